import LocCheckDiagnostics

/// Texts as GitHub Flavored Markdown takes them, on one line each.
///
/// A text that may hold anything stands in a code span, where no markup, HTML, mention or emoji code is
/// read. What cannot be seen is escaped, and right-to-left runs are isolated.
enum MarkdownText {
  /// The longest run of backticks that readers take for the end of a code span.
  private static let longestFence = 80

  /// Returns a text as a code span, cut where it has more than some bytes of UTF-8.
  static func code(_ text: String, maximumSize: Int = .max) -> String {
    span(visible(text, maximumSize: maximumSize, VisibleText.escaped))
  }

  /// Returns a text under test as a code span, spelled as a string literal.
  static func spelled(_ text: String, maximumSize: Int) -> String {
    span(visible(text, maximumSize: maximumSize, VisibleText.spelled))
  }

  /// Returns a visible text as a code span.
  private static func span(_ text: String) -> String {
    guard !text.isEmpty else { return "*(empty)*" }
    let content = RightToLeft.isolatingRuns(in: text)
    let runs = backtickRuns(in: content)
    guard let length = (1...longestFence).first(where: { !runs.contains($0) }) else {
      return span(text.replacingScalars { $0 == "`" ? "\\u{60}" : nil })
    }
    let fence = String(repeating: "`", count: length)
    // Readers drop a blank at both ends, and a backtick there would join the fence.
    let isPadded =
      content.first == "`" || content.last == "`"
      || (content.first == " " && content.last == " " && content.contains { $0 != " " })
    return isPadded ? "\(fence) \(content) \(fence)" : fence + content + fence
  }

  /// Returns a text as the code span of a table's cell, which a bar would end even there.
  static func cell(_ text: String) -> String {
    code(text, maximumSize: 200).replacingScalars { $0 == "|" ? "\\u{7C}" : nil }
  }

  /// Returns a text as words in the middle of a line, what could be markup escaped.
  static func words(_ text: String) -> String {
    RightToLeft.isolatingRuns(in: VisibleText.escaped(text)).replacingScalars { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "#", "@", "!", "$":
        "\\\(scalar)"
      default: nil
      }
    }
  }

  /// Returns the lengths of the runs of backticks in a text.
  private static func backtickRuns(in text: String) -> Set<Int> {
    var lengths: Set<Int> = []
    var length = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "`") {
        length += 1
      } else if length > 0 {
        lengths.insert(length)
        length = 0
      }
    }
    if length > 0 { lengths.insert(length) }
    return lengths
  }

  /// Returns a text made visible and cut between characters, with `…` where something is missing.
  ///
  /// Escaping never shortens, so of a long text no more is escaped than can be shown.
  private static func visible(
    _ text: String, maximumSize: Int, _ escape: (String) -> String
  ) -> String {
    let source = TextExcerpt(text, size: maximumSize)
    let shown = TextExcerpt(escape(source.text), size: maximumSize)
    return shown.text + (source.isWhole && shown.isWhole ? "" : "…")
  }
}
