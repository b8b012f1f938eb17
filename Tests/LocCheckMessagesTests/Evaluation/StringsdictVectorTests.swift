import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// Plural variables as R.swift's `Generic.strings(dict)`, Transifex and objc.io's example have them,
/// with the texts their tests expect of Apple's Foundation.
struct StringsdictVectorTests {
  /// A message, the arguments and the text.
  struct Vector: Sendable, CustomTestStringConvertible {
    /// The number in the list of vectors.
    var number: String
    /// The locale that formats.
    var locale = "en"
    /// The message.
    var message: ShippedMessage
    /// The arguments.
    var arguments: [Argument]
    /// The text.
    var expected: String

    /// The vector's number.
    var testDescription: String { number }
  }

  /// Messages with nested, repeated and unreached variables.
  static let variables = [
    Vector(
      number: "V1",
      message: Messages.message(
        "Pre Alpha (| %#@first@ |)",
        Messages.variable(
          "first", [.zero: "Zero Alpha", .one: "One Alpha", .other: "Other Alpha: %d"])),
      arguments: [.int(1)], expected: "Pre Alpha (| One Alpha |)"),
    Vector(
      number: "V2",
      message: Messages.message(
        "Pre Beta (| %#@first@ x %#@second@ |)",
        Messages.variable("first", [.one: "One Beta.first", .other: "Other Beta.first: %d"]),
        Messages.variable("second", [.zero: "Zero", .other: "Other Beta.second: %d"])),
      arguments: [.int(1), .int(2)],
      expected: "Pre Beta (| One Beta.first x Other Beta.second: 2 |)"),
    Vector(
      number: "V3",
      message: Messages.message(
        "Pre Gamma (| %2$#@second@ x %1$#@first@ |)",
        Messages.variable("first", [.one: "One Gamma.first", .other: "Other Gamma.first: %d"]),
        Messages.variable("second", [.other: "Other Gamma.second: %d"])),
      arguments: [.int(1), .int(2)],
      expected: "Pre Gamma (| Other Gamma.second: 2 x One Gamma.first |)"),
    Vector(
      number: "V4",
      message: Messages.message(
        "Pre Delta (| %#@first@ |)",
        Messages.variable(
          "first", [.one: "One Delta.first (%d). Second: %#@second@", .other: "Other"]),
        Messages.variable("second", [.one: "One", .other: "Other Delta.second: %d"])),
      arguments: [.int(1), .int(2)],
      expected: "Pre Delta (| One Delta.first (1). Second: Other Delta.second: 2 |)"),
    Vector(
      number: "V5",
      message: Messages.message(
        "Pre Epsilon (| %#@first@ |)",
        Messages.variable(
          "first", [.zero: "Zero", .other: "Other Epsilon.first: %d. Second: %#@second@"]),
        Messages.variable("second", [.one: "One", .other: "Other Epsilon.second: %d"])),
      arguments: [.int(1), .int(2)],
      expected: "Pre Epsilon (| Other Epsilon.first: 1. Second: Other Epsilon.second: 2 |)"),
    Vector(
      number: "V6",
      message: Messages.message(
        "Pre Zeta (| %@ %2$#@second@ |)",
        Messages.variable("second", [.one: "One", .other: "Other Zeta.second: %d."])),
      arguments: [.string("ONE"), .int(2)],
      expected: "Pre Zeta (| ONE Other Zeta.second: 2. |)"),
    Vector(
      number: "V7",
      message: Messages.message(
        "Pre Eta (| %@ - %#@second@ - %d|)",
        Messages.variable("second", [.one: "One", .other: "Other Eta.second: %d."])),
      arguments: [.string("ONE"), .int(2), .int(3)],
      expected: "Pre Eta (| ONE - Other Eta.second: 2. - 3|)"),
    Vector(
      number: "V8",
      message: Messages.message(
        "Pre Theta (| %#@first@ |)",
        Messages.variable("first", [.one: "One Theta.first", .other: "Other %d, %#@second@"]),
        Messages.variable("second", [.one: "One", .other: "Other %d, %#@third@"]),
        Messages.variable("third", [.one: "One", .other: "Other %d"])),
      arguments: [.int(1), .int(2), .int(3)], expected: "Pre Theta (| One Theta.first |)"),
    Vector(
      number: "V8, all reached",
      message: Messages.message(
        "Pre Theta (| %#@first@ |)",
        Messages.variable("first", [.one: "One", .other: "%d, %#@second@"]),
        Messages.variable("second", [.one: "One", .other: "%d, %#@third@"]),
        Messages.variable("third", [.one: "One", .other: "%d"])),
      arguments: [.int(7), .int(8), .int(9)], expected: "Pre Theta (| 7, 8, 9 |)"),
  ]

  /// The example of a restaurant's guests.
  static func restaurant(
    _ persons: KeyValuePairs<PluralCategory, String>,
    _ tables: KeyValuePairs<PluralCategory, String>
  ) -> ShippedMessage {
    Messages.message(
      "There %1$#@persons@ sitting in %2$#@tables@ in this restaurant.",
      Messages.variable("persons", persons), Messages.variable("tables", tables))
  }

  /// The persons of the example.
  static let persons: KeyValuePairs<PluralCategory, String> = [
    .zero: "is noone", .one: "is %d person", .other: "are %d people",
  ]

  /// Messages of the restaurant and of the completed runs.
  static let counts = [
    Vector(
      number: "V15",
      message: restaurant(
        [.one: "is %d person", .other: "are %d people"],
        [.one: "%d table", .two: "a couple of tables", .other: "%d tables"]),
      arguments: [.int(3), .int(5)],
      expected: "There are 3 people sitting in 5 tables in this restaurant."),
    Vector(
      number: "V16",
      message: restaurant(persons, [.zero: "any tables", .one: "%d table", .other: "%d tables"]),
      arguments: [.int(0), .int(0)],
      expected: "There is noone sitting in any tables in this restaurant."),
    Vector(
      number: "V17", message: restaurant(persons, [.one: "%d table", .other: "%d tables"]),
      arguments: [.int(0), .int(2)],
      expected: "There is noone sitting in 2 tables in this restaurant."),
    Vector(
      number: "V18", locale: "ar",
      message: restaurant(
        persons, [.one: "%d table", .two: "a couple of tables", .other: "%d tables"]),
      arguments: [.int(0), .int(2)],
      expected: "There is noone sitting in a couple of tables in this restaurant."),
    Vector(
      number: "V19",
      message: restaurant(
        persons, [.one: "%d table", .two: "a couple of tables", .other: "%d tables"]),
      arguments: [.int(3), .int(2)],
      expected: "There are 3 people sitting in 2 tables in this restaurant."),
    Vector(
      number: "V30",
      message: Messages.message(
        "%#@followers@",
        Messages.variable(
          "followers", specifier: "lld", [.one: "%2$@ follower", .other: "%2$@ followers"])),
      arguments: [.int(1234), .string("1.2K")], expected: "1.2K followers"),
  ]

  /// The sentence of completed runs, whose forms refer to a second variable.
  static let runs = Messages.message(
    "%1$#@lu_completed_runs@",
    Messages.variable(
      "lu_completed_runs", specifier: "lu",
      [
        .zero: "No runs completed yet", .one: "One %2$#@lu_total_runs@",
        .other: "%lu %2$#@lu_total_runs@",
      ]),
    Messages.variable(
      "lu_total_runs", specifier: "lu", [.one: "run completed", .other: "of %lu runs completed"]))

  @Test(arguments: variables + counts)
  func `variables are evaluated as Apple's Foundation does`(_ vector: Vector) throws {
    let resolution = try Messages.resolve(vector.message, vector.arguments, in: vector.locale)
    #expect(resolution.text == vector.expected)
    #expect(resolution.findings.isEmpty)
  }

  @Test(arguments: [
    (0, 5, "No runs completed yet"), (1, 1, "One run completed"), (1, 2, "One of 2 runs completed"),
    (4, 5, "4 of 5 runs completed"),
  ])
  func `V33a: a form refers to a variable that counts another argument`(
    _ completed: Int64, _ total: Int64, _ expected: String
  ) throws {
    let resolution = try Messages.resolve(Self.runs, [.int(completed), .int(total)], in: "en")
    #expect(resolution.text == expected)
  }

  @Test func `the trace tells which forms were chosen, in order`() throws {
    let trace = try Messages.resolve(Self.runs, [.int(1), .int(2)], in: "en").trace
    #expect(trace.selections.map(\.variable) == ["lu_completed_runs", "lu_total_runs"])
    #expect(trace.selections.map(\.argument) == [1, 2])
    #expect(trace.selections.map(\.value) == [.integer(1), .integer(2)])
    #expect(trace.selections.map(\.used) == [.one, .other])
    #expect(trace.selections.map(\.variant) == ["plural.one", "plural.other"])
  }

  @Test func `an unformatted look-up shows the raw format`() throws {
    let resolution = try Messages.resolve(
      Self.runs, [.int(1), .int(2)], in: "en", isFormatted: false)
    #expect(resolution.text == "%1$#@lu_completed_runs@")
    #expect(resolution.trace.selections.isEmpty)
  }
}
