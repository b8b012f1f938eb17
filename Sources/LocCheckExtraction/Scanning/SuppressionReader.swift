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
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let pieces = token.leadingTrivia.pieces
    for (index, piece) in pieces.enumerated() {
      let length = piece.sourceLength.utf8Length
      if piece.lineEnds > 0 {
        isAlone = true
      } else if let text = piece.comment {
        let isAbove =
          isAlone && token.tokenKind != .endOfFile && !Self.holdsEmptyLine(pieces[(index + 1)...])
        append(text, at: offset..<offset + length, subject: isAbove ? start : offset)
      }
      offset += length
    }
  }

  /// Reads the comments that end the line of a token.
  private mutating func read(behind token: TokenSyntax) {
    var offset = token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in token.trailingTrivia {
      let length = piece.sourceLength.utf8Length
      if let text = piece.comment {
        append(text, at: offset..<offset + length, subject: offset)
      }
      offset += length
    }
  }

  /// Returns whether a line without anything is among what precedes a token: what stands above it
  /// speaks of something else.
  private static func holdsEmptyLine(_ pieces: ArraySlice<TriviaPiece>) -> Bool {
    var ends = 0
    for piece in pieces {
      if piece.comment != nil { ends = 0 }
      ends += piece.lineEnds
      if ends > 1 { return true }
    }
    return false
  }

  /// Appends a comment if it is one that silences, or means to be one; that has no rule then.
  private mutating func append(_ text: String, at bounds: Range<Int>, subject: Int) {
    let content = text.drop { "/*! \t\n\r".contains($0) }
    guard let rest = Self.remainder(of: content) else { return }
    let isExact = SuppressionComment.begins(text)
    let words = (isExact ? rest : "").split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    let reason = words.count > 1 ? words[1] : ""
    comments.append(
      SuppressionComment(
        rule: words.first.map(String.init) ?? "", reason: Self.trimmed(reason), bounds: bounds,
        subject: source.lineBounds(containing: subject)))
  }

  /// Returns what follows the marker, however it is spelled; nil where there is none.
  private static func remainder(of content: Substring) -> Substring? {
    var rest = content
    for word in SuppressionComment.marker.split(separator: ":", maxSplits: 1) {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == ":" }
      guard rest.prefix(word.count).lowercased() == word else { return nil }
      rest = rest.dropFirst(word.count)
    }
    return rest.first.map { $0 == " " || $0 == "\t" } ?? true ? rest : nil
  }

  /// Returns a text without spaces at its ends.
  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension TriviaPiece {
  /// The comment with what opens and closes it, nil for anything else.
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }

  /// The number of lines it ends.
  fileprivate var lineEnds: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: 0
    }
  }
}
