import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests that damaged files are read exactly where Foundation reads them.
struct XMLPropertyListFuzzTests {
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

  /// A file with a little of everything.
  private static let sample = Array(
    """
    <plist><dict><!-- c --><key>é</key><string>a &amp; <![CDATA[b]]>&#65;</string>
    <key>n</key><array><integer>-12</integer><real>1.5</real><true/><data>YQ==</data></array>
    <key>d</key><dict><key>one</key><string/></dict></dict></plist>
    """.utf8)

  /// What damage is done with.
  private static let pieces = [
    "<", ">", "&", ";", "/", "'", "<key>", "</key>", "<string>", "</string>", "<dict/>", "<!--",
    "-->", "<![CDATA[", "]]>", "x", " ", "\n", "\u{1}", "&lt;", "é",
  ]

  @Test(arguments: 0..<20)
  func `damaged files are read as Foundation reads them, or refused`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<100 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let length = Int.random(in: 0...6, using: &random)
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(index..<min(index + length, bytes.count), with: Array(piece.utf8))
      }
      let result = readPropertyList(bytes)
      for diagnostic in result.diagnostics {
        // A file of another encoding than UTF-8 has its places in what it was made into.
        #expect(diagnostic.range.map { $0.bounds.upperBound <= $0.source.bytes.count } == true)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(result.value != nil || result.hasErrors, "\(text)")
      guard let list = result.value else { continue }
      #expect(
        PropertyListOutline.of(list) == PropertyListOutline.ofFoundation(Data(bytes)), "\(text)")
    }
  }

  @Test func `a file cut off anywhere is an error`() {
    for count in 0..<Self.sample.count {
      let result = readPropertyList(Self.sample.prefix(count))
      #expect(result.value == nil || count == 0)
      #expect(!result.diagnostics.isEmpty)
    }
  }
}
