import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Files that hold no table, and files that are made to exhaust their reader.
struct UnusableStringsdictTests {
  @Test func `a file that is no dictionary holds no table`() {
    let marked = MarkedPropertyList("<plist>⟦<array><string>x</string></array>⟧</plist>")
    let result = StringsdictReader.table(from: marked.source)
    #expect(result.value == nil)
    #expect(
      result.diagnostics.map(\.message) == ["expected a dictionary as the file, found an array"])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
  }

  @Test(arguments: ["", "<dict>", "<dict><key>k</key></dict>", "<dict><foo/></dict>"])
  func `a file that cannot be read holds no table`(text: String) {
    let result = readStringsdict(text)
    #expect(result.value == nil)
    #expect(result.hasErrors)
  }

  @Test func `findings in a binary file stand at its start`() {
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x6B, 0x09, 8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 14]
    let result = StringsdictReader.table(from: SourceText(path: "L.stringsdict", bytes: bytes))
    #expect(result.value?.outline("k") == ["unusable"])
    #expect(
      result.lines == [
        "L.stringsdict:1:1: error: expected a dictionary as 'k', found a boolean [stringsdict.wrong-type]"
      ])
  }

  @Test func `a chain of variables longer than the call stack is followed to its end`() {
    let count = 10_000
    let variables = (0..<count).map { number in
      "<key>v\(number)</key>" + plural("d", ["other": "%#@v\(number + 1)@"])
    }
    let result = readStringsdict(
      dictionary([
        "k": "<dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>"
          + variables.joined() + "</dict>"
      ]))
    #expect(
      result.diagnostics.map(\.message) == [
        "'%#@v10000@' names no variable of 'k': it has 'v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', …"
      ])
  }

  @Test func `a text of many wrong references is one finding for each name`() {
    let references = (0..<20_000).map { "%#@v\($0 % 10_000)@" }.joined()
    let result = readStringsdict(message(references, [:]))
    #expect(result.diagnostics.count == 10_000)
    #expect(result.diagnostics.last?.range?.text == "%#@v9999@")
  }
}
