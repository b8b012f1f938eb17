/// Writes runs as a sequence of delimiters and texts.
struct MarkdownWriter {
  /// A piece of the output.
  private enum Piece {
    /// A delimiter of emphasis or strikethrough.
    case delimiter(String)
    /// A bracket, destination or code span, already in its final form.
    case markup(String)
    /// Text still to be escaped.
    case text(Substring, isInLink: Bool)
  }

  /// The styles spelled by delimiters around text; of two equally long ones the first is outside.
  private static let delimiters: [(style: InlineStyle, mark: String)] = [
    (.strikethrough, "~~"), (.bold, "**"), (.italic, "_"),
  ]

  /// The pieces so far.
  private var pieces: [Piece] = []

  /// The styles open now, the outermost first.
  private var open: [(style: InlineStyle, mark: String)] = []

  /// Appends merged runs.
  mutating func write(_ runs: [StyledRun]) {
    var rest = runs[...]
    while let first = rest.first {
      // Brackets are outside of all styles, as links do not nest.
      let group = rest.prefix { run in
        var unstyled = run
        unstyled.style = first.style
        return unstyled.isStyled(like: first)
      }
      rest = rest[group.endIndex...]
      if first.isInflected {
        write(group, between: "^[", and: "](inflect: true)")
      } else if let link = first.link {
        write(group, between: "[", and: "](\(Self.destination(link)))")
      } else {
        write(group)
      }
    }
  }

  /// Returns the Markdown; guarded, the characters beside delimiters are numeric references.
  func markdown(isGuarded: Bool) -> String {
    var result = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .delimiter(let mark), .markup(let mark):
        result += mark
      case .text(var text, let isInLink):
        let first = isGuarded && isDelimiter(index - 1) ? text.unicodeScalars.popFirst() : nil
        let last = isGuarded && isDelimiter(index + 1) ? text.unicodeScalars.popLast() : nil
        result += first.map(Self.reference) ?? ""
        result += Self.escaped(text, isInLink: isInLink, isBeforeMarkup: isMarkup(index + 1))
        result += last.map(Self.reference) ?? ""
      }
    }
    return result
  }

  // MARK: - Structure

  /// Appends runs of one link between brackets.
  private mutating func write(
    _ group: ArraySlice<StyledRun>, between opening: String, and closing: String
  ) {
    pieces.append(.markup(opening))
    write(group)
    pieces.append(.markup(closing))
  }

  /// Appends runs that differ in style only.
  private mutating func write(_ group: ArraySlice<StyledRun>) {
    for index in group.indices {
      let run = group[index]
      close(downTo: open.prefix { run.style.contains($0.style) }.count)
      openStyles(for: group[index...])
      if run.style.contains(.code) {
        pieces.append(.markup(Self.codeSpan(run.text)))
      } else {
        pieces.append(.text(run.text[...], isInLink: run.link != nil))
      }
    }
    close(downTo: 0)
  }

  /// Opens the styles the first run still needs, that which lasts longest first.
  private mutating func openStyles(for runs: ArraySlice<StyledRun>) {
    /// The number of runs the style lasts.
    func extent(_ style: InlineStyle) -> Int {
      runs.prefix { $0.style.contains(style) }.count
    }
    let missing = Self.delimiters.filter { candidate in
      extent(candidate.style) > 0 && !open.contains { $0.style == candidate.style }
    }
    for delimiter in missing.sorted(by: { extent($0.style) > extent($1.style) }) {
      open.append(delimiter)
      pieces.append(.delimiter(delimiter.mark))
    }
  }

  /// Closes open styles until a number of them is left.
  private mutating func close(downTo count: Int) {
    while open.count > count {
      pieces.append(.delimiter(open.removeLast().mark))
    }
  }

  /// Whether the piece at an index exists and is a delimiter.
  private func isDelimiter(_ index: Int) -> Bool {
    guard pieces.indices.contains(index), case .delimiter = pieces[index] else { return false }
    return true
  }

  /// Whether the piece at an index exists and is markup that could begin with a bracket.
  private func isMarkup(_ index: Int) -> Bool {
    guard pieces.indices.contains(index), case .markup = pieces[index] else { return false }
    return true
  }

  // MARK: - Spelling

  /// Escapes what could be markup, and outside of links what would become one by itself.
  private static func escaped(
    _ text: Substring, isInLink: Bool, isBeforeMarkup: Bool
  ) -> String {
    var result = ""
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let before = text[..<index].utf8
      let after = text[index...].utf8.dropFirst(scalars[index].utf8.count)
      let isFollowedByWord = after.first?.isASCIIAlphanumeric == true
      let needsEscape =
        switch scalars[index] {
        case "\\", "*", "~", "`", "[", "]": true
        // Within a word, an underscore is one.
        case "_": !(before.last?.isASCIIAlphanumeric == true && isFollowedByWord)
        case "&": isFollowedByWord || after.first == UInt8(ascii: "#")
        case "<": isFollowedByWord || after.first.map("/!?".utf8.contains) == true
        // Before a bracket these make an image and an attribute of it.
        case "!", "^": after.isEmpty && isBeforeMarkup
        case ":": !isInLink && after.starts(with: "//".utf8)
        case ".": !isInLink && before.suffix(3).elementsEqual("www".utf8)
        default: false
        }
      if needsEscape {
        result += "\\"
      }
      result.unicodeScalars.append(scalars[index])
    }
    return result
  }

  /// Spells a code span, with a fence longer than any run of backticks inside.
  private static func codeSpan(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isBlank = text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    let isStripped = text.utf8.first == UInt8(ascii: " ") && text.utf8.last == UInt8(ascii: " ")
    let touchesFence = text.utf8.first == UInt8(ascii: "`") || text.utf8.last == UInt8(ascii: "`")
    let padding = touchesFence || (isStripped && !isBlank) ? " " : ""
    return fence + padding + text + padding + fence
  }

  /// Spells the destination of a link.
  private static func destination(_ link: String) -> String {
    var result = ""
    for scalar in link.unicodeScalars {
      switch scalar {
      case "\\", "(", ")", "<", ">", "&":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\u{1}"..."\u{20}", "\u{7F}":
        result += reference(scalar)
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Spells a scalar as a numeric reference.
  private static func reference(_ scalar: Unicode.Scalar) -> String {
    "&#\(scalar.value);"
  }
}
