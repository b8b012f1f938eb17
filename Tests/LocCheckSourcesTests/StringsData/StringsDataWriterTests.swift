import LocCheckDiagnostics
import LocCheckSources
import Testing

struct StringsDataWriterTests {
  /// Makes a message.
  private static func message(
    _ key: MessagePattern, table: String? = nil, comment: String? = nil,
    value: MessagePattern? = nil, target: String? = nil, path: String = "App/View.swift",
    line: Int = 1, column: Int = 1
  ) -> SourceMessage {
    SourceMessage(
      key: key, table: table, comment: comment, defaultValue: value, api: "Text", target: target,
      location: SourceLocation(path: path, line: line, column: column))
  }

  /// The text of the only file.
  private static func text(of messages: [SourceMessage], in directory: String? = nil) throws
    -> String
  {
    let files = StringsDataWriter.files(of: messages, in: directory).value
    return String(decoding: try #require(files.first).bytes, as: UTF8.self)
  }

  @Test
  func `a file is laid out as Xcode lays JSON out`() throws {
    let messages = [
      Self.message(
        MessagePattern([
          .argument(MessageArgument(expression: "count", type: "Int", specifier: "%lld")),
          .text(" “apples”\n"),
        ]), comment: "a/b \"c\"", line: 7, column: 14),
      Self.message(
        MessagePattern("GREETING"), table: "Fruit", value: MessagePattern("Hello"), line: 2,
        column: 3),
      Self.message(MessagePattern("Basket"), line: 2, column: 10),
    ]
    #expect(
      try Self.text(of: messages, in: "/code/fruit") == #"""
        {
          "source" : "/code/fruit/App/View.swift",
          "tables" : {
            "Fruit" : [
              {
                "comment" : "",
                "key" : "GREETING",
                "location" : {
                  "startingColumn" : 3,
                  "startingLine" : 2
                },
                "value" : "Hello"
              }
            ],
            "Localizable" : [
              {
                "comment" : "",
                "key" : "Basket",
                "location" : {
                  "startingColumn" : 10,
                  "startingLine" : 2
                }
              },
              {
                "comment" : "a/b \"c\"",
                "key" : "%lld “apples”\n",
                "location" : {
                  "startingColumn" : 14,
                  "startingLine" : 7
                }
              }
            ]
          },
          "version" : 1
        }
        """#)
  }

  @Test
  func `what is written is read again`() throws {
    let texts = ["plain", "100% done", "tab\t\u{1}", "é", "e\u{301}", "日本語 🍎", "", "\\(x)", "%"]
    let messages = texts.enumerated().map { line, text in
      Self.message(
        MessagePattern(text), table: line.isMultiple(of: 2) ? "Other" : nil,
        comment: line.isMultiple(of: 3) ? "Comment \(text)" : nil,
        value: line.isMultiple(of: 4) ? MessagePattern("\(text)!") : nil, line: line + 1,
        column: line + 2)
    }
    let written = try #require(StringsDataWriter.files(of: messages).value.first)
    let read = StringsDataReader.messages(
      from: SourceText(path: written.path, bytes: written.bytes))
    #expect(read.diagnostics == [])
    #expect(
      read.value
        == messages.map { message in
          var message = message
          message.api = "the compiler"
          message.origin = .compiler
          return message
        })
    let again = try #require(StringsDataWriter.files(of: read.value).value.first)
    #expect(again.bytes == written.bytes)
  }

  @Test
  func `each target has a folder and each Swift file a file`() {
    let messages = [
      Self.message(MessagePattern("a"), target: "App", path: "App/View.swift"),
      Self.message(MessagePattern("b"), target: "App", path: "App/View.swift"),
      Self.message(MessagePattern("c"), target: "App", path: "App/Detail/view.swift"),
      Self.message(MessagePattern("d"), target: "App", path: "App/View-2.swift"),
      Self.message(MessagePattern("e"), target: "App", path: "App/List/View.swift"),
      Self.message(MessagePattern("f"), target: "a/b", path: "App/View.swift"),
      Self.message(MessagePattern("g"), path: "main.swift"),
    ]
    #expect(
      StringsDataWriter.files(of: messages).value.map(\.path) == [
        "main.stringsdata",
        "App/view.stringsdata",
        "App/View-2.stringsdata",
        "App/View-2-2.stringsdata",
        "App/View-3.stringsdata",
        "a_b/View.stringsdata",
      ])
  }

  @Test(arguments: [
    ("App/View.swift", "/code", "/code/App/View.swift"),
    ("./App/View.swift", "/code/", "/code/App/View.swift"),
    ("../App/View.swift", "/code/tools", "/code/App/View.swift"),
    ("/App/View.swift", "/code", "/App/View.swift"),
  ])
  func `a relative path is joined to the folder`(path: String, folder: String, joined: String)
    throws
  {
    let text = try Self.text(of: [Self.message(MessagePattern("a"), path: path)], in: folder)
    #expect(text.contains("\"source\" : \"\(joined)\","))
  }

  @Test
  func `a key with a type that is not known is left out and told`() {
    let open = MessagePattern([
      .argument(MessageArgument(expression: "item.count", untyped: "'item'")), .text(" items"),
    ])
    var dynamic = Self.message(MessagePattern("B"))
    dynamic.tableExpression = "tables.main"
    let result = StringsDataWriter.files(of: [
      Self.message(open), Self.message(MessagePattern("A"), value: open), dynamic,
    ])
    #expect(result.value == [])
    #expect(
      result.diagnostics.map(\.id) == Array(repeating: "stringsdata.omitted-message", count: 3))
    #expect(
      result.diagnostics.map(\.message) == [
        "message '%? items' is left out: the type of 'item.count' is not known",
        "message 'A' is left out: the type of 'item.count' is not known",
        "message 'B' is left out: its table is 'tables.main', which is known at run time alone",
      ])
    #expect(result.diagnostics.map(\.help) == ["annotate 'item'", "annotate 'item'", nil])
  }
}
