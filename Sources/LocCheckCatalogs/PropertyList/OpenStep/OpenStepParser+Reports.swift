import LocCheckDiagnostics

extension OpenStepParser {
  /// Reports what makes the file void.
  mutating func report(_ problem: OpenStepProblem) {
    var diagnostic = mergeConflict(at: problem.bounds.lowerBound) ?? diagnostic(of: problem)
    let others = entryCount > 0 ? ", \(Self.entries(entryCount)) before this place included" : ""
    diagnostic.notes.append(
      Diagnostic.Note("a device finds no entry of the file at all\(others)"))
    if problem.bounds.isEmpty, let comment = scanner.unclosedComment {
      diagnostic.notes.append(
        Diagnostic.Note("this comment does not end", at: source.range(comment..<comment + 2)))
    }
    diagnostics.append(diagnostic)
  }

  /// Reports that the reading ends before the file does.
  mutating func report(_ stop: Stop) {
    switch stop {
    case .endOfFile: return
    case .unclosedString(let opening):
      let lost = scanner.countEntries(from: opening + 1)
      diagnostics.append(
        Diagnostic(
          "strings.unclosed-string", .error,
          "the string that begins here has no closing quote: a device stops reading without an"
            + " error\(Self.loss(of: lost))",
          at: source.range(opening..<opening + 1)))
    case .stray(let offset):
      diagnostics.append(stray(at: offset))
    }
  }

  /// Returns the diagnostic of something that stands where a key is due.
  private func stray(at offset: Int) -> Diagnostic {
    let bounds = offset..<scanner.endOfScalar(at: offset)
    let lineEnd = source.lineBounds(containing: offset).upperBound
    let conflict = mergeConflict(at: offset)
    // Words of a comment or a marker are no entries.
    let isLine = conflict != nil || scanner.bytes[offset] == UInt8(ascii: "#")
    let lost = scanner.countEntries(from: isLine ? lineEnd : bounds.upperBound)
    let consequence = "a device stops reading here without an error\(Self.loss(of: lost))"
    if var conflict {
      conflict.message += ": \(consequence)"
      return conflict
    }
    return Diagnostic(
      "strings.stray-character", lost > 0 ? .error : .warning,
      "expected a key, found \(found(at: bounds)): \(consequence)", at: source.range(bounds),
      help: advice(at: bounds))
  }

  /// Reports a comment that swallows the rest of the file.
  mutating func reportUnclosedComment() {
    guard let comment = scanner.unclosedComment else { return }
    let lost = scanner.countEntries(from: comment + 2)
    diagnostics.append(
      Diagnostic(
        "strings.unclosed-comment", lost > 0 ? .error : .warning,
        "the comment that begins here does not end\(Self.loss(of: lost))",
        at: source.range(comment..<comment + 2)))
  }

  /// Returns the merge conflict whose lines hold an offset, nil where there is none.
  private func mergeConflict(at offset: Int) -> Diagnostic? {
    let conflict = MergeConflict.conflicts(in: source).first {
      $0.opening.lowerBound <= offset && offset <= $0.closing.upperBound
    }
    return conflict?.diagnostic("strings.merge-conflict", in: source)
  }

  /// What is lost, as the end of a sentence.
  private static func loss(of count: Int) -> String {
    count == 0 ? "" : ", and \(entries(count)) after it \(count == 1 ? "is" : "are") lost"
  }

  /// A number of entries in words.
  private static func entries(_ count: Int) -> String {
    count == 1 ? "the entry" : "the \(count) entries"
  }
}

extension OpenStepScanner {
  /// Returns how many entries stand from an offset on, whatever else stands there.
  fileprivate func countEntries(from offset: Int) -> Int {
    var scanner = self
    scanner.position = offset
    var count = 0
    var depth = 0
    var hasKey = false
    // Each string without an end is looked for to the end of the file.
    var patience = 4
    while let byte = scanner.skipSpace() {
      if scanner.isAtString {
        if (try? scanner.scanString()) != nil { hasKey = true } else { patience -= 1 }
        if patience == 0 { break }
        continue
      }
      scanner.position += 1
      switch byte {
      case OpenStepByte.openingBrace: depth += 1
      case OpenStepByte.closingBrace: depth = max(depth - 1, 0)
      case OpenStepByte.semicolon where depth == 0:
        count += hasKey ? 1 : 0
        hasKey = false
      default: break
      }
    }
    return count
  }
}
