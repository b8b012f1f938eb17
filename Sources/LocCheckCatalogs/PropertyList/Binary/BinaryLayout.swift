/// The trailer of a binary property list, and the table of offsets it leads to.
struct BinaryLayout {
  /// The number of bytes of a reference to an object.
  let referenceSize: Int
  /// The number of the outermost object.
  let topObject: Int
  /// The number of bytes of an entry of the offset table.
  private let offsetSize: Int
  /// The number of objects.
  private let objectCount: Int
  /// The place of the offset table, where the objects end.
  private let tableStart: Int

  /// The number of bytes of the trailer.
  private static let trailerSize = 32
  /// The number of bytes of the signature and version, behind which the objects begin.
  private static let headerSize = 8

  /// Reads the trailer of a file.
  init(_ bytes: UnsafeRawBufferPointer) throws(BinaryProblem) {
    let trailer = bytes.count - Self.trailerSize
    guard trailer > Self.headerSize else {
      throw BinaryProblem("the file is cut off", at: bytes.count)
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = bytes.bigEndianInteger(at: trailer + 8, size: 8)
    topObject = bytes.bigEndianInteger(at: trailer + 16, size: 8)
    tableStart = bytes.bigEndianInteger(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount > 0,
      tableStart > Self.headerSize, tableStart < trailer,
      objectCount <= (trailer - tableStart) / offsetSize
    else { throw BinaryProblem("the trailer does not fit the file", at: trailer) }
  }

  /// Returns the object of a number.
  func object(
    _ number: Int, in bytes: UnsafeRawBufferPointer
  ) throws(BinaryProblem) -> BinaryObject {
    guard number < objectCount else {
      throw BinaryProblem("a reference to object \(number) of \(objectCount)", at: tableStart)
    }
    let entry = tableStart + number * offsetSize
    let start = bytes.bigEndianInteger(at: entry, size: offsetSize)
    guard (Self.headerSize..<tableStart).contains(start) else {
      throw BinaryProblem("an offset leads out of the objects", at: entry)
    }
    return BinaryObject(in: bytes, at: start, end: tableStart)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the unsigned number in up to eight bytes, `Int.max` where it is larger than that.
  func bigEndianInteger(at offset: Int, size: Int) -> Int {
    let number = self[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: number)
  }
}
