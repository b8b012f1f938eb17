import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// Random messages for random arguments: always a text, never a crash.
struct MessageFuzzTests {
  /// A generator that gives the same numbers for the same seed.
  struct SplitMix: RandomNumberGenerator {
    /// What the next number is made of.
    var state: UInt64

    /// Returns the next number.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// What formats are made of.
  static let fragments = [
    "%", "%%", "$", "1$", "2$", "0", "127$", "99999999999999999999", "*", ".", "-", "+", " ", "#",
    "'",
    "h", "l", "ll", "q", "L", "z", "t", "j", "d", "i", "u", "x", "o", "f", "e", "g", "a", "c", "C",
    "s", "S", "p", "P", "n", "@", "#@a@", "#@b@", "#@", "%arg", "%1$#@a@", "%lld", "%@", "é",
    "e\u{301}",
    "👩‍👩‍👧", "**", "_", "`", "[", "](", ")", "~~", "\\", "^[", "\0", "\r\n", "\u{2068}", "text",
  ]
  /// The values of arguments.
  static let arguments: [Argument] = [
    .int(0), .int(1), .int(-1), .int(.max), .int(.min), .int32(.min), .uint(.max), .double(.nan),
    .double(.infinity), .double(-0.0), .double(1e300), .string(""), .string("%@ **x**"),
    Argument(type: .text, value: .runs([.init("r", style: .bold), .init("")])),
  ]

  /// Makes a random format.
  private func format(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 0...9, using: &random))
      .map { _ in Self.fragments.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random messages end in a text`(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let locales: [String?] = [nil, "en", "ar-EG", "pl", "hi", "sv"]
    for _ in 0..<150 {
      let message = Messages.message(
        format(&random),
        Messages.variable(
          "a", argument: [nil, 1, 3].randomElement(using: &random) ?? nil,
          specifier: Self.fragments.randomElement(using: &random) ?? "",
          [.zero: format(&random), .one: format(&random), .other: format(&random)]),
        Messages.variable("b", [.few: format(&random), .many: format(&random)]))
      let count = Int.random(in: 0...4, using: &random)
      let arguments = (0..<count).compactMap { _ in Self.arguments.randomElement(using: &random) }
      let locale = locales.randomElement(using: &random) ?? nil
      let isMarkdown = Bool.random(using: &random)
      let first = try Messages.resolve(message, arguments, in: locale, isMarkdown: isMarkdown)
      let second = try Messages.resolve(message, arguments, in: locale, isMarkdown: isMarkdown)
      #expect(first.runs == second.runs)
      #expect(first.findings == second.findings)
      #expect(first.runs.allSatisfy { !$0.text.isEmpty })
    }
  }
}
