import LocCheckDiagnostics
import Testing

/// Tests of the encodings that files are read in.
struct TextEncodingTests {
  /// Decodes the bytes of a file `L`.
  private func decoded(_ bytes: [UInt8]) -> Diagnosed<SourceText?> {
    TextEncoding.decoded(SourceText(path: "L", bytes: bytes))
  }

  /// Returns the diagnostics of a file `L` as lines.
  private func lines(_ bytes: [UInt8]) -> [String] {
    decoded(bytes).diagnostics.map { diagnostic in
      let place = diagnostic.range.map { "\($0.start)" } ?? "?"
      return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
    }
  }

  /// Returns the bytes of UTF-16.
  private func utf16(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: TextEncoding.allCases)
  func `a byte-order mark announces its encoding`(encoding: TextEncoding) {
    #expect(TextEncoding(announcedBy: encoding.byteOrderMark + [0x61, 0, 0, 0]) == encoding)
  }

  @Test func `text without a mark announces nothing`() {
    #expect(TextEncoding(announcedBy: Array("a".utf8)) == nil)
    #expect(TextEncoding(announcedBy: []) == nil)
  }

  @Test(arguments: ["", "a = é;\n", "\u{FEFF}😀", "a\u{FEFF}"])
  func `a file of UTF-8 comes back as it is`(text: String) {
    let source = SourceText(path: "L", text: text)
    let result = TextEncoding.decoded(source)
    #expect(result.value === source)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `UTF-16 and UTF-32 become UTF-8 with the places of UTF-8`() throws {
    let text = "é😀\nשלום"
    let scalars = text.unicodeScalars.map(\.value)
    let files: [[UInt8]] = [
      [0xFF, 0xFE] + utf16(text), [0xFE, 0xFF] + utf16(text, isBigEndian: true),
      [0xFF, 0xFE, 0, 0]
        + scalars.flatMap { scalar in (0..<4).map { UInt8(truncatingIfNeeded: scalar >> ($0 * 8)) }
        },
      [0, 0, 0xFE, 0xFF]
        + scalars.flatMap { scalar in
          (0..<4).reversed().map { UInt8(truncatingIfNeeded: scalar >> ($0 * 8)) }
        },
    ]
    for file in files {
      let result = decoded(file)
      let source = try #require(result.value)
      #expect(source.path == "L")
      #expect(source.bytes == Array(text.utf8))
      #expect(source.location(at: 9).description == "L:2:3")
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x9F, 0xBF], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0), ([0xFF], 0),
      ([0xC3, 0xA9, 0x80], 2), ([0xF0, 0x9F, 0x98, 0x80, 0xE9], 4),
    ] as [([UInt8], Int)])
  func `the first byte that is not UTF-8 is the place`(bytes: [UInt8], offset: Int) {
    let text = Array("0123456789\nab".utf8)
    let result = decoded(text + bytes)
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.id) == ["encoding.invalid-utf8"])
    let place = text.count + offset
    #expect(result.diagnostics.first?.range?.bounds == place..<place + 1)
  }

  @Test(
    arguments: [
      (Array("a caf".utf8) + [0xE9] + Array(" ol".utf8) + [0xE9], "Latin-1 (or Windows-1252)"),
      (Array("a caf".utf8) + [0x8E] + Array(" ol".utf8) + [0x8E], "Mac Roman"),
      (Array("don".utf8) + [0x92] + Array("t, caf".utf8) + [0xE9], "Latin-1 (or Windows-1252)"),
      (Array("don".utf8) + [0xD5] + Array("t, caf".utf8) + [0x8E], "Mac Roman"),
      (Array("é ü ß ".utf8) + [0xE2, 0x82], "a character is damaged"),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 come with a guess`(bytes: [UInt8], guess: String) throws {
    let help = try #require(decoded(bytes).diagnostics.first?.help)
    #expect(help.contains(guess))
  }

  @Test func `UTF-16 without a mark is recognized and not read`() {
    for (isBigEndian, name) in [(false, "UTF-16LE"), (true, "UTF-16BE")] {
      let message =
        "L:1:1: error: encoding not recognized: the file looks like \(name) without a byte-order"
        + " mark [encoding.missing-byte-order-mark]"
      #expect(lines(utf16("\"k\" = \"é\";", isBigEndian: isBigEndian)) == [message])
      #expect(lines(utf16("“k” = \"שלום\"; é", isBigEndian: isBigEndian)) == [message])
      #expect(decoded(utf16("\"k\" = \"é\";", isBigEndian: isBigEndian)).value == nil)
    }
  }

  @Test func `a zero byte at the start is no text, one elsewhere is`() {
    #expect(
      lines([0x61, 0] + Array("bcdefghijklmnopqrstuvwxyz".utf8)) == [
        "L:1:2: error: encoding not recognized: byte 2 is zero [encoding.zero-byte]"
      ])
    #expect(decoded(Array("ab\0".utf8)).value != nil)
  }

  @Test func `a second byte-order mark is an error in every encoding`() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let message =
      "error: second byte-order mark: expected text after the first"
      + " [encoding.second-byte-order-mark]"
    #expect(lines(mark + mark + Array("a".utf8)) == ["L:1:1: \(message)"])
    #expect(lines([0xFF, 0xFE] + utf16("\u{FEFF}a")) == ["L:1:1: \(message)"])
  }

  @Test func `half of a surrogate pair is an error, and the rest is read`() throws {
    for half in [[0x3D, 0xD8], [0x00, 0xDE]] as [[UInt8]] {
      let bytes = [0xFF, 0xFE] + utf16("é") + half + utf16("x")
      let digits = half[1] == 0xD8 ? "D83D" : "DE00"
      #expect(
        lines(bytes) == [
          "L:1:3: error: 0x\(digits) is half of a surrogate pair: expected the other half beside it"
            + " [encoding.lone-surrogate]"
        ])
      #expect(decoded(bytes).value?.bytes == Array("é\u{FFFD}x".utf8))
    }
  }

  @Test func `bytes too few for a last character are an error, and the rest is read`() {
    let bytes = [0xFF, 0xFE] + utf16("é") + [0x20]
    #expect(
      lines(bytes) == [
        "L:1:3: error: the file ends inside a character of UTF-16LE [encoding.incomplete-unit]"
      ])
    #expect(decoded(bytes).value?.bytes == Array("é".utf8))
  }

  @Test func `a number that is no scalar voids UTF-32`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0, 0, 0, 0x11, 0]
    #expect(decoded(bytes).value == nil)
    #expect(
      lines(bytes) == ["L:1:2: error: 0x110000 is no Unicode scalar [encoding.invalid-scalar]"])
  }

  @Test func `a copyright sign of Latin-1 does not void a file`() {
    let bytes = Array("// ".utf8) + [0xA9] + Array("\na".utf8)
    #expect(
      lines(bytes) == [
        "L:1:4: warning: byte 0xA9 is not UTF-8: a device reads U+FFFD REPLACEMENT CHARACTER"
          + " [encoding.invalid-utf8]"
      ])
    #expect(decoded(bytes).value?.bytes == Array("// \u{FFFD}\na".utf8))
  }
}
