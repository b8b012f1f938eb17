import LocCheckDiagnostics
import Testing

struct NamedCharacterTests {
  @Test func `the names are those of the scenario language`() {
    let names =
      "NBSP NNBSP IDSP LRM RLM ALM FSI LRI RLI PDI LRE RLE PDF LRO RLO ZWSP ZWNJ ZWJ WJ SHY BOM EMPTY"
    #expect(NamedCharacter.allCases.map(\.name).joined(separator: " ") == names)
  }

  @Test(arguments: [
    ("NBSP", "NO-BREAK SPACE"), ("NNBSP", "NARROW NO-BREAK SPACE"), ("IDSP", "IDEOGRAPHIC SPACE"),
    ("LRM", "LEFT-TO-RIGHT MARK"), ("RLM", "RIGHT-TO-LEFT MARK"), ("ALM", "ARABIC LETTER MARK"),
    ("FSI", "FIRST STRONG ISOLATE"), ("LRI", "LEFT-TO-RIGHT ISOLATE"),
    ("RLI", "RIGHT-TO-LEFT ISOLATE"), ("PDI", "POP DIRECTIONAL ISOLATE"),
    ("LRE", "LEFT-TO-RIGHT EMBEDDING"), ("RLE", "RIGHT-TO-LEFT EMBEDDING"),
    ("PDF", "POP DIRECTIONAL FORMATTING"), ("LRO", "LEFT-TO-RIGHT OVERRIDE"),
    ("RLO", "RIGHT-TO-LEFT OVERRIDE"), ("ZWSP", "ZERO WIDTH SPACE"),
    ("ZWNJ", "ZERO WIDTH NON-JOINER"), ("ZWJ", "ZERO WIDTH JOINER"), ("WJ", "WORD JOINER"),
    ("SHY", "SOFT HYPHEN"), ("BOM", "ZERO WIDTH NO-BREAK SPACE"),
  ])
  func `each name stands for the character that Unicode names so`(
    short: String, unicode: String
  ) throws {
    let character = try #require(NamedCharacter(rawValue: short))
    let scalar = try #require(character.scalar)
    #expect(scalar.properties.name == unicode)
    #expect(NamedCharacter(scalar) == character)
    #expect(character.escape == "\\{\(short)}")
    #expect(character.text.unicodeScalars.elementsEqual([scalar]))
  }

  @Test func `EMPTY is the spelling of no text at all`() {
    #expect(NamedCharacter.empty.scalar == nil)
    #expect(NamedCharacter.empty.text.isEmpty)
    #expect(NamedCharacter("a") == nil)
    #expect(NamedCharacter(rawValue: "nbsp") == nil)
  }
}
