import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests over files of published apps, where a collection of them lies beside the repository.
struct StringsdictCorpusTests {
  /// The folder of the files.
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../../shared/corpus/stringsdict").standardizedFileURL

  /// The files, none where there is no collection.
  private static let files: [URL] =
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
    ?? [])
    .filter { $0.pathExtension == "stringsdict" }
    .sorted { $0.path < $1.path }

  /// Whether there is a collection.
  private static var isPresent: Bool { !files.isEmpty }

  @Test(.enabled(if: isPresent), arguments: files)
  func `a table holds what Foundation finds in the file`(file: URL) throws {
    let data = try Data(contentsOf: file)
    let source = SourceText(path: file.lastPathComponent, bytes: Array(data))
    let result = StringsdictReader.table(from: source)
    let root = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let strings = try #require(root as? [String: Any])
    let table = try #require(result.value)
    #expect(Set(table.entries.map(\.key.text)) == Set(strings.keys))
    for entry in table.entries {
      #expect(entry.keyRange?.text.isEmpty == false)
      #expect(Texts(of: entry.value).texts == Texts(of: strings[entry.key.text] ?? "").texts)
      for range in entry.value.ranges { #expect(range != nil) }
    }
    for diagnostic in result.diagnostics {
      let bounds = try #require(diagnostic.range).bounds
      #expect(bounds.upperBound <= data.count)
    }
  }

  @Test(.enabled(if: isPresent))
  func `the files have the flaws that are known of them, and no others`() throws {
    var counts: [String: Int] = [:]
    for file in Self.files {
      let source = SourceText(
        path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
      for diagnostic in StringsdictReader.table(from: source).diagnostics {
        counts[diagnostic.id.name, default: 0] += 1
      }
    }
    #expect(
      counts == [
        "stringsdict.missing-other": 142, "stringsdict.empty-form": 11,
        "stringsdict.unused-variable": 3, "stringsdict.undefined-variable": 1,
        "stringsdict.mixed-content": 1, "stringsdict.visible-escape": 13,
        "xml.invalid-character": 1,
      ])
  }
}

/// The texts of a message in an order of their own.
private struct Texts {
  /// The texts, sorted.
  private(set) var texts: [String] = []

  /// Collects the texts of an entry.
  init(of value: StringsTable.Value) {
    add(value)
    texts.sort()
  }

  /// Collects the texts of a property list, those that say how it is to be read left out.
  init(of tree: Any) {
    add(tree)
    texts.sort()
  }

  /// Adds the texts of an entry.
  private mutating func add(_ value: StringsTable.Value) {
    switch value {
    case .message(let message):
      texts.append(message.format.text)
      texts += message.variables.flatMap(\.forms).map(\.form.text)
    case .widths(let forms): texts += forms.map(\.form.text)
    case .devices(let forms): forms.forEach { add($0.value) }
    case .unusable: break
    }
  }

  /// Adds the texts of a property list.
  private mutating func add(_ tree: Any) {
    if let text = tree as? String { texts.append(text) }
    guard let members = tree as? [String: Any] else { return }
    // A format in effect hides the widths beside it.
    let isFormat = members["NSStringLocalizedFormatKey"] != nil
    for (key, value) in members
    where !["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"].contains(key)
      && !(isFormat && key == "NSStringVariableWidthRuleType")
    {
      add(value)
    }
  }
}
