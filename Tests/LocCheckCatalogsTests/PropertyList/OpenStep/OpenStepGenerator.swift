/// Makes files that are OpenStep property lists or nearly are, the same for the same seed.
struct OpenStepGenerator {
  /// The source of randomness.
  private var random: SeededGenerator

  /// Creates a generator.
  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  /// What may stand between two tokens.
  private static let spaces = [
    "", "", " ", " ", "\n", "\r\n", "\t", "\u{B}\u{C}", "/* c */", "/**/", "// l\n", "//\r",
    "\u{2028}", "\u{2029}", "/*/*/", "// \"\u{2029}",
  ]
  /// What quoted strings are made of.
  private static let pieces = [
    "a", "key", "%@", " ", "é", "😀", "שלום", "\u{2028}", "\n", "\r\n", ";", "=", "//", "/*", "}",
    "\\n", "\\\"", "\\'", "\\\\", "\\t\\v", "\\U00e9", "\\UD83D\\UDE00", "\\u00e9", "\\x41",
    "\\Uabc",
    "\\U", "\\U9g", "\\101", "\\351", "\\377", "\\400", "\\7", "\\08", "\\\n", "\\é", "\\😀", "\\q",
    "\0",
  ]
  /// Strings that need no quotes.
  private static let words = ["a", "b", "k1", "a.b-c/d:e_f$", "17", "YES", "/x", "-"]
  /// What mutations put in.
  private static let intruders = [
    "\"", "'", ";", "=", ",", "(", ")", "{", "}", "<", ">", "\\", "/", "*", "#", "é", "“", "\0",
    "\n", "/*",
    "*/", "//", "\u{FEFF}", "x", " ", "\u{85}",
  ]

  /// Makes a file, half of them with mutations.
  mutating func file() -> String {
    var text = space()
    switch Int.random(in: 0..<20, using: &random) {
    case 0: text += "{" + content(depth: 0) + space() + "}"
    case 1: text += value(depth: 0)
    case 2: break
    default: text += content(depth: 0)
    }
    text += space()
    guard Bool.random(using: &random) else { return text }
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&scalars) }
    var mutated = String.UnicodeScalarView()
    mutated.append(contentsOf: scalars)
    return String(mutated)
  }

  /// Makes bytes of a file, some of them replaced by any others.
  mutating func bytes() -> [UInt8] {
    var bytes = Array(file().utf8)
    guard !bytes.isEmpty else { return bytes }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    }
    return bytes
  }

  /// Inserts, replaces or deletes.
  private mutating func mutate(_ scalars: inout [Unicode.Scalar]) {
    let index = Int.random(in: 0...scalars.count, using: &random)
    let end = min(index + Int.random(in: 0...4, using: &random), scalars.count)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: scalars.removeSubrange(index..<end)
    case 1: scalars.replaceSubrange(index..<end, with: pick(Self.intruders).unicodeScalars)
    default: scalars.insert(contentsOf: pick(Self.intruders).unicodeScalars, at: index)
    }
  }

  /// Makes entries.
  private mutating func content(depth: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      text += space() + string() + space()
      if Int.random(in: 0..<8, using: &random) > 0 {
        text += "=" + space() + value(depth: depth + 1)
      }
      text += space() + ";"
    }
    return text
  }

  /// Makes a value, most often a string.
  private mutating func value(depth: Int) -> String {
    guard depth < 4 else { return string() }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return "{" + content(depth: depth) + space() + "}"
    case 1:
      let count = Int.random(in: 0...3, using: &random)
      let values = (0..<count).map { _ in space() + value(depth: depth + 1) + space() }
      return "(" + values.joined(separator: ",") + (Bool.random(using: &random) ? "" : ",") + ")"
    case 2: return pick(["<>", "<00 ff>", "<0aF\n0>", "< 0A0b >", "<0a/**/>", "<0\u{2028}a>"])
    default: return string()
    }
  }

  /// Makes a string, most often between quotes.
  private mutating func string() -> String {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return pick(Self.words) }
    let quote = pick(["\"", "\"", "'"])
    let count = Int.random(in: 0...4, using: &random)
    return quote + (0..<count).map { _ in pick(Self.pieces) }.joined() + quote
  }

  /// Makes what separates tokens.
  private mutating func space() -> String { pick(Self.spaces) }

  /// Picks an element.
  private mutating func pick(_ list: [String]) -> String {
    list[Int.random(in: list.indices, using: &random)]
  }
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
