/// The attributes in Apple's Markdown extension `^[text](inflect: true)`.
///
/// CommonMark reads `(inflect: true)` as no destination of a link, for its blank, so the list has
/// to be recognised before parsing.
struct AttributeList {
  /// The list as written, without its parentheses.
  var bytes: [UInt8]

  /// Creates a list from what was between the parentheses.
  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Finds a list in parentheses at an offset, nil if what is there is the destination of a link.
  init?(at offset: Int, in source: UnsafeBufferPointer<UInt8>) {
    guard offset < source.count, source[offset] == UInt8(ascii: "(") else { return nil }
    let body = source[(offset + 1)...].prefix { !Self.endsSearch($0) }
    guard body.endIndex < source.count, source[body.endIndex] == UInt8(ascii: ")"),
      let colon = body.firstIndex(of: UInt8(ascii: ":")),
      body[colon...].dropFirst().first == UInt8(ascii: " "),
      body[..<colon].allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: " ") })
    else { return nil }
    bytes = Array(body)
  }

  /// Whether automatic grammar agreement is asked for.
  var asksForInflection: Bool {
    String(decoding: bytes, as: UTF8.self).split(separator: ",").contains { attribute in
      attribute.filter { $0 != " " } == "inflect:true"
    }
  }

  /// Whether a byte ends the list or cannot be in one that is put between `<` and `>` unchanged.
  private static func endsSearch(_ byte: UInt8) -> Bool {
    byte < 0x20 || "()<>[]&\\*_~`".utf8.contains(byte)
  }
}
