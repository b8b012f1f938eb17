import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct FuzzTests {
  /// A small generator of pseudo-random numbers, the same in every run (SplitMix64).
  struct Generator: RandomNumberGenerator {
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

  /// What mutations insert.
  private static let pieces = [
    "|", "\\", "\\{", "\\(", "}", ")", "\"", ":", "==", "\n", "\r", "@", "*", "..", "matches",
    "args: a=Int", "text: (((Text(\"", "| * |", "|+", "format: 1", "\u{202E}", "\u{FEFF}", "é",
    "9223372036854775807", "-1..9999999999", "\u{0}", "(?<a>[a", "\\u{110000}",
  ]

  @Test(arguments: 0..<24)
  func `no mutation of the example crashes or is reported outside the file`(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for _ in 0..<100 {
      var bytes = Array(ExampleTests.text.utf8)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        mutate(&bytes, &generator)
      }
      let source = SourceText(path: "a.loccheck", bytes: bytes)
      let document = ScenarioParser.document(from: source)
      let suite = SuiteBinder.suite(from: document.value, path: "a.loccheck")
      for diagnostic in document.diagnostics + suite.diagnostics {
        let bounds = diagnostic.range?.bounds
        #expect(bounds.map { $0.clamped(to: 0..<bytes.count) == $0 } == true)
        #expect(!diagnostic.message.isEmpty)
      }
    }
  }

  /// Changes some bytes at a random place.
  private func mutate(_ bytes: inout [UInt8], _ generator: inout Generator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 0...40, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    default:
      let piece = Self.pieces.randomElement(using: &generator) ?? ""
      bytes.insert(contentsOf: piece.utf8, at: place)
    }
  }

  @Test(arguments: ["\\{", "\\(", "|", "\\q", "(", "[", "Text(\"a\")+", "@", "1 ", "\u{202E}"])
  func `a long line of one piece is read in linear time`(piece: String) {
    let line = String(repeating: piece, count: 20_000)
    for start in ["key: ", "text: ", "args: ", "| ", "== ", "locales: ", "| en | matches | "] {
      let text = "format: 1\n== A\nkey: a\n| locale | check | text\n" + start + line
      let bound = MarkedScenario(text).bound()
      #expect(bound.diagnostics.allSatisfy { $0.range != nil })
    }
  }
}
