import LocCheckSources
import SwiftSyntax

/// Turns the syntax tree of a file into its digest.
///
/// The reader goes through the tree once, in source order, and leaves out what can play no part in a
/// message. All recursion passes through ``nested(in:levels:_:)``, which bounds it.
struct SyntaxReader {
  /// The number of levels that a digest may have; what lies deeper is left out.
  static let maximumDepth = 250

  /// The levels that the reader is in.
  var depth = 0
  /// The number of parts found so far that can play a part in a message.
  var significance = 0
  /// The number of string literals found so far.
  var literals = 0
  /// The names of the modules that are imported.
  var imports: [String] = []
  /// What finds the builds that take a branch of `#if`.
  var conditions = ConditionEvaluator()
  /// The branches of `#if`.
  var conditionalRegions: [ConditionalRegion] = []
  /// The stretches that are previews.
  var previewRegions: [PreviewRegion] = []
  /// The place of the first part that was left out because it lies too deep.
  private(set) var overflow: Range<Int>?

  /// Reads something one or more levels deeper; nil where that is too deep.
  @discardableResult
  mutating func nested<Value>(
    in node: some SyntaxProtocol, levels: Int = 1, _ read: (inout SyntaxReader) -> Value
  ) -> Value? {
    guard depth + levels <= Self.maximumDepth else {
      if overflow == nil { overflow = bounds(of: node) }
      return nil
    }
    depth += levels
    defer { depth -= levels }
    return read(&self)
  }

  /// Returns the bytes of a node, the space and comments around it left out.
  func bounds(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns the name that a token spells, backticks left out.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
