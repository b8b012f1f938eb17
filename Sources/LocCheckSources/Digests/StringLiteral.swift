/// A string literal of any form, its escapes resolved and the indentation of several lines taken away.
package struct StringLiteral: Sendable, Hashable {
  /// The segments in order; those of text are neither empty nor next to each other.
  package var segments: [Segment]

  /// Creates a literal.
  package init(_ segments: [Segment]) { self.segments = segments }

  /// A part of a literal.
  package indirect enum Segment: Sendable, Hashable {
    /// Text.
    case text(String)
    /// `\(arguments)`: the value first, then what says how it is written.
    case interpolation([Argument])
  }

  /// The text, nil where there is an interpolation.
  package var text: String? {
    switch segments.count {
    case 0: return ""
    case 1:
      guard case .text(let text) = segments[0] else { return nil }
      return text
    default: return nil
    }
  }

  /// Whether it has an interpolation.
  package var isInterpolated: Bool { text == nil }
}
