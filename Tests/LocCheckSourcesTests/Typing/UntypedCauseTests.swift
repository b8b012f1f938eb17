import LocCheckDiagnostics
import LocCheckSources
import Testing

/// What to annotate where the type of a value is not known.
struct UntypedCauseTests {
  @Test(
    arguments: [
      ("let total = mystery()\nprint(\"\\(total)\")", "the variable 'total'", "total"),
      ("let a = mystery()\nlet b = a\nprint(\"\\(b)\")", "the variable 'a'", "a"),
      ("let a = mystery()\nprint(\"\\(a.count + 1)\")", "the variable 'a'", "a"),
      ("run { item in print(\"\\(item.name)\") }", "the closure's parameter 'item'", "item"),
      ("print(\"\\(model.price)\")", "the property 'price'", "price"),
      ("print(\"\\(model.later)\")", "the property 'price'", "price"),
      ("print(\"\\(outside.price)\")", "the property 'price' of 'Outside'", nil),
      ("print(\"\\(mystery())\")", "the function 'mystery'", nil),
      ("print(\"\\(unheard)\")", "'unheard'", nil),
    ] as [(String, String, String?)])
  func `the declaration without a type is named`(
    code: String, subject: String, name: String?
  ) throws {
    let typed = TypedText(
      """
      struct Model { var price = mystery(); lazy var later = price }
      func test(model: Model, outside: Outside) {
      \(code)
      }
      """)
    let value = try #require(typed.module.uses.flatMap(\.interpolations).first)
    #expect(value.type == nil)
    #expect(value.untyped == subject)
    let place = value.untypedPlace.map { place in
      String(typed.text(place.offset..<typed.sources[0].bytes.count).prefix { $0.isLetter })
    }
    #expect(place == name)
  }

  @Test func `a known type needs nothing`() throws {
    let typed = TypedText("func test(a: Int) { print(\"\\(a)\") }")
    let value = try #require(typed.module.uses.flatMap(\.interpolations).first)
    #expect(value.untyped == nil)
    #expect(value.untypedPlace == nil)
  }
}
