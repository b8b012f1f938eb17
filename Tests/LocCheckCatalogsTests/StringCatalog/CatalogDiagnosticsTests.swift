import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of what is wrong in catalogs that are JSON.
struct CatalogDiagnosticsTests {
  /// The entry of a key `k` whose German localization is given.
  private func german(_ localization: String) -> [String] {
    read(entries: "\"k\":{\"localizations\":{\"de\":{\n\(localization)}}}").lines
  }

  @Test(arguments: [
    (
      "\"stringUnit\":{\"value\":\"v\"}",
      "3:14: error: stringUnit without a state in 'de' of 'k' [catalog.missing-state]"
    ),
    (
      "\"stringUnit\":{\"state\":\"new\"}",
      "3:14: error: stringUnit without a value in 'de' of 'k' [catalog.missing-value]"
    ),
    (
      "\"stringUnit\":{\"state\":\"translatd\",\"value\":\"v\"}",
      "3:24: error: unknown translation state 'translatd' in 'de' of 'k' [catalog.unknown-state]"
    ),
    (
      "\"stringUnit\":{\"state\":\"stale\",\"value\":\"v\"}",
      "3:24: error: unknown translation state 'stale' in 'de' of 'k' [catalog.unknown-state]"
    ),
    (
      "\"stringUnit\":{\"state\":\"new\",\"value\":7}",
      "3:37: error: expected a string as value in 'de' of 'k', found a number [catalog.wrong-type]"
    ),
    (
      "\"stringUnit\":[1]",
      "3:14: error: expected an object as stringUnit in 'de' of 'k', found an array"
        + " [catalog.wrong-type]"
    ),
    (
      "\"stringUnit\":{\"state\":\"new\",\"value\":\"v\",\"value\":\"w\"}",
      "3:42: error: 'value' again in 'de' of 'k': the last one counts [catalog.duplicate-member]"
    ),
    (
      "\"variations\":{\"plural\":{\"one\":{\(unit("v"))}}}",
      "3:16: error: plural without a form 'other' in 'de' of 'k' [catalog.missing-other]"
    ),
    (
      "\"variations\":{\"plural\":{\"other\":{\(unit("v"))},\"oen\":{\(unit("v"))}}}",
      "3:84: error: unknown plural category 'oen' in 'de' of 'k' [catalog.unknown-plural-category]"
    ),
    (
      "\"variations\":{\"plural\":{\"other\":{}}}",
      "3:26: error: plural form 'other' without a stringUnit in 'de' of 'k' [catalog.empty-form]"
    ),
    (
      "\"variations\":{\"device\":{\"iphon\":{\(unit("v"))}}}",
      "3:26: error: unknown device 'iphon' in 'de' of 'k' [catalog.unknown-device]"
    ),
    (
      "\"variations\":{\"plural\":{\"other\":{\"variations\":{\"plural\":{}}}}}",
      "3:49: error: plural variation inside a plural in 'de' of 'k' [catalog.nested-variation]"
    ),
    (
      "\"variations\":{\"plural\":{\"other\":{\"variations\":{\"device\":{}}}}}",
      "3:49: error: device variation inside a plural in 'de' of 'k' [catalog.nested-variation]"
    ),
    (
      "\"variations\":{\"device\":{\"mac\":{\"variations\":{\"device\":{}}}}}",
      "3:47: error: device variation inside a device in device 'mac' in 'de' of 'k'"
        + " [catalog.nested-variation]"
    ),
    (
      "\"variations\":{\"device\":{\"mac\":{\(unit("v")),\"substitutions\":{}}}}",
      "3:81: error: substitutions stand below a variation in device 'mac' in 'de' of 'k':"
        + " expected beside it [catalog.misplaced-substitutions]"
    ),
    (
      "\(unit("a %#@n@"))",
      "3:45: error: '%#@n@' names no substitution in 'de' of 'k' [catalog.undefined-substitution]"
    ),
    (
      "\(unit("v")),\"variations\":{\"plural\":{\"other\":{\(unit("v"))}}}",
      "2:24: warning: stringUnit beside plural variations in 'de' of 'k' [catalog.mixed-content]"
    ),
  ])
  func `a localization says what is wrong with it`(localization: String, line: String) {
    #expect(german(localization) == ["L.xcstrings:\(line)"])
  }

  @Test(arguments: [
    (
      "\"n.x\":{\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\"other\":{\(unit("v"))}}}}",
      "4:2: error: name of substitution 'n.x' in 'de' of 'k' is not made of letters A-Z, digits and"
        + " '_' alone [catalog.substitution-name]"
    ),
    (
      "\"n\":{\"argNum\":0,\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\"other\":{\(unit("v"))}}}}",
      "4:15: error: expected argNum to be a whole number from 1 in substitution 'n' in 'de' of 'k'"
        + " [catalog.invalid-arg-num]"
    ),
    (
      "\"n\":{\"variations\":{\"plural\":{\"other\":{\(unit("v"))}}}}",
      "4:2: error: no formatSpecifier in substitution 'n' in 'de' of 'k'"
        + " [catalog.missing-format-specifier]"
    ),
    (
      "\"n\":{\"formatSpecifier\":\"lld\"}",
      "4:2: error: no plural forms in substitution 'n' in 'de' of 'k' [catalog.missing-forms]"
    ),
    (
      "\"n\":{\"formatSpecifier\":\"lld\",\"variations\":{\"device\":{}}}",
      "4:45: error: device variation inside a substitution in substitution 'n' in 'de' of 'k'"
        + " [catalog.nested-variation]"
    ),
  ])
  func `a substitution says what is wrong with it`(substitution: String, line: String) {
    let lines = german("\(unit("v")),\"substitutions\":{\n\(substitution)}")
    #expect(lines == ["L.xcstrings:\(line)"])
  }

  /// Returns the lines on a text with substitutions by name, each of one form.
  private func lines(_ substitutions: KeyValuePairs<String, String>) -> [String] {
    let members = substitutions.map { name, text in
      let forms = "\"plural\":{\"other\":{\(unit(text))}}"
      return
        "\"\(name)\":{\"argNum\":1,\"formatSpecifier\":\"lld\",\"variations\":{\(forms)}}"
    }
    return german("\(unit("%#@a@")),\"substitutions\":{\n\(members.joined(separator: ",\n"))}")
  }

  @Test func `substitutions that lead back to themselves are reported where the way closes`() {
    let end = "refers back to itself in 'de' of 'k' [catalog.substitution-cycle]"
    #expect(
      lines(["a": "%#@b@", "b": "%arg %#@a@"]) == [
        "L.xcstrings:4:2: error: substitution 'a' \(end)"
      ])
    #expect(lines(["a": "%#@a@ %#@a@"]) == ["L.xcstrings:4:2: error: substitution 'a' \(end)"])
    #expect(
      lines(["a": "%#@b@", "b": "%#@c@", "c": "%#@b@"]) == [
        "L.xcstrings:5:2: error: substitution 'b' \(end)"
      ])
  }

  @Test func `substitutions that refer to one another without end are none`() {
    #expect(lines(["a": "%#@b@ %#@c@", "b": "%#@c@", "c": "%arg"]) == [])
  }
}
