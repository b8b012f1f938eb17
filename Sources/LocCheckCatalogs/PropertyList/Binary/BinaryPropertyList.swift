import LocCheckDiagnostics

/// The reader of binary property lists.
///
/// A file is a table of objects that refer to each other by number, as Core Foundation's source
/// (`CFBinaryPList.c`) describes it. Foundation's own reader crashes on some damaged files, so the
/// format is taken apart here; nothing in a file is believed before it is checked.
struct BinaryPropertyList {
  /// The bytes of the file.
  let bytes: UnsafeRawBufferPointer
  /// Where the numbers and tables of the file stand.
  let layout: BinaryLayout
  /// The values without contents of their own, by the number of their object.
  private var leaves: [Int: PropertyList.Value] = [:]
  /// The number of bytes that values may still be made of.
  private var budget: Int

  /// The largest number of containers around each other.
  private static let depthLimit = 256

  /// The bytes that a binary property list begins with.
  private static let signature = Array("bplist0".utf8)

  /// Whether a file says that it is a binary property list.
  static func isAnnounced(by bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Returns the outermost value, nil where the file is damaged.
  static func propertyList(from source: SourceText) -> Diagnosed<PropertyList?> {
    source.bytes.withUnsafeBytes { bytes in
      do throws(BinaryProblem) {
        var reader = BinaryPropertyList(bytes, try BinaryLayout(bytes))
        return Diagnosed(try reader.value(ofObject: reader.layout.topObject, depth: 0))
      } catch {
        return Diagnosed(nil, [error.diagnostic(in: source)])
      }
    }
  }

  /// Creates a reader of a file.
  private init(_ bytes: UnsafeRawBufferPointer, _ layout: BinaryLayout) {
    self.bytes = bytes
    self.layout = layout
    // A reference takes a byte at least, and objects lie side by side: only a file that shares
    // containers, or lays objects over each other, costs more than its bytes. Writers share nothing
    // but strings and numbers, each of which is read once.
    self.budget = bytes.count
  }

  /// Returns the value of an object.
  private mutating func value(
    ofObject number: Int, depth: Int
  ) throws(BinaryProblem) -> PropertyList {
    budget -= 1
    if let leaf = leaves[number] { return PropertyList(leaf) }
    var object = try layout.object(number, in: bytes)
    guard budget >= 0, depth < Self.depthLimit else {
      throw BinaryProblem("containers refer to each other without end", at: object.start)
    }
    switch object.kind {
    case .array:
      let count = try object.takeCount()
      var values: [PropertyList] = []
      for reference in try references(of: object, count: count) {
        values.append(try value(ofObject: reference, depth: depth + 1))
      }
      return PropertyList(.array(values))
    case .dictionary: return PropertyList(try dictionary(from: &object, depth: depth))
    default:
      let leaf = try object.takeLeaf()
      budget -= object.index - object.start
      guard budget >= 0 else {
        throw BinaryProblem("objects overlap without end", at: object.start)
      }
      leaves[number] = leaf
      return PropertyList(leaf)
    }
  }

  /// Returns the dictionary that an object is: its keys, then its values.
  private mutating func dictionary(
    from object: inout BinaryObject, depth: Int
  ) throws(BinaryProblem) -> PropertyList.Value {
    let count = try object.takeCount()
    let (doubled, overflows) = count.multipliedReportingOverflow(by: 2)
    let numbers = try references(of: object, count: overflows ? Int.max : doubled)
    var members: [PropertyList.Member] = []
    for (key, reference) in zip(numbers.prefix(count), numbers.dropFirst(count)) {
      guard let name = try value(ofObject: key, depth: depth + 1).string else {
        throw BinaryProblem("a key is no string", at: object.start)
      }
      members.append(
        PropertyList.Member(key: name, value: try value(ofObject: reference, depth: depth + 1)))
    }
    // A dictionary of a binary file has no order of its own.
    return .dictionary(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  /// Returns the numbers of the objects that a container refers to.
  private func references(
    of object: BinaryObject, count: Int
  ) throws(BinaryProblem) -> [Int] {
    let size = layout.referenceSize
    guard count <= (object.end - object.index) / size else {
      throw BinaryProblem("a container goes beyond the objects", at: object.start)
    }
    return (0..<count).map { position in
      bytes.bigEndianInteger(at: object.index + position * size, size: size)
    }
  }
}
