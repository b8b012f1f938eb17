import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import Testing

/// Formats that translators broke in shipped products: each has a text and a finding, and none a crash.
struct BrokenFormatTests {
  /// A format, its arguments, the text a user sees and the findings.
  typealias Row = (
    format: String, arguments: [Argument], expected: String, findings: [String]
  )

  @Test(
    arguments: [
      // A12 and A13: a per cent sign in a sentence.
      (
        "Reculer de 50 % de %@", [.string("10 s")], "Reculer de 50 0e (null)",
        ["format.space-flag", "format.argument-type", "format.missing-argument"]
      ),
      ("Reculer de 50 %% de %@", [.string("10 s")], "Reculer de 50 % de 10 s", []),
      (
        "50% off", [], "500ff",
        ["format.space-flag", "format.missing-argument"]
      ),
      // A14: reordered without positions.
      (
        "已用其 %@ 额度的 %lld%%。", [.int(99), .string("weekly")], "已用其 (null) 额度的 0%。",
        ["format.argument-type", "format.argument-type"]
      ),
      (
        "已用其 %2$@ 额度的 %1$lld%%。", [.int(99), .string("weekly")], "已用其 weekly 额度的 99%。", []
      ),
      // A15: a position whose dollar sign was lost.
      (
        "允许 %1%lld 个 · %2$lld 人", [.int(3), .int(47)], "允许 1%lld 个 · 47 人",
        ["format.malformed-position"]
      ),
      // A16: one argument shown twice.
      (
        "%@ a quitté. Envoyer à %@ ?", [.string("A")], "A a quitté. Envoyer à (null) ?",
        ["format.missing-argument"]
      ),
      ("%1$@ si è chiuso. Inviare a %1$@?", [.string("A")], "A si è chiuso. Inviare a A?", []),
      // A17: specifiers that translation engines mangled.
      ("%Lld items", [.int(5)], "%ld items", ["format.malformed-length"]),
      ("%ll개", [.int(5)], "개", ["format.unknown-conversion"]),
      // Defects 14 to 16, 26, 29, 38 and 40 of shipped catalogs.
      (
        "%2$@ و %1$ وغيرهم", [.string("A"), .string("B")], "B و وغيرهم",
        ["format.malformed-position"]
      ),
      (
        "%1$d% af de samlede stemmer", [.int(30)], "30 0x0p+0f de samlede stemmer",
        ["format.space-flag", "format.argument-type"]
      ),
      ("%1$d%", [.int(30)], "30", ["format.bare-percent"]),
      ("+%ще більше", [.int(30)], "+ще більше", ["format.unknown-conversion"]),
      ("desinstalar%% @?", [.string("Cork")], "desinstalar% @?", []),
      (
        "% publicacions", [.string("12")], "0x0ublicacions",
        ["format.space-flag", "format.argument-type"]
      ),
      (
        "被%@、%@和%3lld個其他用戶關注", [.string("A"), .string("B"), .int(4)],
        "被A、B和  4個其他用戶關注", []
      ),
      // Values that do not fit.
      ("%d", [.int(5_000_000_000)], "705,032,704", ["format.truncated-argument"]),
      ("%d", [.int(3_000_000_000)], "-1,294,967,296", ["format.truncated-argument"]),
      ("%llu", [.uint(.max)], "-1", ["format.truncated-argument"]),
      ("%x", [.int32(-1)], "ffffffff", []),
      ("%s", [.string("A")], "A", ["format.argument-type"]),
      ("%f", [.int(1)], "0.000000", ["format.argument-type"]),
      ("%lld", [.double(1)], "0", ["format.argument-type"]),
      ("%n%lld", [.int(1), .int(2)], "2", []),
      ("%*d", [.string("A"), .int(2)], "2", ["format.argument-type"]),
      (
        "%127$@ %128$@ %0$@", [], "(null) $@ $@",
        [
          "format.malformed-position", "format.malformed-position", "format.missing-argument",
        ]
      ),
    ] as [Row])
  func `a broken format is shown as a user would see it`(_ row: Row) throws {
    let resolution = try Messages.resolve(row.format, row.arguments, in: "en")
    #expect(resolution.text.unicodeScalars.elementsEqual(row.expected.unicodeScalars))
    #expect(resolution.findings.map(\.id.name) == row.findings)
  }

  @Test func `A13: what is not formatted keeps its per cent signs`() throws {
    let resolution = try Messages.resolve("50% off, %%, %lld", [], in: "en", isFormatted: false)
    #expect(resolution.text == "50% off, %%, %lld")
    #expect(resolution.findings.isEmpty)
  }

  @Test(arguments: [(1.0, "1", "1 step"), (1200.0, "1,200", "1,200 steps")])
  func `A18: a plural may count one argument and show another`(
    _ count: Double, _ text: String, _ expected: String
  ) throws {
    let message = Messages.message(
      "%#@count@",
      Messages.variable("count", specifier: "lf", [.one: "%2$@ step", .other: "%2$@ steps"]))
    let resolution = try Messages.resolve(message, [.double(count), .string(text)], in: "en")
    #expect(resolution.text == expected)
    #expect(resolution.findings.isEmpty)
  }

  @Test(arguments: [
    (0, 5, "Nothing sent"), (1, 1, "One letter sent"), (1, 2, "One of 2 letters sent"),
    (3, 5, "3 of 5 letters sent"),
  ])
  func `A19: forms hold further plurals`(
    _ done: Int64, _ all: Int64, _ expected: String
  ) throws {
    let message = Messages.message(
      "%1$#@done@",
      Messages.variable(
        "done", specifier: "lu",
        [.zero: "Nothing sent", .one: "One %2$#@all@", .other: "%lu %2$#@all@"]),
      Messages.variable(
        "all", specifier: "lu", [.one: "letter sent", .other: "of %lu letters sent"]))
    #expect(try Messages.resolve(message, [.int(done), .int(all)], in: "en").text == expected)
  }

  @Test func `a plural without other misses it where no form fits`() throws {
    let message = Messages.plural([.one: "%lld файл", .few: "%lld файли", .many: "%lld файлів"])
    #expect(try Messages.resolve(message, [.int(5)], in: "uk").findings.isEmpty)
    let resolution = try Messages.resolve(message, [.int(5)], in: "en")
    #expect(resolution.text == "%#@value@")
    #expect(resolution.findings.map(\.id) == ["format.missing-other"])
    #expect(resolution.trace.selections.map(\.used) == [nil])
  }

  @Test func `variables that refer to each other end`() throws {
    let message = Messages.message(
      "%#@a@", Messages.variable("a", [.other: "[%#@b@]"]),
      Messages.variable("b", [.other: "(%1$#@a@)"]))
    let resolution = try Messages.resolve(message, [.int(5)], in: "en")
    #expect(resolution.text == "[(%1$#@a@)]")
    #expect(resolution.findings.map(\.id) == ["format.cycle"])
    #expect(resolution.findings.first?.details == [.init("through", "a → b")])
  }

  @Test func `variables that multiply each other end`() throws {
    let names = (0..<30).map { "v\($0)" }
    let message = ShippedMessage(
      format: .init("%1$#@v0@"),
      variables: names.indices.map { index in
        let next = "%1$#@v\(index + 1)@"
        return Messages.variable(names[index], [.other: next + next])
      })
    let resolution = try Messages.resolve(message, [.int(5)], in: "en")
    #expect(
      Set(resolution.findings.map(\.id)) == ["format.overgrown", "format.undefined-variable"])
    #expect(resolution.trace.selections.count == 1000)
  }

  @Test func `an unknown variable is shown as it is written`() throws {
    let resolution = try Messages.resolve("%#@files@ and %lld", [.int(1), .int(2)], in: "en")
    #expect(resolution.text == "%#@files@ and 2")
    #expect(resolution.findings.map(\.id) == ["format.undefined-variable"])
  }

  @Test(
    arguments: [
      ([], "0 files", ["format.missing-argument", "format.missing-argument"]),
      ([.string("A")], "0 files", ["format.argument-type", "format.argument-type"]),
      ([.double(1)], "0 files", ["format.argument-type", "format.argument-type"]),
    ] as [([Argument], String, [String])])
  func `a plural without a number to count shows other`(
    _ arguments: [Argument], _ expected: String, _ findings: [String]
  ) throws {
    let message = Messages.plural([.one: "%lld file", .other: "%lld files"])
    let resolution = try Messages.resolve(message, arguments, in: "en")
    #expect(resolution.text == expected)
    #expect(resolution.findings.map(\.id.name) == findings)
    #expect(resolution.trace.selections.isEmpty)
  }

  @Test func `a mistake that is made a thousand times is told once`() throws {
    let format = String(repeating: "%1$lld", count: 1000)
    let shown = try Messages.resolve(format, [.double(1)], in: "en")
    #expect(shown.findings.map(\.id) == ["format.argument-type"])
  }
}
