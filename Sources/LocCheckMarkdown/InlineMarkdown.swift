/// Inline Markdown as SwiftUI's `Text` reads it in a localized string.
///
/// Apple's Foundation parses it with a fork of cmark-gfm under
/// `AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace`:
/// emphasis, code spans, links and the GitHub extensions for strikethrough and bare addresses are
/// markup; headings, lists, quotes, code blocks, tables and reference definitions are text, and so
/// is inline HTML. Spaces and line breaks stay as they are written, and so does a backslash before
/// a line break. Of an image its description remains. A single tilde strikes through as two do,
/// since that is cmark-gfm's default. `^[text](inflect: true)`, Apple's own extension, becomes its
/// text.
///
/// Format specifiers mean nothing here: they pass as the characters they are made of.
public enum InlineMarkdown {
  /// Parses inline Markdown into runs, no two neighbours of equal style; an empty text has none.
  public static func runs(of text: String) -> [StyledRun] {
    guard !text.isEmpty else { return [] }
    guard mayContainMarkup(text) else { return [StyledRun(text)] }
    let masked = MaskedText(masking: text)
    var walker = RunWalker()
    CommonMarkDocument(parsing: masked.bytes).walk(with: &walker)
    walker.append(masked.trailingSpace)
    return walker.finishedRuns()
  }

  /// Whether the text has a character that could be markup; without one it is its own single run.
  public static func mayContainMarkup(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { mayBeginMarkup(at: $0, in: bytes) }
    }
  }

  /// Whether the byte at an offset could begin markup, judged by itself and its neighbours.
  private static func mayBeginMarkup(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    /// The byte at a distance after the one in question, zero past the end.
    func next(_ distance: Int = 1) -> UInt8 {
      offset + distance < bytes.count ? bytes[offset + distance] : 0
    }
    switch bytes[offset] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"):
      return true
    case UInt8(ascii: ":"):
      return next() == UInt8(ascii: "/")
    case UInt8(ascii: "w"):
      return next() == UInt8(ascii: "w") && next(2) == UInt8(ascii: "w")
    case UInt8(ascii: "@"):
      // A mail address; in `%@` and `%1$@` no name precedes the sign.
      return offset > 0 && isMailName(bytes[offset - 1]) && isMailName(next())
    default:
      return false
    }
  }

  /// Whether a byte may stand beside the `@` of a mail address.
  private static func isMailName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || ".+-_".utf8.contains(byte)
  }
}
