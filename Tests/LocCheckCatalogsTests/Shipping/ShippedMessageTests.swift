import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import Testing

/// Tests of what a build makes of a catalog, which is not what the JSON holds.
struct ShippedMessageTests {
  /// Looks a key up among entries.
  private func look(
    _ key: MessageKey, _ language: String, _ entries: String,
    states: ShippingPolicy.States = .shipped, device: Device = .mac
  ) -> TableLookup {
    read(entries: entries).value.shippedMessage(
      for: key, in: language, policy: ShippingPolicy(states: states, device: device))
  }

  /// The message of a key among entries, nil where none ships.
  private func message(
    _ key: MessageKey, _ language: String, _ entries: String,
    states: ShippingPolicy.States = .shipped, device: Device = .mac
  ) -> ShippedMessage? {
    guard case .found(let message) = look(key, language, entries, states: states, device: device)
    else { return nil }
    return message
  }

  /// An entry `k` with a German localization.
  private func german(_ localization: String) -> String {
    "\"k\":{\"localizations\":{\"de\":{\(localization)}}}"
  }

  /// Plural variations with a state for each form.
  private func plural(_ forms: (String, String, String)...) -> String {
    let members = forms.map { "\"\($0.0)\":{\(unit($0.1, $0.2))}" }.joined(separator: ",")
    return "\"variations\":{\"plural\":{\(members)}}"
  }

  @Test(arguments: [
    ("new", [ShippingPolicy.States.any]), ("translated", [.shipped, .translated, .any]),
    ("needs_review", [.shipped, .any]), ("machine_translated", [.shipped, .any]),
  ])
  func `a state ships under some policies`(state: String, policies: [ShippingPolicy.States]) {
    for policy in ShippingPolicy.States.allCases {
      let message = message("k", "de", german(unit("v", state)), states: policy)
      #expect((message?.format.text == "v") == policies.contains(policy))
    }
  }

  @Test func `a new unit is withheld, with its place`() {
    guard
      case .absent(.withheld(let state, let variant, let place)) = look(
        "k", "de", german(unit("v", "new")))
    else {
      Issue.record("not withheld")
      return
    }
    #expect(state == .new)
    #expect(variant.isEmpty)
    #expect(place?.text == "v")
  }

  @Test func `an empty translation ships as it is`() {
    #expect(message("k", "de", german(unit("")))?.format.text == "")
  }

  @Test func `stale entries and untranslatable ones ship`() {
    let stale = "\"k\":{\"extractionState\":\"stale\",\"localizations\":{\"de\":{\(unit("v"))}}}"
    let untranslatable =
      "\"k\":{\"shouldTranslate\":false,\"localizations\":{\"de\":{\(unit("v"))}}}"
    #expect(message("k", "de", stale)?.format.text == "v")
    #expect(message("k", "de", untranslatable)?.format.text == "v")
  }

  @Test func `a manual key without a source unit ships as its own text`() {
    let entries = "\"settings.title\":{\"extractionState\":\"manual\"}"
    #expect(message("settings.title", "en", entries)?.format.text == "settings.title")
    #expect(message("settings.title", "de", entries) == nil)
  }

  @Test func `an automatic key without a source unit is absent`() {
    guard case .absent(.noLocalization(let place)) = look("k", "en", "\"k\":{}") else {
      Issue.record("not absent")
      return
    }
    #expect(place?.text == "k")
    #expect(look("x", "en", "\"k\":{}") == .absent(.noEntry))
  }

  @Test func `a plural is a format with one variable`() throws {
    let entries = german(
      plural(
        ("one", "%lld Apfel", "needs_review"), ("other", "%lld Äpfel", "translated"),
        ("zero", "nichts", "new")))
    let message = try #require(self.message("k", "de", entries))
    #expect(message.format.text == "%#@value@")
    let variable = try #require(message.variables.first)
    #expect(variable.name == "value")
    #expect(variable.specifier == "lld")
    #expect(variable.argument == 1)
    #expect(variable.forms.map(\.category) == [.one, .other])
    #expect(variable.forms.map(\.form.text) == ["%lld Apfel", "%lld Äpfel"])
    #expect(variable.forms.map(\.form.variant) == ["plural.one", "plural.other"])
    #expect(variable.forms[0].form.origin?.text == "%lld Apfel")
    #expect(variable.withheld == [.zero])
  }

  @Test(arguments: [
    ("k", "%lld x", "%#@value@", "lld"), ("k", "%2$d von %1$@", "%2$#@value@", "d"),
    ("%@ %llu", "keine", "%2$#@value@", "llu"), ("k", "%@ %.1f", "%2$#@value@", ".1f"),
    ("k", "nichts", "%#@value@", "lld"), ("k %u", "100 %%", "%#@value@", "u"),
  ])
  func `a plural counts the first number`(
    key: String, other: String, format: String, specifier: String
  ) throws {
    let entries =
      "\"\(key)\":{\"localizations\":{\"de\":{\(plural(("other", other, "translated")))}}}"
    let message = try #require(self.message(MessageKey(key), "de", entries))
    #expect(message.format.text == format)
    #expect(message.variables.first?.specifier == specifier)
  }

  @Test func `a plural of which nothing ships is withheld`() {
    let entries = german(plural(("one", "a", "new"), ("other", "b", "new")))
    guard case .absent(.withheld(.new, let variant, let place)) = look("k", "de", entries) else {
      Issue.record("not withheld")
      return
    }
    #expect(variant == "plural.other")
    #expect(place?.text == "b")
  }

  /// The entry of a reported defect: a device form in review beside one that is new.
  private let redraw = """
    "Redraw":{"localizations":{"en":{\(unit("Redraw"))},"cs":{"variations":{"device":{
    "mac":{\(unit("Překreslit ⌘R", "needs_review"))},"other":{\(unit("Překreslit", "new"))}}}}}}
    """

  @Test func `a device shows its own form`() {
    #expect(message("Redraw", "cs", redraw)?.format.text == "Překreslit ⌘R")
    #expect(message("Redraw", "cs", redraw)?.format.variant == "device.mac")
  }

  @Test func `other devices show the form that ships for all others`() {
    guard
      case .absent(.withheld(.new, "device.other", let place)) = look(
        "Redraw", "cs", redraw, device: .iphone)
    else {
      Issue.record("not withheld")
      return
    }
    #expect(place?.text == "Překreslit")
    #expect(
      message("Redraw", "cs", redraw, states: .any, device: .iphone)?.format.text == "Překreslit")
    #expect(read(entries: redraw).value.statistics(for: "cs").units == [.needsReview: 1, .new: 1])
    #expect(read(entries: redraw).value.statistics(for: "cs").missing == 0)
  }

  @Test func `a device form that does not ship falls to the one for all others`() {
    let entries = german(
      "\"variations\":{\"device\":{\"mac\":{\(unit("m", "new"))},\"other\":{\(unit("o"))}}}")
    #expect(message("k", "de", entries)?.format.text == "o")
    #expect(message("k", "de", entries, device: .ipad)?.format.variant == "device.other")
  }

  @Test func `a plural below a device names both`() {
    let entries = german(
      "\"variations\":{\"device\":{\"mac\":{\(plural(("other", "%lld", "translated")))}}}")
    #expect(
      message("k", "de", entries)?.variables.first?.forms.first?.form.variant
        == "device.mac/plural.other")
  }

  @Test func `substitutions are variables and texts stay as they are`() throws {
    let entries = german(
      "\(unit("%#@files@ in %2$@")),\"substitutions\":{\"files\":{\"argNum\":1,"
        + "\"formatSpecifier\":\"d\",\(plural(("one", "%arg a", "new"), ("other", "%arg b", "translated")))}}"
    )
    let message = try #require(self.message("k", "de", entries))
    #expect(message.format.text == "%#@files@ in %2$@")
    let variable = try #require(message.variables.first)
    #expect(variable.argument == 1)
    #expect(variable.specifier == "d")
    #expect(variable.forms.map(\.form.text) == ["%arg b"])
    #expect(variable.forms.map(\.form.variant) == ["substitution.files/plural.other"])
    #expect(variable.withheld == [.one])
  }

  @Test func `shapes without a text say so`() {
    let set = german("\"stringSet\":{\"state\":\"translated\",\"values\":[\"x\"]}")
    let broken = german("\"stringUnit\":{\"state\":\"translated\"}")
    guard case .absent(.stringSet) = look("k", "de", set) else {
      Issue.record("no string set")
      return
    }
    guard case .absent(.malformed) = look("k", "de", broken) else {
      Issue.record("not malformed")
      return
    }
    guard case .absent(.noLocalization) = look("k", "de", german("")) else {
      Issue.record("not absent")
      return
    }
  }

  @Test func `a language ships with its first unit, the source language always`() {
    let catalog = read(
      entries: """
        "k":{"localizations":{"de":{\(unit("v", "new"))},"fr":{\(unit("v", "needs_review"))},
        "it":{\(unit("v"))}}}
        """
    ).value
    #expect(catalog.shippedLocalizations(policy: ShippingPolicy()) == ["en", "fr", "it"])
    #expect(
      catalog.shippedLocalizations(policy: ShippingPolicy(states: .translated)) == ["en", "it"])
    #expect(
      catalog.shippedLocalizations(policy: ShippingPolicy(states: .any)) == [
        "en", "de", "fr", "it",
      ])
    let bundle = ResourceBundle(catalogs: [catalog], policy: ShippingPolicy())
    #expect(bundle.localizations == ["en", "fr", "it"])
    #expect(bundle.tableNames == ["L"])
    #expect(bundle.tables(named: "L", at: .localization("de")).isEmpty)
  }
}
