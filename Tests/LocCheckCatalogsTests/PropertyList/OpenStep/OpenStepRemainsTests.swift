import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// What is left of a damaged property list that tools write.
struct OpenStepRemainsTests {
  /// Spells what is left of a text.
  private func remains(_ text: String) -> String? {
    let source = SourceText(path: "L.plist", text: text)
    return PropertyListReader.remains(of: source).value.map(PropertyListOutline.of)
  }

  @Test(
    arguments: [
      ("{a = 1; b = {c = 2; d = 3", "{\"a\":\"1\",\"b\":{\"c\":\"2\"}}"),
      ("{a = 1; b = {c = 2; d = 3;", "{\"a\":\"1\",\"b\":{\"c\":\"2\",\"d\":\"3\"}}"),
      ("{a = 1; b = {c = 2; ", "{\"a\":\"1\",\"b\":{\"c\":\"2\"}}"),
      ("{a = 1; b = {c = 2; }", "{\"a\":\"1\",\"b\":{\"c\":\"2\"}}"),
      ("{a = 1; b = (1, {c = 2; d", "{\"a\":\"1\"}"), ("{a = 1; b = (1, 2", "{\"a\":\"1\"}"),
      ("{a = 1; \"b", "{\"a\":\"1\"}"), ("{a = {b = 1; } c = 2; }", "{\"a\":{\"b\":\"1\"}}"),
      ("{a = 1;} trailing", "{\"a\":\"1\"}"), ("{a = 1;}", "{\"a\":\"1\"}"), ("{", "{}"),
      (
        "{a = 1;\n<<<<<<< A\nb = 2;\n=======\nb = 3;\n>>>>>>> B\nc = 4; }",
        "{\"a\":\"1\",\"b\":\"2\",\"c\":\"4\"}"
      ),
    ])
  func `all before the error is read`(text: String, expected: String) {
    #expect(remains(text) == expected)
  }

  @Test func `the places are those of the file`() throws {
    let text = "{\n<<<<<<< A\nb = 2;\n=======\nb = 3;\n>>>>>>> B\nc = 4; d"
    let result = PropertyListReader.remains(of: SourceText(path: "L.plist", text: text))
    let members = try #require(result.value?.members)
    #expect(members.map { $0.value.range?.start.description } == ["L.plist:3:5", "L.plist:7:5"])
    #expect(
      result.diagnostics.map { "\($0.id) \($0.range.map { "\($0.start)" } ?? "-")" } == [
        "strings.merge-conflict L.plist:2:1", "strings.missing-equals L.plist:7:9",
      ])
  }
}
