import LocCheckDiagnostics
import LocCheckSources
import SwiftSyntax

/// Finds the comments that silence findings.
struct SuppressionReader {
  /// The file.
  let source: SourceText
  /// The comments so far.
  private var comments: [SuppressionComment] = []

  /// Returns the comments of a file, in source order.
  static func comments(in tree: SourceFileSyntax, of source: SourceText) -> [SuppressionComment] {
    // Comments lie between tokens, and few files have one: most need not be gone through.
    guard source.bytes.withUnsafeBufferPointer(SourceProbe.holdsSuppression) else { return [] }
    var reader = SuppressionReader(source: source)
    var previous: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      reader.read(before: token, after: previous)
      reader.read(behind: token)
      previous = token
    }
    return reader.comments
  }

  /// Creates a reader.
  private init(source: SourceText) { self.source = source }

  /// Reads the comments that the parser has before a token, mostly on lines of their own.
  private mutating func read(before token: TokenSyntax, after previous: TokenSyntax?) {
    var offset = token.position.utf8Offset
    var isAlone = previous == nil
    for piece in token.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: isAlone = true
      case .lineComment(let text):
        append(
          text, at: offset..<offset + length,
          subject: isAlone && token.tokenKind != .endOfFile
            ? token.positionAfterSkippingLeadingTrivia.utf8Offset : offset)
      default: break
      }
      offset += length
    }
  }

  /// Reads the comments that end the line of a token.
  private mutating func read(behind token: TokenSyntax) {
    var offset = token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in token.trailingTrivia {
      let length = piece.sourceLength.utf8Length
      if case .lineComment(let text) = piece {
        append(text, at: offset..<offset + length, subject: offset)
      }
      offset += length
    }
  }

  /// Appends a comment if it is one that silences.
  private mutating func append(_ text: String, at bounds: Range<Int>, subject: Int) {
    let content = text.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
    guard content.hasPrefix(SuppressionComment.marker) else { return }
    let rest = content.dropFirst(SuppressionComment.marker.count)
    guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return }
    let words = rest.split(maxSplits: 1, omittingEmptySubsequences: true) {
      $0 == " " || $0 == "\t"
    }
    let reason = words.count > 1 ? words[1] : ""
    comments.append(
      SuppressionComment(
        rule: words.first.map(String.init) ?? "", reason: Self.trimmed(reason), bounds: bounds,
        subject: source.lineBounds(containing: subject)))
  }

  /// Returns a text without spaces at its ends.
  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
