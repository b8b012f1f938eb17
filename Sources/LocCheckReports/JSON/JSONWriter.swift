/// Writes JSON into memory, value by value.
///
/// Commas come by themselves. The text is on one line unless ``breakLine(_:)`` says otherwise.
package struct JSONWriter {
  /// What has been written and not been taken away.
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value follows another one.
  private var needsComma = false
  /// The indentation of the line on which the next value or bracket goes, nil for the current line.
  private var indentation: Int?

  /// Creates a writer that has written nothing.
  package init() {}

  /// Forgets the bytes, which the caller has handed on; what is open stays open.
  package mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

  /// Puts the next member, element or closing bracket on a line of its own.
  package mutating func breakLine(_ indentation: Int) { self.indentation = indentation }

  // MARK: - Containers

  /// Writes an object with the members a closure writes.
  package mutating func object<Failure: Error>(
    _ members: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "{"))
    try members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array with the elements a closure writes.
  package mutating func array<Failure: Error>(
    _ elements: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "["))
    try elements(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes the name of a member, whose value is to be written next.
  package mutating func name(_ name: StaticString) {
    begin()
    bytes.append(UInt8(ascii: "\""))
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Begins a container.
  private mutating func open(_ bracket: UInt8) {
    begin()
    bytes.append(bracket)
    needsComma = false
  }

  /// Ends a container.
  private mutating func close(_ bracket: UInt8) {
    startLine()
    bytes.append(bracket)
    needsComma = true
  }

  /// Writes what separates a value from what stands before it.
  private mutating func begin() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    startLine()
    needsComma = true
  }

  /// Starts the line that was asked for.
  private mutating func startLine() {
    guard let width = indentation else { return }
    indentation = nil
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
  }

  // MARK: - Values

  /// Writes a whole number.
  package mutating func integer(_ value: some BinaryInteger) { literal(String(value)) }

  /// Writes a truth value.
  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes a number or a word that is spelled as JSON spells it.
  package mutating func literal(_ spelling: String) {
    begin()
    bytes += spelling.utf8
  }

  /// Writes a text, its quotes, backslashes, and line and direction controls as escapes: a document may
  /// end up on a terminal.
  package mutating func string(_ text: String) {
    begin()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        guard !JSONEscape.isPlain(utf8[index]), let escape = JSONEscape(in: utf8, at: index) else {
          index += 1
          continue
        }
        bytes += utf8[start..<index]
        escape.append(to: &bytes)
        index += escape.length
        start = index
      }
      bytes += utf8[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Writes a member that is a text, nothing where there is none.
  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  /// Writes a member that is a whole number, nothing where there is none.
  package mutating func member(_ name: StaticString, _ value: (some BinaryInteger)?) {
    guard let value else { return }
    self.name(name)
    integer(value)
  }

  /// Writes a member that is an object.
  package mutating func member(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    self.name(name)
    object(members)
  }

  /// Writes a member that is an array, each element by a closure.
  package mutating func member<Element>(
    _ name: StaticString, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    self.name(name)
    array { writer in
      for element in elements { write(element, &writer) }
    }
  }
}
