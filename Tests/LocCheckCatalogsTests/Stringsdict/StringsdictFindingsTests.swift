import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

struct StringsdictFindingsTests {
  /// A sound form.
  private static let sound = plural("d", ["other": "x"])

  @Test(
    arguments: [
      (
        dictionary(["⟦k⟧": dictionary(["n": plural("d", ["other": "x"])])]),
        "missing-format: no 'NSStringLocalizedFormatKey' in 'k'", ["unusable"]
      ),
      (
        dictionary(["k": dictionary(["⟦NSStringLocalizedFormatkey⟧": string("x")])]),
        "missing-format: no 'NSStringLocalizedFormatKey' in 'k', found 'NSStringLocalizedFormatkey'",
        ["unusable"]
      ),
      (
        dictionary(["k": "⟦<array/>⟧"]), "wrong-type: expected a dictionary as 'k', found an array",
        ["unusable"]
      ),
      (
        dictionary(["k": dictionary(["NSStringLocalizedFormatKey": "⟦<true/>⟧"])]),
        "wrong-type: expected a string as NSStringLocalizedFormatKey of 'k', found a boolean",
        ["unusable"]
      ),
      (
        message("%#@n@", ["n": "⟦<integer>1</integer>⟧"]),
        "wrong-type: expected a dictionary as variable 'n' of 'k', found a number", ["%#@n@"]
      ),
      (
        message("%#@n@", ["⟦n⟧": dictionary(["other": string("x")])]),
        "missing-spec-type: no 'NSStringFormatSpecTypeKey' in variable 'n' of 'k'",
        ["%#@n@", "n %@", "x (plural.other)"]
      ),
      (
        message(
          "%#@n@",
          [
            "n": dictionary([
              "NSStringFormatSpecTypeKey": string("⟦NSStringPluralRule⟧"), "other": string("x"),
            ])
          ]), "unknown-spec-type: unknown rule 'NSStringPluralRule' in variable 'n' of 'k'",
        ["%#@n@"]
      ),
      (
        message("%#@n@", ["⟦n⟧": plural("d", ["one": "x"])]),
        "missing-other: no form 'other' in variable 'n' of 'k'",
        ["%#@n@", "n %d", "x (plural.one)"]
      ),
      (
        message("%#@n@", ["n": plural("d", ["⟦oter⟧": "x", "other": "y"])]),
        "unknown-plural-category: unknown form 'oter' in variable 'n' of 'k'",
        ["%#@n@", "n %d", "y (plural.other)"]
      ),
      (
        message("%#@m@ ⟦%1$#@n@⟧", ["m": plural("d", ["other": ""])]),
        "undefined-variable: '%1$#@n@' names no variable of 'k': it has 'm'",
        ["%#@m@ %1$#@n@", "m %d", " (substitution.m/plural.other)"]
      ),
      (
        message("%#@n@", ["n": plural("d", ["one": "1 ⟦%#@m@⟧", "other": "x"])]),
        "undefined-variable: '%#@m@' names no variable of 'k': it has 'n'",
        ["%#@n@", "n %d", "1 %#@m@ (plural.one)", "x (plural.other)"]
      ),
      (
        message("a %#@n@", ["n": sound, "⟦m⟧": sound]),
        "unused-variable: nothing in 'k' refers to the variable 'm'",
        [
          "a %#@n@", "n %d", "x (substitution.n/plural.other)", "m %d",
          "x (substitution.m/plural.other)",
        ]
      ),
      (
        message("none", ["⟦a-b⟧": sound]),
        "variable-name: the name of variable 'a-b' of 'k' is not made of letters A-Z, digits and '_' alone",
        ["none", "a-b %d", "x (substitution.a-b/plural.other)"]
      ),
      (
        message("%#@n@", ["n": plural("⟦%d⟧", ["other": "x"])]),
        "value-type-sign: per cent sign in 'NSStringFormatValueTypeKey' of variable 'n' of 'k'",
        ["%#@n@", "n %d", "x (plural.other)"]
      ),
      (
        message("%#@n@", ["n": plural("⟦d items⟧", ["other": "x"])]),
        "malformed-value-type: expected a specifier such as 'd' as 'NSStringFormatValueTypeKey' of variable 'n' of 'k', found 'd items'",
        ["%#@n@", "n %d items", "x (plural.other)"]
      ),
      (
        message("%#@n@", ["n": plural("d", ["one": "⟦⟧", "other": "x"])]),
        "empty-form: form 'one' of variable 'n' of 'k' is empty, and with it the message",
        ["%#@n@", "n %d", " (plural.one)", "x (plural.other)"]
      ),
      (
        message("%#@n@", ["n": plural("d", ["other": "Phone⟦\\n⟧number"])]),
        "visible-escape: '\\n' in variable 'n' of 'k' is shown as two characters",
        ["%#@n@", "n %d", "Phone\\nnumber (plural.other)"]
      ),
      (
        dictionary(["k": string("a⟦\\t⟧b")]),
        "visible-escape: '\\t' in 'k' is shown as two characters",
        ["a\\tb"]
      ),
      (
        message("%#@n@", ["n": plural("d", ["one": "1", "⟦one⟧": "2", "other": "x"])]),
        "duplicate-key: 'one' again in variable 'n' of 'k': the last one counts",
        ["%#@n@", "n %d", "2 (plural.one)", "x (plural.other)"]
      ),
      (
        dictionary(["k": string("1"), "⟦k⟧": string("2")]),
        "duplicate-key: 'k' again in the file: the last one counts", ["2"]
      ),
      (
        message("%#@n@", ["n": plural("d", ["one": "⟦%#@n@⟧", "other": "x"])]),
        "cycle: the variable 'n' of 'k' refers to itself",
        ["%#@n@", "n %d", "%#@n@ (plural.one)", "x (plural.other)"]
      ),
      (
        message(
          "%#@a@",
          ["a": plural("d", ["other": "%#@b@"]), "b": plural("d", ["other": "x ⟦%1$#@a@⟧"])]),
        "cycle: variables of 'k' refer to each other in a circle: 'a', 'b'",
        [
          "%#@a@", "a %d", "%#@b@ (plural.other)", "b %d",
          "x %1$#@a@ (substitution.b/plural.other)",
        ]
      ),
      (
        dictionary([
          "k": dictionary([
            "NSStringVariableWidthRuleType": dictionary(["⟦wide⟧": string("x"), "5": string("y")])
          ])
        ]), "malformed-width: expected a whole number as width in 'k', found 'wide'",
        ["5: y (width.5)"]
      ),
      (
        dictionary([
          "k": dictionary([
            "NSStringVariableWidthRuleType": dictionary(["5": "⟦<dict/>⟧", "9": string("y")])
          ])
        ]), "wrong-type: expected a string as width 5 of 'k', found a dictionary",
        ["9: y (width.9)"]
      ),
      (
        dictionary(["k": dictionary(["NSStringVariableWidthRuleType": "⟦<dict/>⟧"])]),
        "missing-forms: no forms in NSStringVariableWidthRuleType of 'k'", ["unusable"]
      ),
      (
        dictionary([
          "k": dictionary([
            "NSStringDeviceSpecificRuleType": dictionary([
              "⟦iPhone⟧": string("x"), "other": string("y"),
            ])
          ])
        ]), "unknown-device: unknown device 'iPhone' in 'k'", ["on other", "y (device.other)"]
      ),
      (
        dictionary([
          "k": dictionary([
            "NSStringDeviceSpecificRuleType": dictionary([
              "mac": dictionary(["NSStringDeviceSpecificRuleType": "⟦<dict/>⟧"])
            ])
          ])
        ]), "nested-devices: 'NSStringDeviceSpecificRuleType' again in device 'mac' of 'k'",
        ["on mac", "unusable"]
      ),
      (
        dictionary([
          "⟦k⟧": dictionary([
            "NSStringLocalizedFormatKey": string("x"),
            "NSStringVariableWidthRuleType": dictionary(["5": string("y")]),
          ])
        ]),
        "mixed-content: 'NSStringLocalizedFormatKey' beside 'NSStringVariableWidthRuleType' in 'k'",
        ["x"]
      ),
    ])
  func `a flaw is located and explained, and the rest of the message is there`(
    text: String, finding: String, outline: [String]
  ) {
    let marked = MarkedPropertyList(text)
    let result = StringsdictReader.table(from: marked.source)
    #expect(
      result.diagnostics.map { "\($0.id.name.dropFirst(12)): \($0.message)" } == [finding])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
    #expect(result.value?.outline("k") == outline)
  }

  @Test func `forms by gender are not evaluated, and the first of them stands for all`() {
    let marked = MarkedPropertyList(
      message(
        "%#@n@",
        [
          "n": dictionary([
            "NSStringFormatSpecTypeKey": string("⟦NSStringGenderRuleType⟧"), "0": string("they"),
            "1": string("he"), "2": string("she"),
          ])
        ]))
    let result = StringsdictReader.table(from: marked.source)
    #expect(result.value?.outline("k") == ["%#@n@", "n %@", "they (plural.other)"])
    #expect(result.diagnostics.map(\.id.name) == ["stringsdict.gender-rule"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
  }

  @Test(
    arguments: [
      ("NSStringPluralRule", "did you mean 'NSStringPluralRuleType'?"),
      ("plural", "expected one of 'NSStringPluralRuleType', 'NSStringGenderRuleType'"),
    ])
  func `an unknown rule gets a suggestion`(name: String, help: String) {
    let result = readStringsdict(
      message(
        "%#@n@",
        [
          "n": dictionary([
            "NSStringFormatSpecTypeKey": string(name), "other": string("x"),
          ])
        ]))
    #expect(result.diagnostics.map(\.help) == [help])
  }

  @Test(
    arguments: [
      ("some", "expected one of 'zero', 'one', 'two', 'few', 'many', 'other'"),
      ("othr", "did you mean 'other'?"),
      ("NSStringFormatValueType", "did you mean 'NSStringFormatValueTypeKey'?"),
    ])
  func `an unknown form gets a suggestion`(name: String, help: String) {
    let result = readStringsdict(
      message("%#@n@", ["n": plural("d", ["\(name)": "x", "other": "y"])]))
    #expect(result.diagnostics.map(\.help) == [help])
  }

  @Test(
    arguments: [
      "a\\\\nb", "C:\\dir", "a\nb", "a&#10;b", "\\", "50 %% ", "%d ",
    ])
  func `what is in order is not reported`(text: String) {
    let result = readStringsdict(
      message("\(text)%#@n@", ["n": plural("d", ["one": "", "other": text])]))
    #expect(result.diagnostics.map(\.message) == [])
  }

  @Test func `a reference with a width before its sign is one`() {
    let result = readStringsdict(message("%1#@n@", ["n": Self.sound]))
    #expect(result.value?.outline("k") == ["%1#@n@", "n %d", "x (plural.other)"])
    #expect(result.diagnostics == [])
  }
}
