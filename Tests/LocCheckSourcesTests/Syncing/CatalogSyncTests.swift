import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// What synchronization writes of messages to a catalog, as lines and as bytes.
struct CatalogSyncTests {
  // MARK: - New entries

  @Test func `a new message becomes an entry`() {
    expect(
      xcode(entry("b")), [message("b"), message("c", comment: "C"), message("A")],
      says: "+ A\n+ c\n",
      writes: xcode([entry("A"), entry("b"), entry("c", comment: "C")].entryLines))
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
        ].entryLines))
  }

  @Test func `messages of other tables and targets do not count`() {
    expect(
      xcode(entry("a")),
      [
        message("a"), message("b", table: "Other"), message("c", table: "Localizable"),
        message("d", target: "App"), message("e", target: "Kit"),
      ],
      targets: ["App", "Widget"], says: "+ c\n+ d\n",
      writes: xcode([entry("a"), entry("c"), entry("d")].entryLines))
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
}
