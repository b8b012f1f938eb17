import Testing

@testable import LocCheckDiagnostics

struct DigitsTests {
  @Test(arguments: [
    ("", nil), ("7", 7), ("007", 7), ("-1", nil), ("+1", nil), (" 1", nil), ("٣", nil),
  ])
  func `a number has decimal digits alone`(text: String, expected: Int?) {
    #expect(Int(digits: text) == expected)
  }

  @Test(
    arguments: [
      (0, 1, 10, "0"), (7, 2, 10, "07"), (123, 2, 10, "123"), (0xAB, 4, 16, "00AB"),
      (0x1F600, 4, 16, "1F600"),
    ] as [(Int, Int, Int, String)])
  func `digits are padded to a length and never cut`(
    number: Int, length: Int, radix: Int, digits: String
  ) {
    #expect(String(number, paddedTo: length, radix: radix, uppercase: true) == digits)
  }
}
