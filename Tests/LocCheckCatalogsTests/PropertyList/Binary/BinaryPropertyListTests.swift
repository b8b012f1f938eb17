import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

struct BinaryPropertyListTests {
  /// Values of all kinds and sizes.
  private static var sample: [String: any Sendable] {
    [
      "": "", "a": "b", "é": "ünïcode ✓ 😀", "long": String(repeating: "x", count: 70_000),
      "wide": String(repeating: "中", count: 300), "t": true, "f": false, "d": 1.5, "s": Float(0.25),
      "numbers": [0, 1, 255, 256, 65_535, 65_536, -1, Int.max, Int.min], "big": UInt64.max,
      "many": (0..<300).map { "\($0)" }, "data": Data([1, 2, 3]), "empty": [String](),
      "date": Date(timeIntervalSince1970: 0),
      "nested": [
        "NSStringLocalizedFormatKey": "%#@v@", "v": ["one": "1", "other": "o"] as [String: String],
      ] as [String: any Sendable],
    ]
  }

  /// Returns the binary property list that Foundation makes of a value.
  private func data(_ value: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  @Test func `what Foundation writes is read`() throws {
    let data = try data(Self.sample)
    let result = readPropertyList(data)
    let list = try #require(result.value)
    #expect(result.diagnostics == [])
    #expect(
      list["numbers"]?.value
        == .array(
          [0, 1, 255, 256, 65_535, 65_536, -1, .max, .min].map { PropertyList(.integer($0)) }))
    #expect(list["big"]?.value == .real(0x1p64))
    var comparable = Self.sample
    comparable["big"] = nil
    let outline = try PropertyListOutline.of(
      #require(readPropertyList(self.data(comparable)).value))
    #expect(try outline == PropertyListOutline.ofFoundation(self.data(comparable)))
  }

  @Test func `members are in the order of their keys' bytes, and without places`() throws {
    let list = try #require(
      readPropertyList(try data(["b": "1", "é": "2", "B": "3", "a": "4"])).value)
    #expect(list.members?.map(\.key) == ["B", "a", "b", "é"])
    #expect(list.ranges.allSatisfy { $0 == nil })
  }

  @Test func `a file cut off anywhere is an error`() throws {
    let bytes = try data(["a": ["b": "c"], "d": [1, 2]])
    for count in 7..<bytes.count {
      let result = readPropertyList(bytes.prefix(count))
      #expect(result.value == nil)
      #expect(result.diagnostics.map(\.id.name) == ["plist.damaged-binary"])
    }
  }

  /// Makes a file of objects with references of one byte and offsets of two.
  private func file(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = number(bytes.count)
    let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0)
    return bytes + table + trailer + start
  }

  /// Spells a number in eight bytes.
  private func number(_ value: Int) -> [UInt8] {
    [0, 0, 0, 0, 0, 0, UInt8(value >> 8), UInt8(value & 0xFF)]
  }

  @Test func `a small file made by hand is read`() throws {
    let list = try #require(
      readPropertyList(file([[0xD1, 1, 2], [0x51, 0x61], [0xA2, 1, 3], [0x09]])).value)
    #expect(PropertyListOutline.of(list) == "{\"a\":[\"a\",true]}")
  }

  @Test func `containers that hold each other end in an error`() {
    let bomb = (1...100).map { [0xA4] + [UInt8](repeating: UInt8($0), count: 4) } + [[0x09]]
    for objects in [[[0xA1, 0]], [[0xA1, 1], [0xA1, 0]], bomb] {
      let result = readPropertyList(file(objects))
      #expect(result.value == nil)
      #expect(result.lines.allSatisfy { $0.contains("containers refer to each other without end") })
    }
  }

  @Test func `texts that lie over each other end in an error`() {
    let count = 100
    let references = (1...count).map { UInt8($0) }
    // Each text of 240 bytes holds the beginnings of those behind it.
    let texts = (0..<count).flatMap { _ in [0x5F, 0x10, 0xF0] as [UInt8] }
    let array: [UInt8] = [0xAF, 0x10, UInt8(count)] + references
    let header = Array("bplist00".utf8)
    let objects = header + array + texts + [UInt8](repeating: 0x61, count: 240)
    let starts = [header.count] + (0..<count).map { header.count + array.count + 3 * $0 }
    let table = starts.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 2, 1] + number(starts.count) + number(0) + number(objects.count)
    let result = readPropertyList(objects + table + trailer)
    #expect(result.value == nil)
    #expect(result.lines.allSatisfy { $0.contains("objects overlap without end") })
  }

  @Test(
    arguments: [
      ([[0xA1, 9]], "a reference to object 9 of 1 at byte 10"),
      (
        [[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "a container goes beyond the objects at byte 8"
      ),
      (
        [[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "a container goes beyond the objects at byte 8"
      ),
      (
        [[0x6F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "an object goes beyond the objects at byte 8"
      ),
      ([[0x4F, 0x12, 0xFF, 0xFF, 0xFF, 0xFF]], "an object goes beyond the objects at byte 8"),
      ([[0x5F, 0x51, 0x01]], "a size is no number at byte 8"),
      ([[0x13, 0x01]], "an object goes beyond the objects at byte 8"),
      ([[0xC1, 0]], "an object of the unknown kind 0xC1 at byte 8"),
      ([[0x00]], "an object of the unknown kind 0x0 at byte 8"),
      ([[0xD1, 1, 1], [0x09]], "a key is no string at byte 8"),
    ] as [([[UInt8]], String)])
  func `a damaged object is an error`(objects: [[UInt8]], message: String) {
    let result = readPropertyList(file(objects))
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.message) == ["damaged binary property list: \(message)"])
  }

  /// A generator of the same numbers in every run (SplitMix64).
  private struct SeededGenerator: RandomNumberGenerator {
    /// The state.
    var state: UInt64

    /// Returns the next number.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }

  @Test(arguments: 0..<20)
  func `damaged files are read or refused`(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let sample = Array(
      try data(["a": "b", "é": "中", "n": [12, 1.5, true], "x": ["y": ["z": Data([1])]]]))
    for _ in 0..<500 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let end = bytes.count
        let index =
          Bool.random(using: &random)
          ? Int.random(in: 8..<end, using: &random) : end - Int.random(in: 1...32, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      let result = readPropertyList(bytes)
      #expect((result.value == nil) == result.hasErrors)
    }
  }
}
