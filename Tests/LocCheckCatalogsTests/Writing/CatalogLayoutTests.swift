import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Changes to catalogs in layouts that are not Xcode's, and to files that are none.
struct CatalogLayoutTests {
  /// An entry with all there is to write.
  private let entry = NewEntry(
    comment: "c", extractionState: .extractedWithValue, sourceValue: "v")

  @Test func `lines end as they do in the file, and so does the file`() {
    let before = xcode("\"a\" : {\n\n}").replacing("\n", with: "\r\n") + "\r\n"
    #expect(
      changed(before, adding: "b")
        == xcode("\"a\" : {\n\n},\n\"b\" : {\n\n}").replacing("\n", with: "\r\n") + "\r\n")
    #expect(
      changed(before, "a", EntryUpdate(comment: "c"))
        == xcode("\"a\" : {\n  \"comment\" : \"c\"\n}").replacing("\n", with: "\r\n") + "\r\n")
  }

  @Test func `a byte-order mark stays`() {
    let before = "\u{FEFF}" + xcode("\"a\" : {\n\n}")
    #expect(changed(before, adding: "b") == "\u{FEFF}" + xcode("\"a\" : {\n\n},\n\"b\" : {\n\n}"))
  }

  @Test func `tabs and narrow colons stay`() {
    let head = "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n"
    let before = head + "\t\t\"a\": {}\n\t}\n}\n"
    #expect(
      changed(before, by: CatalogEdits(additions: ["b": entry, "c": NewEntry()]))
        == head
          + """
          \t\t"a": {},
          \t\t"b": {
          \t\t\t"comment": "c",
          \t\t\t"extractionState": "extracted_with_value",
          \t\t\t"localizations": {
          \t\t\t\t"en": {
          \t\t\t\t\t"stringUnit": {
          \t\t\t\t\t\t"state": "new",
          \t\t\t\t\t\t"value": "v"
          \t\t\t\t\t}
          \t\t\t\t}
          \t\t\t}
          \t\t},
          \t\t"c": {}
          \t}
          }

          """)
    #expect(
      changed(before, "a", EntryUpdate(comment: "c"))
        == head + "\t\t\"a\": {\n\t\t\t\"comment\": \"c\"\n\t\t}\n\t}\n}\n")
    #expect(
      changed(before, by: CatalogEdits(removals: ["a"]))
        == "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {}\n}\n")
  }

  @Test(arguments: [
    (
      #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#,
      #"{"sourceLanguage":"en","strings":{"a":{"comment":"d"},"b":{"comment":"c","extractionState""#
        + #":"extracted_with_value","localizations":{"en":{"stringUnit":{"state":"new","value":"#
        + #""v"}}}}},"version":"1.0"}"#
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"z": 1}, "c": {}}}"#,
      #"{"sourceLanguage": "en", "strings": {"a": {"comment": "d", "z": 1}, "b": {"comment": "c", "#
        + #""extractionState": "extracted_with_value", "localizations": {"en": {"stringUnit": "#
        + #"{"state": "new", "value": "v"}}}}, "c": {}}}"#
    ),
    (
      #"{ "sourceLanguage" : "en", "strings" : { "a" : { } } }"#,
      #"{ "sourceLanguage" : "en", "strings" : { "a" : { "comment" : "d" }, "b" : { "comment" : "#
        + #""c", "extractionState" : "extracted_with_value", "localizations" : { "en" : { "#
        + #""stringUnit" : { "state" : "new", "value" : "v" } } } } } }"#
    ),
  ])
  func `what stands on one line stays on it`(_ before: String, _ after: String) {
    let edits = CatalogEdits(
      additions: ["b": entry], updates: ["a": EntryUpdate(comment: "d")])
    #expect(changed(before, by: edits) == after)
  }

  @Test func `keys in the order of their bytes stay in it`() {
    let before = xcode("\"B\" : {\n\n},\n\"a\" : {\n\n}")
    #expect(
      changed(before, adding: "C", "b")
        == xcode("\"B\" : {\n\n},\n\"C\" : {\n\n},\n\"a\" : {\n\n},\n\"b\" : {\n\n}"))
  }

  @Test func `in no order a key goes behind its neighbour`() {
    let before = xcode("\"z\" : {\n\n},\n\"a\" : {\n\n},\n\"m\" : {\n\n}")
    #expect(
      changed(before, adding: "b", "zz", "\"")
        == xcode(
          "\"\\\"\" : {\n\n},\n\"z\" : {\n\n},\n\"zz\" : {\n\n},\n\"a\" : {\n\n},\n"
            + "\"b\" : {\n\n},\n\"m\" : {\n\n}"))
  }

  @Test(arguments: [
    ("", 1, "the file is empty: expected a JSON object", "catalog.empty"),
    ("{}", 1, "catalog without a sourceLanguage", "catalog.missing-source-language"),
    (
      #"{"sourceLanguage":"en"}"#, 1, "catalog without strings: there is nothing to write into",
      "catalog.missing-strings"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"a":{}"b":{}}}"#, 41, "expected ',' before '\"'",
      "catalog.syntax"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"x":"\q"}}}"#, 45, #"'\q' is no escape"#,
      "catalog.invalid-escape"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"#, 40, "the file ends before the catalog does",
      "catalog.truncated"
    ),
    (
      #"{"sourceLanguage":"en","strings":{}} }"#, 38,
      "expected the end of the file after the catalog", "catalog.trailing-content"
    ),
    (
      #"{"sourceLanguage":"en","strings":[]}"#, 34,
      "expected an object as strings in the catalog, found an array", "catalog.wrong-type"
    ),
    (
      #"{"sourceLanguage":"en","strings":{},"strings":{}}"#, 38,
      "'strings' again in the catalog: the last one counts", "catalog.duplicate-member"
    ),
  ])
  func `a broken file is refused where it is broken`(
    _ text: String, _ column: Int, _ message: String, _ id: String
  ) {
    let source = SourceText(path: "L.xcstrings", text: text)
    let result = StringCatalogWriter.bytes(
      of: source, changedBy: CatalogEdits(additions: ["k": NewEntry()]))
    #expect(result.value == nil)
    #expect(result.lines == ["L.xcstrings:1:\(column): error: \(message) [\(id)]"])
  }

  @Test func `a merge conflict is refused`() {
    let text = xcode("<<<<<<< a\n\"a\" : {\n\n}\n=======\n\"b\" : {\n\n}\n>>>>>>> b")
      .replacing("    <<<<", with: "<<<<").replacing("    ====", with: "====")
      .replacing("    >>>>", with: ">>>>")
    let source = SourceText(path: "L.xcstrings", text: text)
    let result = StringCatalogWriter.bytes(of: source, changedBy: CatalogEdits(removals: ["a"]))
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.id) == ["catalog.merge-conflict"])
  }

  @Test func `a level of nesting too deep is refused`() {
    let deep = String(repeating: "[", count: 100_000)
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":\(deep)"
    #expect(changed(text, adding: "b") == nil)
  }
}
