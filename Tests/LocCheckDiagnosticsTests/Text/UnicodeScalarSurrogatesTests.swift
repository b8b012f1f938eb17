import LocCheckDiagnostics
import Testing

struct UnicodeScalarSurrogatesTests {
  @Test(arguments: ["\u{10000}", "😀", "\u{10FFFF}"] as [Unicode.Scalar])
  func `a surrogate pair is one scalar`(scalar: Unicode.Scalar) {
    let units = Array(String(scalar).utf16)
    #expect(Unicode.Scalar(high: units[0], low: units[1]) == scalar)
  }

  @Test(
    arguments: [
      (0xD83D, 0xD83D), (0xDE00, 0xD83D), (0xD83D, 0x41), (0x41, 0xDE00), (0xD83D, 0xE000),
    ] as [(UInt16, UInt16)])
  func `other code units are no pair`(high: UInt16, low: UInt16) {
    #expect(Unicode.Scalar(high: high, low: low) == nil)
  }
}
