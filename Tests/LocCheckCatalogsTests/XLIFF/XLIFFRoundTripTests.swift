import LocCheckDiagnostics
import LocCheckLocales
import Testing

@testable import LocCheckCatalogs

/// Tests that an export says what the String Catalog says that it was made of.
struct XLIFFRoundTripTests {
  /// A message in both forms.
  struct Example: Sendable, CustomTestStringConvertible {
    /// What is special about it.
    var name: String
    /// The localizations of its entry in the catalog, in English and German.
    var localizations: String
    /// Its units in the export.
    var units: String
    /// The key.
    var key: MessageKey = "k"

    /// The name.
    var testDescription: String { name }
  }

  /// Plural variations of a catalog.
  private static func plural(_ forms: [(String, String)]) -> String {
    let members = forms.map { "\"\($0.0)\":{\(unit($0.1))}" }
    return "\"variations\":{\"plural\":{\(members.joined(separator: ","))}}"
  }

  /// A substitution of a catalog.
  private static func substitution(
    _ name: String, argNum: Int?, _ specifier: String, _ forms: [(String, String)]
  ) -> String {
    let argNum = argNum.map { "\"argNum\":\($0)," } ?? ""
    return "\"\(name)\":{\(argNum)\"formatSpecifier\":\"\(specifier)\",\(plural(forms))}"
  }

  /// Messages of all shapes.
  static let examples = [
    Example(
      name: "text",
      localizations: """
        "en":{\(unit("%1$@ of %2$lld"))},"de":{\(unit("%2$lld: 100 %% %1$@"))}
        """,
      units: transUnit("k", "%1$@ of %2$lld", "%2$lld: 100 %% %1$@", state: "translated")),
    Example(
      name: "plural",
      localizations: """
        "en":{\(plural([("one", "%lld day"), ("other", "%lld days")]))},
        "de":{\(plural([("one", "%lld Tag"), ("other", "%lld Tage")]))}
        """,
      units: transUnit("k|==|plural.one", "%lld day", "%lld Tag")
        + transUnit("k|==|plural.other", "%lld days", "%lld Tage")),
    Example(
      name: "plural of the second argument, under a key with the separator",
      localizations: """
        "en":{\(plural([("one", "one in %1$@"), ("other", "%2$lld in %1$@")]))},
        "de":{\(plural([("one", "eins in %1$@"), ("other", "%2$lld in %1$@")]))}
        """,
      units: transUnit("a|==|b %@ %lld|==|plural.one", "one in %1$@", "eins in %1$@")
        + transUnit("a|==|b %@ %lld|==|plural.other", "%2$lld in %1$@", "%2$lld in %1$@"),
      key: "a|==|b %@ %lld"),
    Example(
      name: "device",
      localizations: """
        "en":{"variations":{"device":{"mac":{\(unit("Click"))},"other":{\(unit("Tap"))}}}},
        "de":{"variations":{"device":{"mac":{\(unit("Klicken"))},"other":{\(unit("Tippen"))}}}}
        """,
      units: transUnit("k|==|device.mac", "Click", "Klicken")
        + transUnit("k|==|device.other", "Tap", "Tippen")),
    Example(
      name: "device with plural",
      localizations: """
        "en":{"variations":{"device":{
        "mac":{\(plural([("one", "%lld click"), ("other", "%lld clicks")]))},
        "other":{\(unit("%lld taps"))}}}},
        "de":{"variations":{"device":{
        "mac":{\(plural([("one", "%lld Klick"), ("other", "%lld Klicks")]))},
        "other":{\(unit("%lld-mal tippen"))}}}}
        """,
      units: transUnit("k|==|device.mac.plural.one", "%lld click", "%lld Klick")
        + transUnit("k|==|device.mac.plural.other", "%lld clicks", "%lld Klicks")
        + transUnit("k|==|device.other", "%lld taps", "%lld-mal tippen")),
    Example(
      name: "substitutions with argNum, swapped in the translation",
      localizations: """
        "en":{\(unit("%#@birds@ in %#@yards@ of %3$@")),"substitutions":{
        \(substitution("birds", argNum: 1, "lld", [("one", "%arg bird"), ("other", "%arg birds")])),
        \(substitution("yards", argNum: 2, "d", [("one", "a yard"), ("other", "%arg yards")]))}},
        "de":{\(unit("In %#@yards@ von %3$@ %#@birds@")),"substitutions":{
        \(substitution("birds", argNum: 1, "lld", [("one", "ein Vogel"), ("other", "%arg Vögel")])),
        \(substitution("yards", argNum: 2, "d", [("one", "%arg Hof"), ("other", "%arg Höfen")]))}}
        """,
      units: transUnit(
        "k", "%1$#@birds@ in %2$#@yards@ of %3$@", "In %2$#@yards@ von %3$@ %1$#@birds@")
        + transUnit("k|==|substitutions.birds.plural.one", "%1$lld bird", "ein Vogel")
        + transUnit("k|==|substitutions.birds.plural.other", "%1$lld birds", "%1$lld Vögel")
        + transUnit("k|==|substitutions.yards.plural.one", "a yard", "%2$d Hof")
        + transUnit("k|==|substitutions.yards.plural.other", "%2$d yards", "%2$d Höfen")),
    Example(
      name: "substitutions without argNum",
      localizations: """
        "en":{\(unit("%#@posts@ by %#@people@")),"substitutions":{
        \(substitution("people", argNum: nil, "lld", [("one", "one"), ("other", "%arg people")])),
        \(substitution("posts", argNum: nil, "lld", [("one", "%arg post"), ("other", "%arg posts")]))}},
        "de":{\(unit("%#@posts@ von %#@people@")),"substitutions":{
        \(substitution("people", argNum: nil, "lld", [("one", "einem"), ("other", "%arg Leuten")])),
        \(substitution("posts", argNum: nil, "lld", [("one", "%arg Post"), ("other", "%arg Posts")]))}}
        """,
      units: transUnit("k", "%1$#@posts@ by %2$#@people@", "%1$#@posts@ von %2$#@people@")
        + transUnit("k|==|substitutions.people.plural.one", "one", "einem")
        + transUnit("k|==|substitutions.people.plural.other", "%2$lld people", "%2$lld Leuten")
        + transUnit("k|==|substitutions.posts.plural.one", "%1$lld post", "%1$lld Post")
        + transUnit("k|==|substitutions.posts.plural.other", "%1$lld posts", "%1$lld Posts")),
    Example(
      name: "a substitution that prints another argument than it counts",
      localizations: """
        "en":{\(unit("%#@n@")),"substitutions":{
        \(substitution("n", argNum: 1, "lld", [("one", "%2$@ follower"), ("other", "%2$@ followers")]))}},
        "de":{\(unit("%#@n@")),"substitutions":{
        \(substitution("n", argNum: 1, "lld", [("one", "%2$@ Fan"), ("other", "%2$@ Fans")]))}}
        """,
      units: transUnit("followers %lld %@", "%1$#@n@", "%1$#@n@")
        + transUnit(
          "followers %lld %@|==|substitutions.n.plural.one", "%2$@ follower", "%2$@ Fan")
        + transUnit(
          "followers %lld %@|==|substitutions.n.plural.other", "%2$@ followers", "%2$@ Fans"),
      key: "followers %lld %@"),
    Example(
      name: "forms that spell their argument without a name",
      localizations: """
        "en":{\(unit("%#@n@")),"substitutions":{
        \(substitution("n", argNum: 1, "lf", [("one", "%lf mile"), ("other", "%lf miles")]))}},
        "de":{\(unit("%#@n@")),"substitutions":{
        \(substitution("n", argNum: 1, "lf", [("one", "%lf Meile"), ("other", "%lf Meilen")]))}}
        """,
      units: transUnit("k", "%1$#@n@", "%1$#@n@")
        + transUnit("k|==|substitutions.n.plural.one", "%lf mile", "%lf Meile")
        + transUnit("k|==|substitutions.n.plural.other", "%lf miles", "%lf Meilen")),
    Example(
      name: "devices that refer to a substitution",
      localizations: """
        "en":{"variations":{"device":{"mac":{\(unit("%#@n@ here"))},"other":{\(unit("%lld"))}}},
        "substitutions":{
        \(substitution("n", argNum: 1, "lld", [("one", "%arg file"), ("other", "%arg files")]))}},
        "de":{"variations":{"device":{"mac":{\(unit("Hier %#@n@"))},"other":{\(unit("%lld"))}}},
        "substitutions":{
        \(substitution("n", argNum: 1, "lld", [("one", "%arg Datei"), ("other", "%arg Dateien")]))}}
        """,
      units: transUnit("k|==|device.mac", "%1$#@n@ here", "Hier %1$#@n@")
        + transUnit("k|==|device.other", "%lld", "%lld")
        + transUnit("k|==|substitutions.n.plural.one", "%1$lld file", "%1$lld Datei")
        + transUnit("k|==|substitutions.n.plural.other", "%1$lld files", "%1$lld Dateien")),
  ]

  @Test(arguments: examples, [Device.mac, .iphone])
  func `what an export ships means what the catalog ships`(example: Example, device: Device) throws
  {
    let stored = read(
      entries: "\"\(example.key)\":{\"localizations\":{\(example.localizations)}}")
    #expect(stored.diagnostics.filter { $0.id != "catalog.missing-arg-num" }.isEmpty)
    let export = MarkedExport(example.units)
    #expect(export.findings.isEmpty)
    let exported = try #require(export.catalog)
    let policy = ShippingPolicy(states: .translated, device: device)
    for language in ["en", "de"] {
      guard
        case .found(let original) = stored.value.shippedMessage(
          for: example.key, in: language, policy: policy),
        case .found(let copy) = exported.shippedMessage(
          for: example.key, in: language, policy: policy)
      else {
        Issue.record("nothing ships in \(language)")
        continue
      }
      #expect(MessageMeaning(copy) == MessageMeaning(original))
      #expect(copy.format.variant == original.format.variant)
      #expect(copy.variables.map(\.specifier) == original.variables.map(\.specifier))
      #expect(
        copy.variables.map { $0.forms.map(\.form.variant) }
          == original.variables.map { $0.forms.map(\.form.variant) })
    }
    for language in ["en", "de"] {
      #expect(exported.statistics(for: language) == stored.value.statistics(for: language))
    }
  }

  @Test func `positions are mapped back and kept as argNum`() throws {
    let example = try #require(
      Self.examples.first { $0.name.hasPrefix("substitutions with argNum") })
    let entry = try #require(MarkedExport(example.units).catalog?.entry(for: "k"))
    let german = try #require(entry.localization(for: "de"))
    guard case .unit(let unit) = german.content else {
      Issue.record("no unit")
      return
    }
    #expect(unit.value == "In %#@yards@ von %3$@ %#@birds@")
    #expect(german.substitutions.map(\.name) == ["birds", "yards"])
    #expect(german.substitutions.map(\.argNum) == [1, 2])
    #expect(german.substitutions.map(\.formatSpecifier) == ["lld", "d"])
    #expect(
      german.substitutions.map { $0.forms.map(\.unit.value) } == [
        ["ein Vogel", "%arg Vögel"], ["%arg Hof", "%arg Höfen"],
      ])
  }

  @Test func `a translation that forgets the positions takes the source's`() throws {
    let export = MarkedExport(
      transUnit("k", "%1$#@a@ %2$#@b@", "%#@b@ %#@a@")
        + transUnit("k|==|substitutions.a.plural.other", "%1$d A", "A")
        + transUnit("k|==|substitutions.b.plural.other", "%2$f B", "%2$f B"))
    let german = try #require(export.catalog?.entry(for: "k")?.localization(for: "de"))
    #expect(german.substitutions.map(\.argNum) == [1, 2])
    #expect(german.substitutions.map(\.formatSpecifier) == ["d", "f"])
    #expect(german.substitutions[1].forms.map(\.unit.value) == ["%arg B"])
  }

  @Test func `a stringsdict is exported as it is stored`() throws {
    let export = MarkedExport(
      transUnit(
        "/k:dict/NSStringLocalizedFormatKey:dict/:string", "%1$#@done@", "%1$#@done@")
        + transUnit("/k:dict/done:dict/one:dict/:string", "One %2$#@all@", "Eins %2$#@all@")
        + transUnit(
          "/k:dict/done:dict/other:dict/:string", "%1$lu %2$#@all@", "%1$lu %2$#@all@")
        + transUnit("/k:dict/all:dict/other:dict/:string", "of %lu", "von %lu"),
      original: "en.lproj/L.stringsdict")
    #expect(export.findings.isEmpty)
    guard
      case .found(let message)? = export.catalog?.shippedMessage(
        for: "k", in: "de", policy: ShippingPolicy())
    else {
      Issue.record("nothing ships")
      return
    }
    #expect(message.format.text == "%1$#@done@")
    #expect(message.variables.map(\.name) == ["done", "all"])
    #expect(message.variables.map(\.argument) == [nil, nil])
    #expect(message.variables.map(\.specifier) == ["lu", "lu"])
    #expect(
      message.variables.map { $0.forms.map(\.form.text) } == [
        ["Eins %2$#@all@", "%1$lu %2$#@all@"], ["von %lu"],
      ])
  }

  @Test func `a stringsdict comes before strings, and its format may be left out`() throws {
    let export = MarkedExport(
      files: MarkedExport.file(
        transUnit("k", "plain", "schlicht"), original: "en.lproj/L.strings")
        + MarkedExport.file(
          transUnit("/k:dict/n:dict/one:dict/:string", "%d bit", "%d Bit")
            + transUnit("/k:dict/n:dict/other:dict/:string", "%d bits", "%d Bits"),
          original: "en.lproj/L.stringsdict"))
    #expect(export.findings.isEmpty)
    guard
      case .found(let message)? = export.catalog?.shippedMessage(
        for: "k", in: "de", policy: ShippingPolicy())
    else {
      Issue.record("nothing ships")
      return
    }
    #expect(message.format.text == "%#@n@")
    #expect(message.variables.map { $0.forms.map(\.form.text) } == [["%d Bit", "%d Bits"]])
  }
}
