import LocCheckDiagnostics

extension JSONScanner {
  /// Returns the member a name stands for, nil where the format does not know it.
  @inline(__always)
  func member(_ name: JSONString) -> Member? {
    withBytes(of: name) { Member($0) }
  }

  /// Returns the translation state a text stands for, nil where it stands for none.
  @inline(__always)
  func state(_ spelling: JSONString) -> TranslationState? {
    withBytes(of: spelling) { TranslationState($0) }
  }

  /// Calls a function with the bytes of a string, decoded where it has escapes.
  @inline(__always)
  private func withBytes<Result>(
    of string: JSONString, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard string.hasEscapes else {
      return body(UnsafeRawBufferPointer(rebasing: bytes[string.bounds]))
    }
    var text = text(of: string)
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// The kind of the value at the next byte, in words.
  package var kindOfNext: String {
    switch next {
    case JSONByte.openingBrace: "an object"
    case JSONByte.openingBracket: "an array"
    case JSONByte.quote: "a string"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "a boolean"
    case UInt8(ascii: "n"): "null"
    default: "a number"
    }
  }

  /// Returns a name or text as messages quote it.
  func quoted(_ string: JSONString) -> String { text(of: string).quoted }
}
