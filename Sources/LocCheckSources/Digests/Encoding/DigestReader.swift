/// Reads the parts of a digest from bytes, which may be damaged.
struct DigestReader {
  /// The bytes.
  private let bytes: [UInt8]
  /// The place that is read.
  private var index: Int
  /// The texts so far.
  private var texts: [String] = []
  /// The start of the last place.
  private var place = 0
  /// The number of parts that the one that is read lies in.
  private var depth = 0

  /// The number of parts that may lie in each other; more than a digest has.
  private static let maximumDepth = 2000

  /// Bytes that are no digest.
  struct Damage: Error {}

  /// Creates a reader that begins at a place.
  init(bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.index = start
  }

  /// Whether all bytes are read.
  var isAtEnd: Bool { index == bytes.count }

  /// Reads a byte.
  mutating func tag() throws(Damage) -> UInt8 {
    guard index < bytes.count else { throw Damage() }
    defer { index += 1 }
    return bytes[index]
  }

  /// Reads a number.
  mutating func number() throws(Damage) -> Int {
    var number: UInt = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      let byte = try tag()
      number |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return Int(number) }
    }
    throw Damage()
  }

  /// Reads a truth value.
  mutating func flag() throws(Damage) -> Bool { try tag() != 0 }

  /// Reads a text.
  mutating func text() throws(Damage) -> String {
    let number = try number()
    if number > 0 {
      guard number <= texts.count else { throw Damage() }
      return texts[number - 1]
    }
    let count = try self.number()
    guard count <= bytes.count - index else { throw Damage() }
    let text = String(decoding: bytes[index..<index + count], as: UTF8.self)
    index += count
    texts.append(text)
    return text
  }

  /// Reads a place.
  mutating func bounds() throws(Damage) -> Range<Int> {
    let number = try number()
    let distance = number & 1 == 0 ? number >> 1 : -((number + 1) >> 1)
    let length = try self.number()
    let (start, overflows) = place.addingReportingOverflow(distance)
    let (end, goesOver) = start.addingReportingOverflow(length)
    guard !overflows, !goesOver, start >= 0 else { throw Damage() }
    place = start
    return start..<end
  }

  /// Reads the raw value of an enum.
  mutating func name<Name: RawRepresentable<String>>(
    _: Name.Type = Name.self
  ) throws(Damage) -> Name {
    guard let name = Name(rawValue: try text()) else { throw Damage() }
    return name
  }

  /// Reads a part.
  mutating func part<Part: DigestPart>() throws(Damage) -> Part {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw Damage() }
    return try Part(from: &self)
  }

  /// Reads a part that may be missing.
  mutating func optional<Part: DigestPart>() throws(Damage) -> Part? {
    try flag() ? try part() : nil
  }

  /// Reads parts.
  mutating func parts<Part: DigestPart>() throws(Damage) -> [Part] {
    let count = try number()
    // Each part takes a byte, so that a damaged number cannot ask for more memory than there are bytes.
    guard count <= bytes.count - index else { throw Damage() }
    var parts: [Part] = []
    parts.reserveCapacity(min(count, 1024))
    for _ in 0..<count { parts.append(try part()) }
    return parts
  }

  /// Reads parts that may be missing together.
  mutating func optionalParts<Part: DigestPart>() throws(Damage) -> [Part]? {
    try flag() ? try parts() : nil
  }

  /// Reads lists of parts.
  mutating func lists<Part: DigestPart>() throws(Damage) -> [[Part]] {
    let count = try number()
    guard count <= bytes.count - index else { throw Damage() }
    var lists: [[Part]] = []
    for _ in 0..<count { lists.append(try parts()) }
    return lists
  }
}
