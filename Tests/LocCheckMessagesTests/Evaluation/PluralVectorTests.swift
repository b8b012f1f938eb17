import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Plurals of one number in many languages.
struct PluralVectorTests {
  /// A locale, a number and the text it gives.
  typealias Row = (locale: String?, value: Int64, expected: String)

  @Test(arguments: [
    (0, "Repeats never"), (1, "Repeats daily"), (5, "Repeats every 5 days"),
  ])
  func `V13: zero is explicit in English`(_ value: Int64, _ expected: String) throws {
    let message = Messages.plural([
      .one: "Repeats daily", .other: "Repeats every %1$d days", .zero: "Repeats never",
    ])
    let resolution = try Messages.resolve(message, [.int32(Int32(value))], in: "en")
    #expect(resolution.text == expected)
    #expect(resolution.trace.selections.map(\.isExplicitZero) == [value == 0])
  }

  @Test(arguments: [
    (0, "Ne se répète jamais"), (1, "Se répète quotidiennement"),
    (5, "Se répète tous les 5 jours"),
  ])
  func `V14: the forms come from the localization, the category from the formatting locale`(
    _ value: Int64, _ expected: String
  ) throws {
    let message = Messages.plural([
      .zero: "Ne se répète jamais", .one: "Se répète quotidiennement",
      .other: "Se répète tous les %1$d jours",
    ])
    #expect(try Messages.resolve(message, [.int(value)], in: "en").text == expected)
  }

  @Test(arguments: [
    (0, "Load 0 media items"), (1, "Load 1 media item"), (2, "Load 2 media items"),
  ])
  func `V20: zero without a form of its own takes its category`(
    _ value: Int64, _ expected: String
  ) throws {
    let message = Messages.plural([.one: "Load %d media item", .other: "Load %d media items"])
    #expect(try Messages.resolve(message, [.int(value)], in: "en-US").text == expected)
  }

  @Test(arguments: [(0, "0 min read"), (1, "1 min read"), (2, "2 min read")])
  func `V21: both forms may read the same`(_ value: Int64, _ expected: String) throws {
    let message = Messages.plural([.one: "%d min read", .other: "%d min read"])
    #expect(try Messages.resolve(message, [.int(value)], in: "en-US").text == expected)
  }

  @Test(
    arguments: [
      ("ru", 1, "1 ядро"), ("ru", 2, "2 ядра"), ("ru", 5, "5 ядер"), ("ru", 21, "21 ядро"),
      (nil, 5, "5 ядра"), (nil, 21, "21 ядра"),
    ] as [Row])
  func `V22, V23: Russian forms need the Russian locale`(_ row: Row) throws {
    let message = Messages.plural([
      .one: "%lld ядро", .few: "%lld ядра", .many: "%lld ядер", .other: "%lld ядра",
    ])
    #expect(try Messages.resolve(message, [.int(row.value)], in: row.locale).text == row.expected)
  }

  /// A message whose forms are the names of the categories, `zero` left out where it is not CLDR's.
  private func categories(_ categories: PluralCategory...) -> ShippedMessage {
    ShippedMessage(
      format: .init("%#@value@"),
      variables: [
        ShippedMessage.Variable(
          name: "value", specifier: "lld",
          forms: categories.map { .init($0, .init($0.rawValue)) })
      ])
  }

  @Test(arguments: [(1, "one"), (3, "few"), (5, "many"), (22, "few"), (21, "many")])
  func `V24: Polish`(_ value: Int64, _ expected: String) throws {
    let message = categories(.one, .few, .many, .other)
    #expect(try Messages.resolve(message, [.int(value)], in: "pl").text == expected)
  }

  @Test(arguments: [(0, "zero"), (11, "zero"), (21, "one"), (2, "other")])
  func `V25: Latvian has zero for more numbers than 0`(_ value: Int64, _ expected: String) throws {
    let message = categories(.zero, .one, .other)
    #expect(try Messages.resolve(message, [.int(value)], in: "lv").text == expected)
  }

  @Test(arguments: [(0, "one"), (1, "one"), (1_000_000, "many"), (2, "other")])
  func `V26: French`(_ value: Int64, _ expected: String) throws {
    let message = categories(.one, .many, .other)
    #expect(try Messages.resolve(message, [.int(value)], in: "fr").text == expected)
  }

  @Test func `V26: one and a half is one in French`() throws {
    let message = Messages.plural(specifier: "lf", [.one: "one", .other: "other"])
    #expect(try Messages.resolve(message, [.double(1.5)], in: "fr").text == "one")
    #expect(try Messages.resolve(message, [.double(1.5)], in: "en").text == "other")
    #expect(try Messages.resolve(message, [.double(1)], in: "en").text == "one")
  }

  @Test(arguments: [("pt-BR", "one"), ("pt-PT", "other")])
  func `V27: zero differs between Brazil and Portugal`(_ locale: String, _ expected: String) throws
  {
    #expect(
      try Messages.resolve(categories(.one, .other), [.int(0)], in: locale).text == expected)
  }

  @Test func `V28: Japanese never takes one`() throws {
    let message = Messages.plural([.one: "1つ", .other: "%lldつ"])
    let resolution = try Messages.resolve(message, [.int(1)], in: "ja")
    #expect(resolution.text == "1つ")
    #expect(resolution.trace.selections.map(\.used) == [.other])
  }

  @Test(arguments: [
    (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (10, "few"), (11, "many"), (99, "many"),
    (100, "other"), (102, "other"),
  ])
  func `V29: Arabic`(_ value: Int64, _ expected: String) throws {
    let message = categories(.zero, .one, .two, .few, .many, .other)
    #expect(try Messages.resolve(message, [.int(value)], in: "ar").text == expected)
  }

  @Test(arguments: [
    (1, "Failed after 1 attempt: Offline"), (3, "Failed after 3 attempts: Offline"),
  ])
  func `V31: a plural may count the second argument`(_ value: Int64, _ expected: String) throws {
    let message = Messages.plural(
      argument: 2,
      [
        .one: "Failed after %2$lld attempt: %1$@", .other: "Failed after %2$lld attempts: %1$@",
      ])
    let resolution = try Messages.resolve(message, [.string("Offline"), .int(value)], in: "en")
    #expect(resolution.text == expected)
    #expect(resolution.trace.selections.map(\.argument) == [2])
  }

  @Test(arguments: [0.0, -0.0])
  func `a floating zero is an explicit zero too`(_ value: Double) throws {
    let message = Messages.plural(specifier: "lf", [.zero: "none", .other: "%.1f"])
    #expect(try Messages.resolve(message, [.double(value)], in: "en").text == "none")
  }

  @Test func `a form that does not ship is told by the trace`() throws {
    let message = ShippedMessage(
      format: .init("%#@value@"),
      variables: [
        .init(
          name: "value", specifier: "lld", forms: [.init(.other, .init("%lld файлов"))],
          withheld: [.few])
      ])
    let selection = try #require(
      try Messages.resolve(message, [.int(3)], in: "ru").trace.selections.first)
    #expect(selection.demanded == .few)
    #expect(selection.used == .other)
    #expect(selection.isWithheld)
  }

  @Test func `the own argument is written by the variable's specifier`() throws {
    let message = Messages.message(
      "%@: %#@count@",
      Messages.variable(
        "count", argument: 2, specifier: ".1lf", [.one: "%arg mile", .other: "%arg miles"]))
    #expect(
      try Messages.resolve(message, [.string("Ran"), .double(12345.67)], in: "de").text
        == "Ran: 12.345,7 miles")
  }
}
