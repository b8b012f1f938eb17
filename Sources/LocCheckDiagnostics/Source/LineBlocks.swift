/// Where lines lie around the blocks of a text, so that no look-up goes through more than a block.
///
/// A file may be one line of many megabytes, with thousands of places that are asked for.
struct LineBlocks: Sendable {
  /// The length of a block in bytes.
  static let size = 1024

  /// The number of line ends before each block.
  private var counts: [UInt32] = [0]
  /// Where the line begins that the first byte of each block is in.
  private var starts: [Int] = [0]
  /// Where the first line end at or behind the first byte of each block is; the length of the text for none.
  private var ends: [Int] = []

  /// Goes through a text once.
  init(_ bytes: [UInt8]) {
    counts.reserveCapacity(bytes.count / Self.size + 1)
    starts.reserveCapacity(bytes.count / Self.size + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + Self.size <= bytes.count {
        add(start..<start + Self.size, of: bytes)
        start += Self.size
      }
      findEnds(in: bytes)
    }
  }

  /// Returns the block that an offset of the text is in.
  func block(of offset: Int) -> Int { min(offset / Self.size, counts.count - 1) }

  /// Returns the number of line ends before a block.
  func lineCount(before block: Int) -> Int { Int(counts[block]) }

  /// Returns where the line begins that the first byte of a block is in.
  func startOfLine(at block: Int) -> Int { starts[block] }

  /// Returns where the first line end behind a block is, the length of the text for none.
  func endOfLine(behind block: Int) -> Int { ends[block + 1] }

  /// Returns whether a byte is the last of a line end: LF, or CR without LF behind it.
  static func isLineEnd(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes[index] {
    case 0x0A: true
    case 0x0D: index + 1 >= bytes.count || bytes[index + 1] != 0x0A
    default: false
    }
  }

  /// Counts the line ends of a block, and finds the last of them.
  private mutating func add(_ block: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    var feeds: UInt32 = 0
    var returns: UInt32 = 0
    for index in block {
      feeds &+= bytes[index] == 0x0A ? 1 : 0
      returns &+= bytes[index] == 0x0D ? 1 : 0
    }
    if returns > 0 {
      for index in block where bytes[index] == 0x0D && Self.isLineEnd(index, in: bytes) {
        feeds &+= 1
      }
    }
    let last = feeds == 0 ? nil : block.last { Self.isLineEnd($0, in: bytes) }
    counts.append(counts[counts.count - 1] &+ feeds)
    starts.append(last.map { $0 + 1 } ?? starts[starts.count - 1])
  }

  /// Finds the first line end of each block, from the last block to the first.
  private mutating func findEnds(in bytes: UnsafeBufferPointer<UInt8>) {
    ends = [Int](repeating: bytes.count, count: counts.count + 1)
    for block in counts.indices.reversed() {
      let start = block * Self.size
      let first = (start..<min(start + Self.size, bytes.count)).first {
        bytes[$0] == 0x0A || bytes[$0] == 0x0D
      }
      ends[block] = first ?? ends[block + 1]
    }
  }
}
