extension HTMLWriter {
  /// Writes a labelled fact of a description list.
  mutating func fact(
    _ label: String, _ content: (inout HTMLWriter) throws -> Void
  ) throws {
    try block("div") { html in
      try html.inline("dt") { try $0.shown(label) }
      try html.inline("dd", [:], content)
    }
  }

  /// Writes a labelled fact that is a name or a text of the user's; none where it is empty.
  mutating func fact(_ label: String, _ value: String?) throws {
    guard let value, !value.isEmpty else { return }
    try fact(label) { try $0.name(value) }
  }
}
