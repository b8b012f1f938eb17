import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Directional isolates around arguments, as far as they are guessed.
struct IsolationTests {
  /// Resolves `Done %@` or `Port %lld` with or without isolates.
  private func text(
    _ key: MessageKey, _ arguments: [Argument], for locale: String, isolates: Bool
  ) throws -> String {
    let bundle = Bundles.bundle(
      Bundles.file(in: "en", ["Done %@": .text("Done %@")]),
      Bundles.file(in: "fr", ["Done %@": .text("Terminé %@")]),
      Bundles.file(in: "ar", ["Done %@": .text("تم%@"), "Port %lld": .text("منفذ %lld")]))
    return MessageResolver(bundles: [bundle], isolatesArguments: isolates).resolve(
      LookupRequest(
        entryPoint: .localized, key: key, arguments: arguments, isFormatted: true,
        isMarkdown: false),
      for: try #require(LocaleTag(locale))
    ).text
  }

  @Test(arguments: [
    ("ar", "X", "تم\u{2068}X\u{2069}"), ("fr", "X", "Terminé X"),
    ("fr", "ايكس", "Terminé \u{2068}ايكس\u{2069}"), ("ar", "ايكس", "تمايكس"),
  ])
  func `V43: a string of the other direction is isolated where that is asked for`(
    _ locale: String, _ argument: String, _ expected: String
  ) throws {
    let arguments = [Argument.string(argument)]
    #expect(try text("Done %@", arguments, for: locale, isolates: true) == expected)
    #expect(
      try text("Done %@", arguments, for: locale, isolates: false)
        == expected.replacing("\u{2068}", with: "").replacing("\u{2069}", with: ""))
  }

  @Test func `a number is never isolated`() throws {
    #expect(try text("Port %lld", [.int(5)], for: "ar-EG", isolates: true) == "منفذ ٥")
  }

  @Test func `the text decides, not the user's language`() throws {
    // The user is Hebrew, the app is not: the text is English.
    #expect(try text("Done %@", [.string("X")], for: "he", isolates: true) == "Done X")
  }
}
