import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests that no bytes crash the reader or lead it outside the file.
struct CatalogFuzzTests {
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

  /// A catalog with a little of everything.
  private static let sample = Array(
    """
    {"sourceLanguage":"en","strings":{"":{},
    "é %lld":{"comment":"a \\"b\\" \\ud83d\\ude00","extractionState":"manual","localizations":{
    "de":{"variations":{"plural":{"one":{\(unit("%lld Stück"))},"other":{\(unit("中文\\n", "new"))}}}},
    "fr":{"variations":{"device":{"mac":{\(unit("m"))},"other":{"variations":{"plural":{
    "other":{\(unit("o"))}}}}}}},
    "ar":{\(unit("%#@n@")),"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",
    "variations":{"plural":{"other":{\(unit("%arg"))}}}}}},
    "it":{"stringSet":{"state":"translated","values":["x"]}}}},
    "b":{"shouldTranslate":false,"later":[1,{"a":null}]}},"version":"1.0"}
    """.utf8)

  /// Reads bytes, asks for everything in them, and holds every place to the file.
  private func exercise(_ bytes: [UInt8]) {
    let result = read(bytes)
    for diagnostic in result.diagnostics {
      guard let range = diagnostic.range else {
        Issue.record("no place: \(diagnostic.message)")
        continue
      }
      #expect(range.bounds.lowerBound >= 0 && range.bounds.upperBound <= bytes.count)
    }
    for entry in result.value.entries {
      _ = (entry.comment, entry.extractionState, entry.localizations)
      for language in result.value.languages {
        _ = result.value.shippedMessage(for: entry.key, in: language, policy: ShippingPolicy())
      }
    }
  }

  @Test func `every truncation is read`() {
    for length in 0..<Self.sample.count {
      let bytes = Array(Self.sample.prefix(length))
      exercise(bytes)
      #expect(read(bytes).hasErrors)
    }
  }

  @Test func `every deleted byte is survived`() {
    for offset in Self.sample.indices {
      var bytes = Self.sample
      bytes.remove(at: offset)
      exercise(bytes)
    }
  }

  @Test(arguments: 0..<8)
  func `random bytes in place of some are survived`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let structure = Array("{}[]\",:\\\n<=>| \u{0}".utf8) + [0xFF, 0xE4, 0xED]
    for _ in 0..<400 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let offset = Int.random(in: bytes.indices, using: &random)
        let byte = structure.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[offset] = byte
        case 1: bytes.insert(byte, at: offset)
        default: bytes.removeSubrange(offset..<min(offset + 9, bytes.count))
        }
      }
      exercise(bytes)
    }
  }

  @Test(arguments: ["{\"stringUnit\":{\"value\":\"", "{", "{\"x\":[\""])
  func `a megabyte of escaped quotes without an end is passed over`(start: String) {
    let escapes = String(repeating: "\\\"", count: 500_000)
    let result = read(
      entries: """
        "a":{"localizations":{"de":\(start)\(escapes)
        }}}},"b":{"localizations":{"de":{\(unit("x"))}}}
        """)
    #expect(result.hasErrors)
    #expect(result.value.entries.first?.key == "a")
  }

  @Test func `a language of which an entry has thousands is read once`() {
    let count = 20_000
    let once = (0..<count).map { "\"x\($0)\":{\(unit("a"))}" }
    let again = (0..<count).map { _ in "\"x0\":{\(unit("b"))}" }
    let result = read(
      entries: "\"k\":{\"localizations\":{\((once + again).joined(separator: ","))}}")
    let repetitions = result.diagnostics.filter { $0.id == "catalog.duplicate-language" }
    #expect(repetitions.count == count)
    #expect(result.value.entries[0].languages.count == count)
    #expect(result.value.value("k", "x0") == "b")
  }

  @Test func `thousands of undefined substitutions among thousands are reported`() {
    let count = 5_000
    let references = (0..<count).map { "%#@y\($0)@" }.joined()
    let substitutions = (0..<count).map { "\"s\($0)\":{}" }.joined(separator: ",")
    let result = read(
      entries: """
        "k":{"localizations":{"de":{\(unit(references)),"substitutions":{\(substitutions)}}}}
        """)
    let undefined = result.diagnostics.filter { $0.id == "catalog.undefined-substitution" }
    #expect(undefined.count == count)
  }
}
