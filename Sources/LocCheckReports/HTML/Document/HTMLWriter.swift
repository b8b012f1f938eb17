/// Writes HTML in which no text can become markup.
///
/// Names, and what is written as it is, are literals of the program (`StaticString`); everything that is
/// known only when it runs is escaped. Elements cannot be left open. But for style and script, the page is
/// well-formed XML too.
struct HTMLWriter {
  /// Receives the text.
  private var output: ReportText

  /// Attributes by their names; one whose value is nil is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Creates a writer.
  init(to sink: @escaping ReportSink) { output = ReportText(to: sink) }

  /// Writes a literal of the program as it is.
  mutating func markup(_ literal: StaticString) throws { try output.write(literal.description) }

  /// Writes a text.
  mutating func text(_ text: String) throws { try output.write(HTMLEscaping.escaped(text)) }

  /// Writes an element that stands on lines of its own.
  mutating func block(
    _ name: StaticString, _ attributes: Attributes = [:],
    _ content: (inout HTMLWriter) throws -> Void
  ) throws {
    try open(name, attributes)
    try markup("\n")
    try content(&self)
    try close(name)
    try markup("\n")
  }

  /// Writes an element within a line.
  mutating func inline(
    _ name: StaticString, _ attributes: Attributes = [:],
    _ content: (inout HTMLWriter) throws -> Void
  ) throws {
    try open(name, attributes)
    try content(&self)
    try close(name)
  }

  /// Writes an element that holds a text.
  mutating func inline(
    _ name: StaticString, _ attributes: Attributes, _ text: String
  ) throws {
    try inline(name, attributes) { try $0.text(text) }
  }

  /// Writes an element that has no attributes and holds a text.
  mutating func inline(_ name: StaticString, _ text: String) throws {
    try inline(name, [:], text)
  }

  /// Writes an element that holds a text, on a line of its own.
  mutating func line(_ name: StaticString, _ attributes: Attributes, _ text: String) throws {
    try inline(name, attributes, text)
    try markup("\n")
  }

  /// Writes an element that has no attributes and holds a text, on a line of its own.
  mutating func line(_ name: StaticString, _ text: String) throws { try line(name, [:], text) }

  /// Writes an element that can hold nothing.
  mutating func void(_ name: StaticString, _ attributes: Attributes) throws {
    try open(name, attributes, ending: "/>")
  }

  /// Writes a style or script element, whose content HTML does not unescape.
  mutating func verbatim(_ name: StaticString, _ parts: [StaticString]) throws {
    try inline(name) { html in
      for part in parts { try html.markup(part) }
    }
    try markup("\n")
  }

  /// Hands on what is left; to be called at the end.
  mutating func finish() throws { try output.flush() }

  /// Writes a start tag.
  private mutating func open(
    _ name: StaticString, _ attributes: Attributes, ending: StaticString = ">"
  ) throws {
    var tag = "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      tag += " \(name)=\"\(HTMLEscaping.escaped(value))\""
    }
    try output.write(tag + ending.description)
  }

  /// Writes an end tag.
  private mutating func close(_ name: StaticString) throws { try output.write("</\(name)>") }
}
