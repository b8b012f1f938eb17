import LocCheckCatalogs
import LocCheckSources
import Testing

struct MessagePatternTests {
  /// A pattern of text and arguments, an argument for each specifier and an open one for `?`.
  private func pattern(_ parts: String...) -> MessagePattern {
    MessagePattern(
      parts.map { part in
        switch part {
        case "?": .argument(MessageArgument(expression: "value"))
        case _ where part.hasPrefix("%") && !part.hasPrefix("%%"):
          .argument(MessageArgument(expression: "value", specifier: part))
        default: .text(part)
        }
      })
  }

  @Test func `the text of a pattern is its key where all specifiers are known`() {
    let known = pattern("Mem ", "%lld", "%%")
    #expect(known.key == "Mem %lld%%")
    #expect(known.displayed == "Mem %lld%%")
    #expect(!known.isOpen)
    let open = pattern("Mem ", "?", "%%")
    #expect(open.key == nil)
    #expect(open.displayed == "Mem %?%%")
    #expect(open.isOpen)
  }

  @Test(arguments: ["Mem %lld%%", "Mem %@%%", "Mem %.2f%%", "Mem %-8.3lf%%"])
  func `an open place matches any specifier`(key: String) {
    #expect(pattern("Mem ", "?", "%%").matches(MessageKey(key)))
  }

  @Test(arguments: [
    "Mem %@%", "Mem %lld", "Mem %1$@%%", "Mem %%", "mem %lld%%", "Mem %lld%% ", "Mem %lld %%",
    "Mem %#@mem@%%", "Mem % lld%%", "", "%lld%%",
  ])
  func `an open place matches nothing but one specifier of a key`(key: String) {
    #expect(!pattern("Mem ", "?", "%%").matches(MessageKey(key)))
  }

  @Test func `a known specifier beside an open one must be the same`() {
    let pattern = pattern("?", " of ", "%lld")
    #expect(pattern.matches("%@ of %lld"))
    #expect(!pattern.matches("%@ of %d"))
    #expect(!pattern.matches("%@ of %@"))
  }

  @Test func `open places beside each other match two specifiers`() {
    #expect(pattern("?", "?").matches("%@%lld"))
    #expect(!pattern("?", "?").matches("%@"))
    #expect(!pattern("?", "?").matches("%@%lld%@"))
  }

  @Test func `a plain text matches its own bytes and nothing else`() {
    #expect(MessagePattern("50% done").matches("50% done"))
    #expect(!MessagePattern("50% done").matches("50%% done"))
    #expect(MessagePattern("e\u{301}").matches("e\u{301}"))
    #expect(!MessagePattern("e\u{301}").matches("é"))
    #expect(MessagePattern("").matches(""))
  }

  @Test func `texts joined from pieces match as one`() {
    #expect(pattern("a", "", "b", "?", "c", "d").matches("ab%@cd"))
  }

  @Test(arguments: [
    ("Mem %lld%%", "Mem %@%"), ("Mem %lld%%", "Mem %1$@%%"), ("%lld items", "%d items"),
    ("%lld items", "%#@items@ items"), ("%@", "%lf"), ("50% done", "50%% done"),
    ("100%", "100%%"),
  ])
  func `near misses have one shape`(first: String, second: String) {
    #expect(MessageShape(MessageKey(first)) == MessageShape(MessageKey(second)))
  }

  @Test(arguments: [
    ("%lld items", "%lld item"), ("%lld items", "items"), ("%lld%%", "%lld"),
    ("50% done", "50 done"), ("é", "e\u{301}"),
  ])
  func `other texts have other shapes`(first: String, second: String) {
    #expect(MessageShape(MessageKey(first)) != MessageShape(MessageKey(second)))
  }

  @Test func `a pattern has the shape of the keys it nearly matches`() {
    #expect(pattern("Mem ", "?", "%%").shape == MessageShape("Mem %@%"))
    #expect(pattern("Mem ", "%lld", "%%").shape == MessageShape("Mem %@%%"))
    #expect(MessagePattern("Done 100%").shape == MessageShape("Done 100%%"))
    #expect(MessagePattern("50% done").shape == MessageShape("50% done"))
  }

  @Test func `long hostile keys are compared in one pass`() {
    let key = MessageKey(String(repeating: "%", count: 200_001))
    #expect(!pattern("a", "?").matches(key))
    #expect(MessageShape(key) != MessageShape("a"))
  }
}
