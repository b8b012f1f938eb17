import LocCheckLocales
import Testing

/// The guess at Apple's directional isolates.
struct DirectionalIsolationTests {
  @Test(arguments: [
    ("ar", TextDirection.rightToLeft), ("he", .rightToLeft), ("fa-IR", .rightToLeft),
    ("ur", .rightToLeft), ("pa-Arab", .rightToLeft), ("pa", .leftToRight), ("en", .leftToRight),
    ("uz-Cyrl", .leftToRight),
  ])
  func `a language is written in the direction of its script`(
    _ locale: String, _ direction: TextDirection
  ) throws {
    #expect(try #require(LocaleTag(locale)).direction == direction)
  }

  @Test(
    arguments: [
      (TextDirection.rightToLeft, "X", true), (.rightToLeft, "شكرا", false),
      (.rightToLeft, "12", false), (.rightToLeft, "", false), (.leftToRight, "X", false),
      (.leftToRight, "שלום", true), (.leftToRight, "abc שלום", true), (.leftToRight, "٣", true),
      (.leftToRight, "3.5", false),
    ] as [(TextDirection, String, Bool)])
  func `an argument is isolated where it has letters of the other direction`(
    _ base: TextDirection, _ argument: String, _ isIsolated: Bool
  ) {
    let expected = isIsolated ? "\u{2068}\(argument)\u{2069}" : argument
    #expect(DirectionalIsolation(in: base).isolated(argument) == expected)
  }
}
