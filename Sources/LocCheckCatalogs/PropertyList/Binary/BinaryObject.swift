/// One object of a binary property list: a marker byte, mostly a size, and content.
struct BinaryObject {
  /// The kinds of objects by the upper half of the marker.
  enum Kind: UInt8 {
    /// Null and the truth values, told apart by the lower half.
    case simple = 0x0
    /// A whole number.
    case integer = 0x1
    /// A floating-point number.
    case real = 0x2
    /// Seconds since the start of 2001.
    case date = 0x3
    /// Bytes.
    case data = 0x4
    /// Text in ASCII.
    case ascii = 0x5
    /// Text in UTF-16 with the high bytes first.
    case utf16 = 0x6
    /// Numbers of objects in a row.
    case array = 0xA
    /// Numbers of keys, then as many of values.
    case dictionary = 0xD
  }

  /// The bytes of the file.
  private let bytes: UnsafeRawBufferPointer
  /// The place of the marker.
  let start: Int
  /// The place that is read next.
  private(set) var index: Int
  /// The end of all objects.
  let end: Int
  /// The kind, nil for one that property lists do not have.
  let kind: Kind?
  /// The lower half of the marker: a size, or the whole value.
  private let nibble: UInt8

  /// Reads the marker of an object.
  init(in bytes: UnsafeRawBufferPointer, at start: Int, end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
    self.index = start + 1
    self.kind = Kind(rawValue: bytes[start] >> 4)
    self.nibble = bytes[start] & 0x0F
  }

  /// Reads how much the object holds; more than 14 is spelled by a number behind the marker.
  mutating func takeCount() throws(BinaryProblem) -> Int {
    guard nibble == 0x0F else { return Int(nibble) }
    guard index < end, Kind(rawValue: bytes[index] >> 4) == .integer, bytes[index] & 0x0F <= 3
    else { throw BinaryProblem("a size is no number", at: start) }
    let size = 1 << Int(bytes[index] & 0x0F)
    index += 1
    return bytes.bigEndianInteger(at: try take(size), size: size)
  }

  /// Reads a value that refers to no other object.
  mutating func takeLeaf() throws(BinaryProblem) -> PropertyList.Value {
    switch kind {
    case .simple where nibble == 8 || nibble == 9: return .boolean(nibble == 9)
    case .integer where nibble <= 4: return try takeInteger(size: 1 << Int(nibble))
    case .real where nibble == 2:
      let bits = bytes.bigEndianInteger(at: try take(4), size: 4)
      return .real(Double(Float(bitPattern: UInt32(bits))))
    case .real where nibble == 3: return .real(Double(bitPattern: try takeBits()))
    case .date where nibble == 3:
      _ = try take(8)
      return .date
    case .data:
      _ = try take(try takeCount())
      return .data
    case .ascii:
      let count = try takeCount()
      let start = try take(count)
      return .string(String(decoding: bytes[start..<start + count], as: UTF8.self))
    case .utf16:
      let (size, overflows) = try takeCount().multipliedReportingOverflow(by: 2)
      let start = try take(overflows ? Int.max : size)
      let units = stride(from: start, to: start + size, by: 2)
        .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      return .string(String(decoding: units, as: UTF16.self))
    default:
      let marker = String(bytes[start], radix: 16, uppercase: true)
      throw BinaryProblem("an object of the unknown kind 0x\(marker)", at: start)
    }
  }

  /// Reads a whole number: one of eight bytes has a sign, shorter ones have none, and one of
  /// sixteen is an unsigned one that does not fit eight.
  private mutating func takeInteger(size: Int) throws(BinaryProblem) -> PropertyList.Value {
    switch size {
    case 16:
      let high = try takeBits()
      let low = try takeBits()
      guard high != 0 || low > UInt64(Int64.max) else { return .integer(Int64(low)) }
      return .real(Double(Int64(bitPattern: high)) * 0x1p64 + Double(low))
    case 8: return .integer(Int64(bitPattern: try takeBits()))
    default: return .integer(Int64(bytes.bigEndianInteger(at: try take(size), size: size)))
    }
  }

  /// Reads eight bytes.
  private mutating func takeBits() throws(BinaryProblem) -> UInt64 {
    let start = try take(8)
    return bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Takes a number of bytes and returns where they begin.
  private mutating func take(_ count: Int) throws(BinaryProblem) -> Int {
    guard count <= end - index else {
      throw BinaryProblem("an object goes beyond the objects", at: start)
    }
    defer { index += count }
    return index
  }
}
