/// A titled list of two columns.
struct HelpSection: Sendable {
  /// A line of the list.
  struct Entry: Sendable {
    /// The left column, never broken.
    var label: String

    /// The right column, wrapped.
    var text: String
  }

  /// The heading without its colon.
  var title: String

  /// The lines in order.
  var entries: [Entry]

  /// The heading and the list; a label that reaches the right column has a line of its own.
  func lines(column: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: column)
    return ["\(title):"]
      + entries.flatMap { entry in
        let label = "  \(entry.label)"
        let text = entry.text.wrapped(to: width - column)
        guard label.count + 2 <= column else { return [label] + text.map { margin + $0 } }
        let padding = String(repeating: " ", count: column - label.count)
        return [label + padding + (text.first ?? "")] + text.dropFirst().map { margin + $0 }
      }
  }
}
