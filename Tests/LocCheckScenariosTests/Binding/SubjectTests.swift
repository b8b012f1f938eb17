import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct SubjectTests {
  /// Returns the subject of a scenario with some fields and one column of a count.
  private func subject(_ fields: String, header: String = "| locale | n | text") throws -> Subject {
    let row = header.contains(" n ") ? "| en | 1 | a" : "| en | a"
    return try cleanScenario("== A\n\(fields)\n\(header)\n\(row)\n").subject
  }

  /// The text of the message used below.
  private let message = TextTemplate([.argument(.init("n")), .literal(" items")])
  /// The text of the completed string used below.
  private let completed = TextTemplate([.argument(.init("n", isRaw: true)), .literal(" items")])

  @Test func `every subject is read`() throws {
    #expect(
      try subject("localized: \\(n) items\nargs: n=Int") == .localized(key: nil, message: message))
    #expect(
      try subject("localized: a.b\ndefault: \\(n) items\nargs: n=Int")
        == .localized(key: "a.b", message: message))
    #expect(try subject("key: \\(n) items\nargs: n=Int") == .key(message))
    #expect(try subject("key-variable: \\(n) items\nargs: n=Int") == .keyVariable(completed))
    #expect(try subject("verbatim: \\(n) items\nargs: n=Int") == .verbatim(completed))
    #expect(
      try subject("nslocalized: home.title", header: "| locale | text")
        == .nslocalized(key: "home.title", value: nil))
    #expect(
      try subject("nslocalized: home.title\nvalue: %d of them\nargs: n=Int")
        == .nslocalized(key: "home.title", value: "%d of them"))
    #expect(
      try subject("text: Text(\"\\(n) items\")\nargs: n=Int")
        == .text(TextExpression([TextExpression.Part(.key(message))])))
  }

  @Test func `a subject is one and not more`() {
    expectDiagnostics(
      "format: 1\n⟦== ◦⟧\n| locale | text\n| en | a\n== B\nkey: a\n⟦verbatim⟧: ◦\n| locale | text\n| en | a",
      [
        "the scenario does not say what is shown; it needs one of 'localized:', 'key:', "
          + "'key-variable:', 'verbatim:', 'text:', 'nslocalized:' or 'extract:' "
          + "[scenario.missing-subject]",
        "'verbatim:' does not go with 'key:'; a scenario shows one thing "
          + "[scenario.second-subject]",
      ])
  }

  @Test(arguments: [
    ("verbatim: a", "table: T"), ("verbatim: a", "in-bundle: B"), ("verbatim: a", "comment: C"),
    ("key: a", "default: D"), ("key: a", "value: V"), ("nslocalized: a", "default: D"),
    ("key: a", "exhaustive: yes"), ("key: a", "keys-of: K"),
  ])
  func `a field without a meaning beside the subject is an error`(subject: String, field: String) {
    let name = field.prefix { $0 != ":" }
    let other = subject.prefix { $0 != ":" }
    expectDiagnostics(
      "format: 1\n== A\n\(subject)\n⟦\(name)⟧\(field.dropFirst(name.count))\n| locale | text\n| en | a",
      ["'\(name):' has no meaning beside '\(other):' [scenario.misfitting-field]"])
  }

  /// Returns what is advised about the fields of a scenario that has one thing wrong.
  private func advice(_ fields: String) throws -> String? {
    let diagnostics = MarkedScenario(
      "format: 1\n== A\n\(fields)\nargs: count=Int\n| locale | count | text\n| en | 1 | a"
    ).bound().diagnostics.filter { $0.id != "scenario.unused-argument" }
    #expect(diagnostics.count == 1)
    return try #require(diagnostics.first).help
  }

  @Test(arguments: ["nslocalized: \\(count) items", "nslocalized: a.b\nvalue: \\(count) items"])
  func `a key of NSLocalizedString takes its arguments from the second call`(
    fields: String
  ) throws {
    #expect(
      try advice(fields)
        == "NSLocalizedString takes a plain string: write '%lld' for an Int or '%@' for a String, "
        + "and the arguments follow in the order of 'args:'")
  }

  @Test func `a stable key leaves the arguments to its default value`() throws {
    #expect(
      try advice("localized: \\(count) items\ndefault: \\(count) items")
        == "beside 'default:' the key is a plain string; the arguments stand in the default value")
  }

  @Test(arguments: [
    ("key: a\ndefault: D", "a key with a default value is that of 'localized:'"),
    ("nslocalized: a\ndefault: D", "the default value of 'nslocalized:' is 'value:'"),
    ("localized: a\nvalue: V", "the default value of 'localized:' is 'default:'"),
    ("key: a\nvalue: V", "it goes with 'nslocalized:'"),
  ])
  func `a field beside the wrong subject names the right one`(
    fields: String, advice: String
  ) throws {
    #expect(try self.advice(fields) == advice)
  }

  @Test func `arguments are declared with names and types`() throws {
    let types = ArgumentType.allCases.filter { $0 != .text }
    let names = types.map { "a\($0.rawValue)" }
    let scenario = try cleanScenario(
      "== A\nkey: \(names.map { "\\(\($0))" }.joined())\n"
        + "args: \(zip(names, types).map { "\($0)=\($1.rawValue)" }.joined(separator: " "))\n"
        + "| locale | \(names.joined(separator: " | ")) | text\n"
        + "| en | \(names.map { _ in "1" }.joined(separator: " | ")) | a")
    #expect(scenario.arguments.map(\.type) == types)
    #expect(scenario.argumentColumns == Array(types.indices))
  }

  @Test func `declarations of another form are errors`() {
    expectDiagnostics(
      """
      format: 1
      == A
      key: a
      args: ⟦◦⟧ ⟦text=Int⟧ a=⟦Itn⟧ b=⟦Date⟧ c=⟦Decimal⟧ ⟦1a=Int⟧ ⟦d=String⟧ ⟦d=Int⟧
      | locale | text
      | en | a
      """,
      [
        "expected 'name=Type' without spaces, found '◦' [scenario.malformed-argument]",
        "'text' is the name of a column; give the argument another [scenario.reserved-argument]",
        "unknown type 'Itn'; did you mean 'Int'? [scenario.unknown-type]",
        "Date is not supported: its text depends on clock and calendar; pass a formatted String "
          + "[scenario.unsupported-type]",
        "unknown type 'Decimal'; expected 'Int', 'Int8', 'Int16', 'Int32', 'Int64', 'UInt', "
          + "'UInt8', 'UInt16', 'UInt32', 'UInt64', 'Float', 'Double', 'String', 'Substring' or "
          + "'Text' [scenario.unknown-type]",
        "expected 'name=Type' without spaces, found '1a=Int' [scenario.malformed-argument]",
        "the message does not use the argument 'd'; it has no effect [scenario.unused-argument]",
        "the argument 'd' is declared twice [scenario.repeated-argument]",
      ])
  }

  @Test func `an argument needs a use and a column`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: ◦ \\(a)\nargs: a=Int ⟦b=Int⟧\n⟦| locale | b | text⟧\n| en | 1 | ◦",
      [
        "the message does not use the argument 'b'; its column changes nothing "
          + "[scenario.unused-argument]",
        "the message takes 'a', and no column gives its values [scenario.missing-column]",
      ])
  }

  @Test func `an undeclared argument is one error, its column none`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: ◦ ⟦\\(count)⟧\n| locale | count | text\n| en | 1 | a",
      ["the argument 'count' is not declared; add it to 'args:' [scenario.undeclared-argument]"])
  }

  @Test func `the columns of a table are known, in order and there`() {
    expectDiagnostics(
      """
      format: 1
      == A
      key: \\(n) \\(s)
      args: n=Int s=String
      | ⟦text⟧ | n | ⟦locale⟧ | s | ⟦n⟧ | ⟦chekc⟧ | ⟦category(s)⟧ | ⟦category(m)⟧
      | a | 1 | en | s | 1 | is | one | one
      == B
      key: a
      ⟦⟦| check⟧⟧
      | is
      """,
      [
        "'text' must be the last column [scenario.misplaced-column]",
        "'locale' must be the first column [scenario.misplaced-column]",
        "the column 'n' is named twice [scenario.repeated-column]",
        "unknown column 'chekc'; did you mean 'check'? [scenario.unknown-column]",
        "'s' is no number and has no plural category [scenario.uncounted-argument]",
        "the argument 'm' is not declared; add it to 'args:' [scenario.undeclared-argument]",
        "the column 'locale' is missing [scenario.missing-column]",
        "the column 'text' is missing [scenario.missing-column]",
      ])
  }

  @Test func `a scenario without rows is an error`() {
    expectDiagnostics(
      "format: 1\n⟦== ◦⟧\nkey: a\n⟦== B⟧\nkey: a\n| locale | text\n",
      Array(
        repeating: "the scenario checks nothing: it has no row below its column names "
          + "[scenario.empty-scenario]", count: 2))
  }
}
