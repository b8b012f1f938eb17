import LocCheckLocales
import Testing
import _FoundationICU

/// Plural categories, from CLDR's tables and held against ICU itself.
struct PluralRulesTests {
  /// Returns the rules of a locale that must exist.
  private func rules(_ tag: String) throws -> PluralRules {
    PluralRules(locale: try #require(LocaleTag(tag)))
  }

  @Test(
    arguments: [
      ("en", [(0, "other"), (1, "one"), (2, "other"), (-1, "one")]),
      ("fr", [(0, "one"), (1, "one"), (2, "other"), (1_000_000, "many")]),
      ("es", [(0, "other"), (1, "one"), (1_000_000, "many")]),
      ("pt", [(0, "one"), (1, "one"), (2, "other"), (1_000_000, "many")]),
      ("pt-PT", [(0, "other"), (1, "one"), (2, "other")]), ("pt-AO", [(0, "one")]),
      ("ru", [(1, "one"), (21, "one"), (2, "few"), (22, "few"), (0, "many"), (11, "many")]),
      ("pl", [(1, "one"), (3, "few"), (5, "many"), (22, "few"), (21, "many"), (101, "many")]),
      ("cs", [(1, "one"), (2, "few"), (4, "few"), (5, "other")]),
      ("sl", [(1, "one"), (101, "one"), (2, "two"), (3, "few"), (4, "few"), (5, "other")]),
      ("lt", [(1, "one"), (21, "one"), (2, "few"), (11, "other"), (0, "other")]),
      ("lv", [(0, "zero"), (11, "zero"), (21, "one"), (2, "other")]),
      ("ro", [(1, "one"), (0, "few"), (19, "few"), (20, "other")]),
      (
        "ar",
        [
          (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (10, "few"), (11, "many"),
          (99, "many"), (100, "other"), (102, "other"),
        ]
      ),
      ("he", [(1, "one"), (2, "two"), (3, "other"), (20, "other")]),
      ("ga", [(1, "one"), (2, "two"), (3, "few"), (7, "many"), (11, "other")]),
      ("hi", [(0, "one"), (1, "one"), (2, "other")]), ("ja", [(0, "other"), (1, "other")]),
      ("fil", [(1, "one"), (4, "other"), (6, "other"), (21, "one")]), ("xx", [(1, "other")]),
      ("cy", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (6, "many"), (7, "other")]),
      ("mk", [(21, "one")]), ("is", [(21, "one")]), ("hr", [(22, "few"), (11, "other")]),
      ("it", [(1, "one"), (1_000_000, "many")]), ("prs", [(0, "one")]),
      ("en", [(.max, "other"), (.min, "other")]),
    ] as [(String, [(Int64, String)])])
  func `V24 to V29 integers take the categories of CLDR`(
    locale: String, expected: [(Int64, String)]
  ) throws {
    let rules = try rules(locale)
    for (value, category) in expected {
      #expect(rules.category(of: .integer(value)).rawValue == category, "\(locale) \(value)")
    }
  }

  @Test(
    arguments: [
      ("fr", 1.5, "one"), ("da", 1.5, "one"), ("cs", 1.5, "many"), ("sl", 1.5, "few"),
      ("lt", 1.5, "many"), ("ru", 1.5, "other"), ("en", 1.0, "one"), ("en", 1.5, "other"),
      ("he", 0.5, "one"), ("hi", 0.5, "one"), ("pt-PT", 1.5, "other"), ("uk", 1.5, "other"),
      ("es", 1.5, "other"), ("ar", -0.0, "zero"), ("en", .nan, "other"), ("en", .infinity, "other"),
      ("ru", -.infinity, "other"),
    ])
  func `fractions select by their operands`(
    locale: String, value: Double, category: String
  ) throws {
    #expect(try rules(locale).category(of: .floating(value)).rawValue == category)
  }

  @Test func `no locale is English without groups`() {
    let rules = PluralRules(locale: .posix)
    #expect(rules.category(of: .integer(1)) == .one)
    #expect(rules.category(of: .integer(21)) == .other)
  }

  @Test func `every locale of ICU agrees with ICU`() throws {
    let locales = LocaleData.availableLocales
    #expect(locales.count > 300)
    let values = (0...1200).map(Double.init) + [1.5, 0.5, 1_000_000, -1, -2.5]
    for locale in locales {
      let rules = PluralRules(locale: locale)
      var status = U_ZERO_ERROR
      let oracle = swift_uplrules_openForType(
        locale.icuIdentifier, UPLURAL_TYPE_CARDINAL, &status)
      defer { swift_uplrules_close(oracle) }
      var buffer = [UInt16](repeating: 0, count: 16)
      for value in values {
        let length = swift_uplrules_select(oracle, value, &buffer, 16, &status)
        let expected = String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
        let operand: PluralOperand =
          value.rounded() == value ? .integer(Int64(value)) : .floating(value)
        let actual = rules.category(of: operand)
        if actual.rawValue != expected {
          Issue.record("\(locale) \(value): expected \(expected), got \(actual)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("ru", "few", [2, 4, 22, 24]), ("pl", "few", [2, 4, 22, 24]), ("en", "one", [1]),
      ("en", "other", [0, 2]), ("ru", "one", [1, 21]), ("ar", "few", [3, 10, 103, 110]),
      ("ar", "zero", [0]), ("fr", "many", [1_000_000]), ("en", "few", []), ("ja", "other", [0]),
      ("lv", "zero", [0, 10, 20]), ("ru", "many", [0, 5, 20]), ("cs", "many", []),
      ("pl", "other", []),
    ] as [(String, String, [Int64])])
  func `boundary counts are the ends of the first two runs`(
    locale: String, category: String, expected: [Int64]
  ) throws {
    let category = try #require(PluralCategory(rawValue: category))
    let counts = try rules(locale).boundaryCounts(of: category)
    #expect(counts == expected)
  }

  @Test func `rules serve many tasks at a time`() async throws {
    let rules = try rules("ru")
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (256..<1256).count { rules.category(of: .integer(Int64($0))) == .few }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // Three of ten numbers end in 2, 3 or 4; three of a hundred end in 12, 13 or 14.
    #expect(counts == Array(repeating: 270, count: 8))
  }

  @Test func `the categories of a locale stand in the order of CLDR`() throws {
    #expect(try rules("ar").categories == PluralCategory.allCases)
    #expect(try rules("ru").categories == [.one, .few, .many, .other])
    #expect(try rules("ja").categories == [.other])
  }
}
