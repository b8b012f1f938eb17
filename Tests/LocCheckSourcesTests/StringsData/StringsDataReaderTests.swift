import LocCheckDiagnostics
import LocCheckSources
import Testing

struct StringsDataReaderTests {
  /// What a build writes for a file, in its own layout.
  private static let sample = """
    {
      "source" : "/build/Fruit/Sources/ContentView.swift",
      "tables" : {
        "Fruit" : [
          {
            "comment" : "The title",
            "key" : "Fruit basket",
            "location" : {
              "startingColumn" : 24,
              "startingLine" : 9
            }
          }
        ],
        "Localizable" : [
          {
            "comment" : "",
            "key" : "%lld apples, 50%% off",
            "location" : {
              "startingColumn" : 14,
              "startingLine" : 12
            }
          },
          {
            "comment" : "",
            "key" : "GREETING",
            "location" : {
              "startingColumn" : 10,
              "startingLine" : 3
            },
            "value" : "Hello %@"
          }
        ]
      },
      "version" : 1
    }
    """

  /// Reads a text.
  private func data(_ text: String) -> Diagnosed<StringsData> {
    StringsDataReader.data(from: SourceText(path: "ContentView.stringsdata", text: text))
  }

  /// A file with one message, its members given.
  private static func file(with members: String) -> String {
    #"{"source": "/a/A.swift", "tables": {"Localizable": [{"# + members
      + #"}]}, "version": 1}"#
  }

  @Test
  func `the messages of all tables come in the order of their places`() {
    let result = data(Self.sample)
    #expect(result.diagnostics == [])
    #expect(result.value.path == "/build/Fruit/Sources/ContentView.swift")
    #expect(
      result.value.messages.map(\.location) == [
        SourceLocation(path: "/build/Fruit/Sources/ContentView.swift", line: 3, column: 10),
        SourceLocation(path: "/build/Fruit/Sources/ContentView.swift", line: 9, column: 24),
        SourceLocation(path: "/build/Fruit/Sources/ContentView.swift", line: 12, column: 14),
      ])
    #expect(
      result.value.messages.map(\.key.displayed) == [
        "GREETING", "Fruit basket", "%lld apples, 50%% off",
      ])
    #expect(result.value.messages.map(\.table) == [nil, "Fruit", nil])
    #expect(result.value.messages.map(\.comment) == [nil, "The title", nil])
    #expect(result.value.messages.map { $0.defaultValue?.displayed } == ["Hello %@", nil, nil])
    #expect(result.value.messages.allSatisfy { $0.origin == .compiler && $0.range == nil })
  }

  @Test
  func `the values of a key are those of its specifiers`() {
    let keys = data(Self.sample).value.messages.map(\.key)
    #expect(keys[0] == MessagePattern("GREETING"))
    #expect(
      keys[2]
        == MessagePattern([
          .argument(MessageArgument(expression: "", specifier: "%lld")),
          .text(" apples, 50%% off"),
        ]))
  }

  @Test(arguments: [
    "100% done", "50% off", "100%", "%1$@ of %2$@", "%#@count@ apples", "100%% sure", "",
  ])
  func `a key that no interpolation makes is a text`(key: String) {
    let file = Self.file(
      with: #""key": "\#(key)", "location": {"startingLine": 1, "startingColumn": 1}"#)
    #expect(data(file).value.messages.map(\.key) == [MessagePattern(key)])
  }

  @Test
  func `members may come in any order, and unknown ones are passed over`() {
    let file = """
      {"version":1,"tables":{"T":[{"location":{"startingOffset":7,"startingColumn":2,
      "startingLine":5},"extra":[{"a":null}],"key":"K"}]},"tool":{"name":"x"},"source":"/A.swift"}
      """
    let result = data(file)
    #expect(result.diagnostics == [])
    #expect(
      result.value.messages.map(\.location) == [
        SourceLocation(path: "/A.swift", line: 5, column: 2)
      ])
    #expect(result.value.messages.map(\.table) == ["T"])
  }

  @Test
  func `a file without messages says which Swift file it is about`() {
    let result = data(#"{"source":"/build/Empty.swift","tables":{},"version":1}"#)
    #expect(result.diagnostics == [])
    #expect(result.value.path == "/build/Empty.swift")
    #expect(result.value.messages.isEmpty)
  }

  @Test
  func `symbols that Xcode generates for a catalog are no messages of the code`() {
    let file = Self.sample.replacing(
      "ContentView.swift", with: "GeneratedStringSymbols_Fruit.swift")
    let result = data(file)
    #expect(result.value.path == "/build/Fruit/Sources/GeneratedStringSymbols_Fruit.swift")
    #expect(result.value.messages.isEmpty)
  }

  @Test
  func `a phrase of an App Shortcut has no place`() {
    let file = """
      {"source": "/a/Extract", "tables": {"AppShortcuts": [{"key": "Open ${app}"}]}, "version": 1}
      """
    let result = data(file)
    #expect(result.diagnostics == [])
    #expect(result.value.messages.map(\.key.displayed) == ["Open ${app}"])
  }

  @Test
  func `a byte-order mark is passed over`() {
    #expect(data("\u{FEFF}" + Self.sample).value.messages.count == 3)
  }
}
