import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// What synchronization does to a catalog, as lines and as bytes.
struct CatalogSyncTests {
  /// Returns a catalog as Xcode writes it.
  private func xcode(_ entries: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
    \(entries.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
      },
      "version" : "1.0"
    }
    """
  }

  /// Returns the entry of a key with an English and a French text.
  private func entry(
    _ key: String, comment: String? = nil, state: String? = nil, english: (String, String)? = nil,
    french: (String, String)? = nil
  ) -> String {
    var members = comment.map { ["\"comment\" : \"\($0)\""] } ?? []
    if let state { members.append("\"extractionState\" : \"\(state)\"") }
    let units = [("en", english), ("fr", french)].compactMap { language, unit in
      unit.map {
        """
            "\(language)" : {
              "stringUnit" : {
                "state" : "\($0.0)",
                "value" : "\($0.1)"
              }
            }
        """
      }
    }
    if !units.isEmpty {
      members.append("\"localizations\" : {\n\(units.joined(separator: ",\n"))\n  }")
    }
    return members.isEmpty
      ? "\"\(key)\" : {\n\n}" : "\"\(key)\" : {\n  \(members.joined(separator: ",\n  "))\n}"
  }

  /// Returns a message.
  private func message(
    _ key: MessagePattern, table: String? = nil, comment: String? = nil,
    value: MessagePattern? = nil, target: String? = nil
  ) -> SourceMessage {
    SourceMessage(
      key: key, table: table, comment: comment, defaultValue: value, api: "Text", target: target,
      location: SourceLocation(path: "A.swift", line: 1, column: 1))
  }

  /// Returns a message without arguments.
  private func message(
    _ key: String, table: String? = nil, comment: String? = nil, value: String? = nil,
    target: String? = nil
  ) -> SourceMessage {
    message(
      MessagePattern(key), table: table, comment: comment, value: value.map { MessagePattern($0) },
      target: target)
  }

  /// Reads a catalog.
  private func catalog(_ text: String, table: String = "Localizable") -> Catalog {
    StringCatalogReader.catalog(
      from: SourceText(path: "\(table).xcstrings", text: text), table: table
    ).value
  }

  /// Requires what a synchronization says and writes, and that a second one has nothing to do.
  private func expect(
    _ before: String, _ messages: [SourceMessage], targets: [String] = [], says lines: String,
    writes after: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let old = catalog(before)
    let changes = CatalogSync.plan(old, messages: messages, targets: targets).value
    #expect(changes.text == lines, sourceLocation: sourceLocation)
    let result = StringCatalogWriter.bytes(of: old.source, changedBy: changes.edits)
    let text = result.value.map { String(decoding: $0, as: UTF8.self) }
    #expect(text == after, sourceLocation: sourceLocation)
    let again = CatalogSync.plan(catalog(after), messages: messages, targets: targets).value
    #expect(again.changes.isEmpty, sourceLocation: sourceLocation)
  }

  // MARK: - New entries

  @Test func `a new message becomes an entry`() {
    expect(
      xcode(entry("b")), [message("b"), message("c", comment: "C"), message("A")],
      says: "+ A\n+ c\n", writes: xcode([entry("A"), entry("b"), entry("c", comment: "C")].lines))
  }

  @Test func `a new message with a default value has it as its source value`() {
    expect(
      xcode(""), [message("salt.title", value: "Salt")], says: "+ salt.title\n",
      writes: xcode(entry("salt.title", state: "extracted_with_value", english: ("new", "Salt"))))
  }

  @Test func `several arguments are numbered in a source value`() {
    let key = MessagePattern([
      .argument(MessageArgument(expression: "a", specifier: "%@")), .text(" 100%% "),
      .argument(MessageArgument(expression: "b", specifier: "%lld")),
    ])
    let one = MessagePattern([
      .argument(MessageArgument(expression: "a", specifier: "%@")), .text(" 100%%"),
    ])
    expect(
      xcode(""),
      [
        message(key), message(MessagePattern("k"), value: key), message(one),
        message("%1$@ %2$@"), message("50% off and 20% down"),
      ],
      says: "+ %@ 100%%\n+ %@ 100%% %lld\n+ %1$@ %2$@\n+ 50% off and 20% down\n+ k\n",
      writes: xcode(
        [
          entry("%@ 100%%"), entry("%@ 100%% %lld", english: ("new", "%1$@ 100%% %2$lld")),
          entry("%1$@ %2$@"), entry("50% off and 20% down"),
          entry("k", state: "extracted_with_value", english: ("new", "%1$@ 100%% %2$lld")),
        ].lines))
  }

  @Test func `messages of other tables and targets do not count`() {
    expect(
      xcode(entry("a")),
      [
        message("a"), message("b", table: "Other"), message("c", table: "Localizable"),
        message("d", target: "App"), message("e", target: "Kit"),
      ],
      targets: ["App", "Widget"], says: "+ c\n+ d\n",
      writes: xcode([entry("a"), entry("c"), entry("d")].lines))
  }

  // MARK: - Comments

  @Test
  func `the comments of several places stand on lines of their own in the order of their bytes`() {
    let messages = [
      message("a", comment: "b"), message("a", comment: "B"), message("a"),
      message("a", comment: "b"), message("a", comment: ""), message("a", comment: "a\nz"),
    ]
    expect(
      xcode(entry("a", comment: "old")), messages, says: "~ a  comment\n",
      writes: xcode(entry("a", comment: #"B\na\nz\nb"#)))
  }

  @Test func `a comment stays where the code has none`() {
    let text = xcode(entry("a", comment: "mine"))
    expect(text, [message("a")], says: "", writes: text)
  }

  // MARK: - Default values

  @Test func `a default value that changes puts translations under review`() {
    expect(
      xcode(
        entry(
          "a", state: "extracted_with_value", english: ("new", "Old"), french: ("translated", "V"))
      ), [message("a", value: "New")], says: "~ a  default value\n",
      writes: xcode(
        entry(
          "a", state: "extracted_with_value", english: ("new", "New"), french: ("needs_review", "V")
        )))
  }

  @Test func `a default value that is new is written, and one that is gone is removed`() {
    let without = xcode(entry("a", french: ("translated", "V")))
    let with = xcode(
      entry("a", state: "extracted_with_value", english: ("new", "E"), french: ("translated", "V")))
    expect(without, [message("a", value: "E")], says: "~ a  default value\n", writes: with)
    expect(
      with, [message("a")], says: "~ a  default value\n",
      writes: xcode(entry("a", french: ("needs_review", "V"))))
  }

  @Test func `of several default values the first counts`() {
    expect(
      xcode(""), [message("a"), message("a", value: "1"), message("a", value: "2")], says: "+ a\n",
      writes: xcode(entry("a", state: "extracted_with_value", english: ("new", "1"))))
  }

  @Test(arguments: ["translated", "needs_review"])
  func `a source text that somebody entered stays`(_ state: String) {
    let text = xcode(entry("a", english: (state, "Mine")))
    expect(text, [message("a", value: "Theirs")], says: "", writes: text)
  }

  // MARK: - Entries without a message

  @Test func `a translated entry becomes stale and one with nothing in it goes`() {
    let before = [
      entry("a", french: ("translated", "A")), entry("b", english: ("needs_review", "B")),
      entry("c", comment: "C"), entry("d", english: ("new", "D"), french: ("new", "D")), entry("e"),
      entry("f", state: "extracted_with_value", english: ("new", "F"), french: ("translated", "F")),
    ]
    expect(
      xcode(before.lines), [message("e")],
      says: "- a  stale\n- b  stale\n- c  removed\n- d  removed\n- f  stale\n",
      writes: xcode(
        [
          entry("a", state: "stale", french: ("translated", "A")),
          entry("b", state: "stale", english: ("needs_review", "B")), entry("e"),
          entry("f", state: "stale", english: ("new", "F"), french: ("translated", "F")),
        ].lines))
  }

  @Test func `a stale entry is found again`() {
    expect(
      xcode(
        [
          entry("a", state: "stale", french: ("translated", "A")),
          entry("b", state: "stale", english: ("new", "B"), french: ("translated", "B")),
          entry("c", state: "stale", english: ("new", "old"), french: ("translated", "C")),
          entry("d", state: "stale", french: ("translated", "D")),
        ].lines), [message("a", comment: "x"), message("b", value: "B"), message("c", value: "C")],
      says: "~ a  found again, comment\n~ b  found again\n~ c  found again, default value\n",
      writes: xcode(
        [
          entry("a", comment: "x", french: ("translated", "A")),
          entry(
            "b", state: "extracted_with_value", english: ("new", "B"), french: ("translated", "B")),
          entry(
            "c", state: "extracted_with_value", english: ("new", "C"), french: ("needs_review", "C")
          ),
          entry("d", state: "stale", french: ("translated", "D")),
        ].lines))
  }

  @Test(arguments: ["manual", "migrated", "tranlsated"])
  func `an entry that is not managed is left alone, found or not`(_ state: String) {
    let text = xcode(
      [entry("a", comment: "mine", state: state), entry("b", state: state), entry("c")].lines)
    expect(
      text, [message("a", comment: "theirs", value: "A"), message("c")], says: "", writes: text)
  }

  @Test func `an entry that is not to be translated is kept`() {
    let before = xcode("\"a\" : {\n  \"shouldTranslate\" : false\n},\n\(entry("b"))")
    expect(
      before, [message("b")], says: "- a  stale\n",
      writes: xcode(
        "\"a\" : {\n  \"extractionState\" : \"stale\",\n  \"shouldTranslate\" : false\n},\n"
          + entry("b")))
  }

  @Test func `what may be looked up after all becomes stale, and is told`() {
    let text = [
      entry("a", french: ("translated", "A")), entry("b"), entry("c"), entry("d"), entry("e"),
    ]
    let changes = CatalogSync.plan(
      catalog(xcode(text.lines)), messages: [message("e")],
      unused: ["a": .enumeration, "b": .mentioned, "c": .skipped, "d": .elsewhere])
    #expect(
      changes.value.text == """
        - a  stale, but it is the raw value of an enum's case
        - b  removed, but it may be looked up at run time
        - c  removed, but it stands in code that is not extracted

        """)
  }

  @Test func `code of no target adds nothing to the catalog of one`() {
    let text = xcode(entry("A"))
    var orphan = message("B")
    orphan.isOutsideTargets = true
    expect(
      text, [message("A", target: "App"), orphan], targets: ["App"], says: "", writes: text)
  }

  // MARK: - Keys that are not known

  @Test func `a key with a type that is not known is told, and what it may mean stays`() {
    let open = MessagePattern([
      .text("Hi "), .argument(MessageArgument(expression: "user.name", untyped: "'name'")),
    ])
    let two = MessagePattern([
      .argument(MessageArgument(expression: "a")), .text("/"),
      .argument(MessageArgument(expression: "b + c")),
    ])
    let text = [entry("Hi %@"), entry("Hi %lld"), entry("Ho %@")]
    expect(
      xcode(text.lines), [message(open), message(open), message(two)],
      says: """
        - Ho %@  removed
        ? Hi %?  the type of 'name' is not known
        ? %?/%?  the types of 'a', 'b + c' are not known

        """, writes: xcode(text.dropLast().lines))
  }

  @Test func `a default value with a type that is not known is told and not written`() {
    let value = MessagePattern([.argument(MessageArgument(expression: "x"))])
    let text = xcode(entry("b", state: "extracted_with_value", english: ("new", "%@")))
    expect(
      text,
      [message(MessagePattern("a"), value: value), message(MessagePattern("b"), value: value)],
      says: "? a  the type of 'x' is not known\n? b  the type of 'x' is not known\n", writes: text)
  }

  // MARK: - Keys that are hard to see

  @Test func `keys compare decoded and byte for byte`() {
    let before = xcode("\"a\\/b\" : {\n\n},\n\"caf\\u00e9\" : {\n\n}")
    expect(
      before, [message("a/b"), message("café"), message("cafe\u{301}")], says: "+ cafe\u{301}\n",
      writes: xcode("\"a\\/b\" : {\n\n},\n\(entry("cafe\u{301}")),\n\"caf\\u00e9\" : {\n\n}"))
  }

  @Test func `a line shows every character of a key`() {
    let changes = CatalogSync.plan(
      catalog(xcode("")),
      messages: ["", " a", "b\n\u{202E}c", "d\u{A0}"].map { message($0) })
    #expect(changes.value.text == "+ ''\n+ ' a'\n+ b\\n\\u{202E}c\n+ d\\u{A0}\n")
  }

  // MARK: - Tables

  @Test(arguments: ["InfoPlist", "AppShortcuts"])
  func `a table that something else fills is refused`(_ table: String) {
    let result = CatalogSync.plan(
      catalog(xcode(entry("a")), table: table), messages: [message("a", table: table)])
    #expect(result.value.changes.isEmpty)
    #expect(result.diagnostics.map(\.id) == ["sync.foreign-table"])
    #expect(result.hasErrors)
  }

  @Test func `a table of a storyboard is refused unless code uses it`() {
    let text = xcode(entry("aBc-d1-Xyz.text"))
    let main = catalog(text, table: "Main")
    #expect(CatalogSync.plan(main, messages: []).diagnostics.map(\.id) == ["sync.foreign-table"])
    let used = CatalogSync.plan(main, messages: [message("a", table: "Main")])
    #expect(used.diagnostics.isEmpty)
    #expect(used.value.text == "+ a\n- aBc-d1-Xyz.text  removed\n")
  }

  @Test func `a table that no message is for is warned of`() {
    let result = CatalogSync.plan(
      catalog(xcode(entry("a"))), messages: [message("a", table: "Other")])
    #expect(result.value.text == "- a  removed\n")
    #expect(result.diagnostics.map(\.id) == ["sync.no-messages"])
    #expect(!result.hasErrors)
  }

  @Test func `a reconciliation has all that is asked for`() throws {
    let text = [entry("a", french: ("translated", "A")), entry("b"), entry("c")]
    let extraction = SourceExtraction(
      messages: [message("b"), message("d")], mentions: ["a", "x"])
    let reconciliation = Reconciliation(
      extraction, tables: [MessageTable(catalog(xcode(text.lines)))])
    let changes = try #require(CatalogSync.plan(forTable: 0, of: reconciliation))
    #expect(
      changes.value.text
        == "- a  stale, but it may be looked up at run time\n- c  removed\n+ d\n")
    let compiled = Reconciliation(
      extraction, tables: [MessageTable(name: "Localizable", path: "en.lproj", entries: [])])
    #expect(CatalogSync.plan(forTable: 0, of: compiled) == nil)
  }
}

extension Sequence<String> {
  /// Entries one behind another.
  fileprivate var lines: String { joined(separator: ",\n") }
}
