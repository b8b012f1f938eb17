import LocCheckDiagnostics
import LocCheckSources
import Testing

struct StringsDataProblemsTests {
  /// A file in which `⟦…⟧` marks what is wrong.
  struct Example: CustomTestStringConvertible, Sendable {
    /// The text.
    var text: String
    /// The id of the finding.
    var id: Diagnostic.ID
    /// Its severity.
    var severity = Diagnostic.Severity.error
    /// Its message.
    var message: String
    /// The keys that are read nevertheless.
    var keys: [String]

    /// The text in reports.
    var testDescription: String { text }

    /// A file with a table whose messages are given.
    static func table(_ messages: String) -> String {
      #"{"source":"/A.swift","tables":{"T":["# + messages + #"]},"version":1}"#
    }

    /// A message that is sound.
    static let sound = #"{"key":"B","location":{"startingLine":2,"startingColumn":1}}"#
  }

  /// What can be wrong.
  private static let examples: [Example] = [
    Example(
      text: #"⟦x⟧"#, id: "stringsdata.syntax", message: "expected '{', found 'x'", keys: []),
    Example(
      text: #"⟦⟧"#, id: "stringsdata.truncated",
      message: "the file ends before the stringsdata does",
      keys: []),
    Example(
      text: #"{"source":"/A.swift","version":1,"tables":{"T":[\#(Example.sound),⟦⟧"#,
      id: "stringsdata.truncated", message: "the file ends before the stringsdata does",
      keys: ["B"]),
    Example(
      text: Example.table(#"{"key":"A" ⟦"⟧location":{}},\#(Example.sound)"#),
      id: "stringsdata.syntax", message: "expected ',' before '\"'", keys: ["A", "B"]),
    Example(
      text: Example.table(
        #"{"key":"A","location":{"startingLine":1}} ⟦{⟧"key":"B","location":{}}"#),
      id: "stringsdata.syntax", message: "expected ',' or ']', found '{'", keys: ["A", "B"]),
    Example(
      text: Example.table(#"{"key":⟦7⟧,"location":{}},\#(Example.sound)"#),
      id: "stringsdata.wrong-type", message: "expected a string as key, found a number",
      keys: ["B"]),
    Example(
      text: Example.table(#"⟦"A"⟧,\#(Example.sound)"#), id: "stringsdata.wrong-type",
      message: "expected an object as message of table 'T', found a string", keys: ["B"]),
    Example(
      text: Example.table(#"{"key":"A","location":{"startingLine":⟦0⟧}},\#(Example.sound)"#),
      id: "stringsdata.wrong-type",
      message: "expected a whole number from 1 as startingLine, found 0", keys: ["A", "B"]),
    Example(
      text: Example.table(#"{"key":"A","location":{"startingLine":⟦"3"⟧}},\#(Example.sound)"#),
      id: "stringsdata.wrong-type",
      message: "expected a whole number from 1 as startingLine, found a string",
      keys: ["A", "B"]),
    Example(
      text: Example.table(#"⟦{⟧"location":{}},\#(Example.sound)"#),
      id: "stringsdata.missing-member", message: "message without a member 'key'", keys: ["B"]),
    Example(
      text: Example.table(#"⟦{⟧"key":"A"},\#(Example.sound)"#), id: "stringsdata.missing-member",
      severity: .warning, message: "message 'A' without a member 'location'", keys: ["A", "B"]),
    Example(
      text: #"⟦{⟧"tables":{"T":[\#(Example.sound)]},"version":1}"#,
      id: "stringsdata.missing-member", message: "expected a member 'source'", keys: ["B"]),
    Example(
      text: #"⟦{⟧"source":"/A.swift","version":1}"#, id: "stringsdata.missing-member",
      message: "expected a member 'tables'", keys: []),
    Example(
      text: #"⟦{⟧"source":"/A.swift","tables":{}}"#, id: "stringsdata.missing-member",
      severity: .warning, message: "expected a member 'version'", keys: []),
    Example(
      text: #"{"source":"/A.swift","tables":⟦[]⟧,"version":1}"#, id: "stringsdata.wrong-type",
      message: "expected an object as tables, found an array", keys: []),
    Example(
      text: #"{"source":"/A.swift","tables":{"T":⟦null⟧},"version":1}"#,
      id: "stringsdata.wrong-type", message: "expected an array as table 'T', found null",
      keys: []),
    Example(
      text: #"{"source":"/A.swift","tables":{"T":[\#(Example.sound)]},"version":⟦2⟧}"#,
      id: "stringsdata.unknown-version", severity: .warning,
      message: "unknown version '2': expected '1'", keys: ["B"]),
    Example(
      text: #"{"source":"/A.swift","tables":{},"version":1} ⟦{⟧}"#,
      id: "stringsdata.trailing-content",
      message: "expected the end of the file after the data", keys: []),
    Example(
      text: Example.table(#"{"key":"A⟦\x⟧","location":{}},\#(Example.sound)"#),
      id: "stringsdata.invalid-escape", message: #"'\x' is no escape"#, keys: ["Ax", "B"]),
  ]

  @Test(arguments: examples)
  func `what is wrong is told at its place, and the rest is read`(example: Example) {
    let marked = MarkedProject(example.text, path: "A.stringsdata")
    let result = StringsDataReader.messages(from: marked.source)
    #expect(result.diagnostics.map(\.id) == [example.id])
    #expect(result.diagnostics.map(\.severity) == [example.severity])
    #expect(result.diagnostics.map(\.message) == [example.message])
    #expect(result.diagnostics.map(\.range?.bounds) == [marked.marks.first])
    #expect(result.value.map(\.key.displayed) == example.keys)
  }

  @Test(arguments: [
    "[[[[", #"{"tables":{"T":[}}}"#, #"{"tables":{"T":[{"key":"#, #"{"tables":{"T":["a" "b" "c"#,
    #"{"source":"\ud800","tables":{"T":[[]]}}"#, "{\"source\":\"a\nb\",\"tables\":{}}", "{,,,}",
    #"{"tables":{"T":[1 2 3}]}"#,
  ])
  func `text of any kind comes to an end`(text: String) {
    let source = SourceText(path: "A.stringsdata", text: text)
    #expect(StringsDataReader.messages(from: source).hasErrors)
  }

  @Test(arguments: [
    "[", "{\"a\":", "{\"tables\":{\"T\":[{", "\"", "{\"tables\":{\"T\":[{\"key\":\"a\" ",
  ])
  func `a hundred thousand of a kind come to an end`(part: String) {
    let text = String(repeating: part, count: 100_000)
    let source = SourceText(path: "A.stringsdata", text: text)
    #expect(StringsDataReader.messages(from: source).hasErrors)
    let nested = SourceText(
      path: "A.stringsdata", text: #"{"tables":{"T":[{"key":"a","x":"# + text)
    #expect(StringsDataReader.messages(from: nested).hasErrors)
  }
}
