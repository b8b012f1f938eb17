import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// What synchronization does with entries that have no message, and with what it cannot write.
struct UnmatchedEntryTests {
  // MARK: - Entries without a message

  @Test func `a translated entry becomes stale and one with nothing in it goes`() {
    let before = [
      entry("a", french: ("translated", "A")), entry("b", english: ("needs_review", "B")),
      entry("c", comment: "C"), entry("d", english: ("new", "D"), french: ("new", "D")), entry("e"),
      entry("f", state: "extracted_with_value", english: ("new", "F"), french: ("translated", "F")),
    ]
    expect(
      xcode(before.entryLines), [message("e")],
      says: "- a  stale\n- b  stale\n- c  removed\n- d  removed\n- f  stale\n",
      writes: xcode(
        [
          entry("a", state: "stale", french: ("translated", "A")),
          entry("b", state: "stale", english: ("needs_review", "B")), entry("e"),
          entry("f", state: "stale", english: ("new", "F"), french: ("translated", "F")),
        ].entryLines))
  }

  @Test func `a stale entry is found again`() {
    expect(
      xcode(
        [
          entry("a", state: "stale", french: ("translated", "A")),
          entry("b", state: "stale", english: ("new", "B"), french: ("translated", "B")),
          entry("c", state: "stale", english: ("new", "old"), french: ("translated", "C")),
          entry("d", state: "stale", french: ("translated", "D")),
        ].entryLines),
      [message("a", comment: "x"), message("b", value: "B"), message("c", value: "C")],
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
        ].entryLines))
  }

  @Test(arguments: ["manual", "migrated", "tranlsated"])
  func `an entry that is not managed is left alone, found or not`(_ state: String) {
    let text = xcode(
      [entry("a", comment: "mine", state: state), entry("b", state: state), entry("c")].entryLines)
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
      catalog(xcode(text.entryLines)), messages: [message("e")],
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
      xcode(text.entryLines), [message(open), message(open), message(two)],
      says: """
        - Ho %@  removed
        ? Hi %?  the type of 'name' is not known
        ? %?/%?  the types of 'a', 'b + c' are not known

        """, writes: xcode(text.dropLast().entryLines))
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
      extraction, tables: [MessageTable(catalog(xcode(text.entryLines)))])
    let changes = try #require(CatalogSync.plan(forTable: 0, of: reconciliation))
    #expect(
      changes.value.text
        == "- a  stale, but it may be looked up at run time\n- c  removed\n+ d\n")
    let compiled = Reconciliation(
      extraction, tables: [MessageTable(name: "Localizable", path: "en.lproj", entries: [])])
    #expect(CatalogSync.plan(forTable: 0, of: compiled) == nil)
  }
}
