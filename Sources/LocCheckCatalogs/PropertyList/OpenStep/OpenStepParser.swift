import LocCheckDiagnostics

/// The grammar of OpenStep property lists as Core Foundation's parser reads it.
///
/// An error inside an array is forgotten when the parser happens to stand at the closing bracket
/// then, and a string that does not end is no error where a key is due: what is accepted here is
/// accepted there, whatever it looks like.
struct OpenStepParser {
  /// The reading position.
  var scanner: OpenStepScanner
  /// The file.
  let source: SourceText
  /// What was noticed, in the order of reading.
  var diagnostics: [Diagnostic] = []
  /// The number of entries read so far that stand at the top.
  private(set) var entryCount = 0
  /// The last value that was read, where it is a string.
  private var lastString: OpenStepToken?
  /// The offset after the last value of an entry.
  private var lastEnd = 0
  /// The dictionaries that an error leaves unfinished, the innermost first.
  private(set) var unfinished: [UnfinishedDictionary] = []

  /// The deepest nesting of values that Core Foundation reads.
  private static let depthLimit = 512

  /// Creates a parser for the bytes of a file, well-formed UTF-8.
  init(bytes: UnsafeBufferPointer<UInt8>, source: SourceText) {
    self.scanner = OpenStepScanner(bytes, at: source.contentStart)
    self.source = source
  }

  /// Reads the file, and returns nil where it is void.
  mutating func parse() -> PropertyList? {
    do throws(OpenStepProblem) {
      let value = try parseRoot()
      reportUnclosedComment()
      return value
    } catch {
      report(error)
      return nil
    }
  }

  /// Reads the outermost value: any value, or the content of a dictionary without its braces.
  private mutating func parseRoot() throws(OpenStepProblem) -> PropertyList {
    let start = scanner.position
    guard start < scanner.bytes.count else {
      throw OpenStepProblem(.emptyFile, at: start..<start)
    }
    switch scanner.skipSpace() {
    case nil: return value(.dictionary([]), from: start)
    case _ where scanner.isAtString:
      let token = try scanner.scanString()
      if scanner.skipSpace() == nil { return string(token) }
      scanner.position = start
      let (members, stop) = try parseContent(depth: 0)
      report(stop)
      return value(.dictionary(members), from: start)
    case OpenStepByte.openingBrace, OpenStepByte.openingParenthesis, OpenStepByte.openingAngle:
      let root = try parseValue(depth: 0)
      guard scanner.skipSpace() == nil else {
        unfinished = root.members.map { [UnfinishedDictionary(members: $0)] } ?? []
        throw OpenStepProblem(.trailingContent, at: boundsOfNext)
      }
      return root
    default: throw OpenStepProblem(.missingEntry, at: boundsOfNext)
    }
  }

  /// Reads entries until something cannot begin a key.
  private mutating func parseContent(
    depth: Int
  ) throws(OpenStepProblem) -> (members: [PropertyList.Member], stop: Stop) {
    var members: [PropertyList.Member] = []
    while scanner.skipSpace() != nil, scanner.isAtString {
      let start = scanner.position
      guard let token = try? scanner.scanString() else {
        return (members, .unclosedString(opening: start))
      }
      let key = string(token)
      do throws(OpenStepProblem) {
        members.append(try parseMember(key, at: token, depth: depth))
      } catch {
        unfinished.append(UnfinishedDictionary(members: members, key: key))
        throw error
      }
      if depth == 0 { entryCount += 1 }
    }
    return (members, scanner.next == nil ? .endOfFile : .stray(scanner.position))
  }

  /// Reads the rest of an entry behind its key, up to its semicolon.
  private mutating func parseMember(
    _ key: PropertyList, at token: OpenStepToken, depth: Int
  ) throws(OpenStepProblem) -> PropertyList.Member {
    let value = try parseValue(ofKey: key, at: token, depth: depth)
    guard scanner.next == OpenStepByte.semicolon else {
      unfinished = value.members.map { [UnfinishedDictionary(members: $0)] } ?? []
      throw OpenStepProblem(
        .missingSemicolon(end: lastEnd, string: lastString), at: boundsOfNext)
    }
    scanner.position += 1
    return PropertyList.Member(key: key.string ?? "", keyRange: key.range, value: value)
  }

  /// Reads the value of an entry, its key where it has no other, and the space after it.
  private mutating func parseValue(
    ofKey key: PropertyList, at token: OpenStepToken, depth: Int
  ) throws(OpenStepProblem) -> PropertyList {
    switch scanner.skipSpace() {
    case OpenStepByte.semicolon: return key
    case OpenStepByte.equals: scanner.position += 1
    default: throw OpenStepProblem(.missingEquals(key: token), at: boundsOfNext)
    }
    let value = try parseValue(depth: depth + 1)
    lastEnd = scanner.position
    scanner.skipSpace()
    return value
  }
}

extension OpenStepParser {
  /// Reads a value.
  private mutating func parseValue(depth: Int) throws(OpenStepProblem) -> PropertyList {
    guard depth <= Self.depthLimit else { throw OpenStepProblem(.tooDeep, at: boundsOfNext) }
    let byte = scanner.skipSpace()
    if scanner.isAtString {
      let token = try scanner.scanString()
      lastString = token
      return string(token)
    }
    // Set behind the recursion, so that it holds for the value as a whole.
    defer { lastString = nil }
    switch byte {
    case OpenStepByte.openingBrace: return try parseDictionary(depth: depth)
    case OpenStepByte.openingParenthesis: return try parseArray(depth: depth)
    case OpenStepByte.openingAngle: return try parseData()
    default: throw OpenStepProblem(.missingValue, at: boundsOfNext)
    }
  }

  /// Reads a dictionary between braces.
  private mutating func parseDictionary(depth: Int) throws(OpenStepProblem) -> PropertyList {
    let start = scanner.position
    scanner.position += 1
    let (members, stop) = try parseContent(depth: depth)
    guard scanner.skipSpace() == OpenStepByte.closingBrace else {
      unfinished = [UnfinishedDictionary(members: members)]
      if case .unclosedString(let opening) = stop {
        throw OpenStepProblem(.unclosedString, at: opening..<opening + 1)
      }
      throw OpenStepProblem(.unclosedContainer(opening: start), at: boundsOfNext)
    }
    scanner.position += 1
    return value(.dictionary(members), from: start)
  }

  /// Reads an array, in which an error counts only where no closing bracket comes next.
  private mutating func parseArray(depth: Int) throws(OpenStepProblem) -> PropertyList {
    let start = scanner.position
    var elements: [PropertyList] = []
    var failure: OpenStepProblem?
    do throws(OpenStepProblem) {
      repeat {
        scanner.position += 1
        elements.append(try parseValue(depth: depth + 1))
      } while scanner.skipSpace() == OpenStepByte.comma
    } catch {
      failure = error
      // What breaks off in an array is an element, not the value of a key.
      unfinished = []
    }
    guard scanner.skipSpace() == OpenStepByte.closingParenthesis else {
      throw failure ?? OpenStepProblem(.unclosedContainer(opening: start), at: boundsOfNext)
    }
    scanner.position += 1
    return value(.array(elements), from: start)
  }

  /// Reads data: pairs of hexadecimal digits, between which alone there can be spaces.
  private mutating func parseData() throws(OpenStepProblem) -> PropertyList {
    let start = scanner.position
    scanner.position += 1
    while let byte = scanner.next, byte != OpenStepByte.closingAngle {
      switch byte {
      case OpenStepByte.space, OpenStepByte.tab, OpenStepByte.lineFeed,
        OpenStepByte.carriageReturn:
        scanner.position += 1
      case 0xE2 where scanner.isLineSeparator(at: scanner.position): scanner.position += 3
      default:
        for _ in 0..<2 {
          guard let digit = scanner.next, OpenStepEscape.hexadecimalDigit(digit) != nil else {
            throw OpenStepProblem(.unclosedContainer(opening: start), at: boundsOfNext)
          }
          scanner.position += 1
        }
      }
    }
    guard scanner.next != nil else {
      throw OpenStepProblem(.unclosedContainer(opening: start), at: boundsOfNext)
    }
    scanner.position += 1
    return value(.data, from: start)
  }
}

extension OpenStepParser {
  /// Why the entries of a dictionary end.
  enum Stop {
    /// The file ends.
    case endOfFile
    /// At an offset stands what cannot begin a key.
    case stray(Int)
    /// A key that opens at an offset has no closing quote.
    case unclosedString(opening: Int)
  }

  /// Returns a string with its place.
  private mutating func string(_ token: OpenStepToken) -> PropertyList {
    PropertyList(.string(text(of: token)), at: source.range(token.bounds))
  }

  /// Returns a value that was read from an offset on.
  private func value(_ value: PropertyList.Value, from start: Int) -> PropertyList {
    PropertyList(value, at: source.range(start..<scanner.position))
  }

  /// The bounds of the character that comes next, empty at the end.
  private var boundsOfNext: Range<Int> {
    let start = scanner.position
    return start..<(start < scanner.bytes.count ? scanner.endOfScalar(at: start) : start)
  }
}
