import LocCheckSources
import SwiftParser
import SwiftSyntax

extension SyntaxReader {
  /// Reads a string literal.
  mutating func literal(_ node: StringLiteralExprSyntax) -> StringLiteral {
    literals += 1
    significance += 1
    var segments: [StringLiteral.Segment] = []
    var run: [StringSegmentSyntax] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): run.append(segment)
      case .expressionSegment(let segment):
        append(run, of: node, to: &segments)
        run = []
        segments.append(.interpolation(arguments(segment.expressions)))
      @unknown default: continue
      }
    }
    append(run, of: node, to: &segments)
    return StringLiteral(segments)
  }

  /// Appends the text of neighbouring segments.
  private func append(
    _ run: [StringSegmentSyntax], of node: StringLiteralExprSyntax,
    to segments: inout [StringLiteral.Segment]
  ) {
    let text = text(of: run, in: node)
    if !text.isEmpty { segments.append(.text(text)) }
  }

  /// Returns the text of neighbouring segments, their escapes resolved.
  private func text(of run: [StringSegmentSyntax], in node: StringLiteralExprSyntax) -> String {
    let written = run.map(\.content.text).joined()
    guard written.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0x0D }) else {
      return written
    }
    let literal = StringLiteralExprSyntax(
      openingPounds: node.openingPounds, openingQuote: node.openingQuote,
      segments: StringLiteralSegmentListSyntax(run.map { .stringSegment($0) }),
      closingQuote: node.closingQuote, closingPounds: node.closingPounds)
    return literal.representedLiteralValue ?? written
  }
}
