import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests over catalogs of published apps, where a collection of them lies beside the repository.
struct CorpusTests {
  /// The folder of the catalogs.
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../../shared/corpus/xcstrings").standardizedFileURL

  /// The catalogs, none where there is no collection.
  private static let files: [URL] =
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
    ?? [])
    .filter { $0.pathExtension == "xcstrings" }
    .sorted { $0.path < $1.path }

  /// Whether there is a collection.
  private static var isPresent: Bool { !files.isEmpty }

  /// Reads a file.
  private func catalog(_ file: URL) throws -> (Diagnosed<Catalog>, Data) {
    let data = try Data(contentsOf: file)
    let source = SourceText(path: file.lastPathComponent, bytes: Array(data))
    return (StringCatalogReader.catalog(from: source, table: "Localizable"), data)
  }

  @Test(.enabled(if: isPresent), arguments: files)
  func `a catalog holds what JSONSerialization finds in it`(file: URL) throws {
    let (result, data) = try catalog(file)
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      #expect(result.hasErrors, "malformed and not noticed")
      return
    }
    let catalog = result.value
    #expect(catalog.sourceLanguage == root["sourceLanguage"] as? String)
    #expect(catalog.version == root["version"] as? String)
    let strings = root["strings"] as? [String: [String: Any]] ?? [:]
    #expect(Set(catalog.entries.map(\.key.text)) == Set(strings.keys))
    for entry in catalog.entries {
      let expected = strings[entry.key.text] ?? [:]
      let localizations = expected["localizations"] as? [String: Any] ?? [:]
      #expect(entry.comment == expected["comment"] as? String)
      #expect(entry.shouldTranslate == (expected["shouldTranslate"] as? Bool ?? true))
      #expect(Set(entry.languages) == Set(localizations.keys))
      for (language, localization) in entry.localizations {
        let found = Leaves(of: localization).texts
        let wanted = Leaves(of: localizations[language] ?? [:]).texts
        #expect(found == wanted, "\(entry.key) in \(language)")
      }
    }
  }

  @Test(.enabled(if: isPresent), arguments: files)
  func `every diagnostic of a catalog has its place`(file: URL) throws {
    let (result, data) = try catalog(file)
    for diagnostic in result.diagnostics {
      let bounds = try #require(diagnostic.range).bounds
      #expect(bounds.upperBound <= data.count)
    }
  }
}

/// The texts of a localization in an order of their own, with their states.
private struct Leaves {
  /// The texts, sorted.
  private(set) var texts: [String] = []

  /// Collects the texts of a decoded localization.
  init(of localization: Localization) {
    switch localization.content {
    case .unit(let unit): add(unit)
    case .plural(let forms): forms.forEach { add($0.unit) }
    case .device(let devices):
      for device in devices {
        switch device.content {
        case .unit(let unit): add(unit)
        case .plural(let forms): forms.forEach { add($0.unit) }
        }
      }
    case .stringSet(let set): texts += set.values.map { "\(set.state.rawValue): \($0)" }
    case .none, .malformed: break
    }
    for form in localization.substitutions.flatMap(\.forms) { add(form.unit) }
    texts.sort()
  }

  /// Collects the texts of a JSON tree.
  init(of tree: Any) {
    add(tree)
    texts.sort()
  }

  /// Adds a unit.
  private mutating func add(_ unit: Localization.Unit) {
    texts.append("\(unit.state.rawValue): \(unit.value)")
  }

  /// Adds what a JSON tree holds.
  private mutating func add(_ tree: Any) {
    guard let object = tree as? [String: Any] else { return }
    // A state that Xcode does not know makes no unit.
    if let state = object["state"] as? String, TranslationState(rawValue: state) != nil {
      let values = object["values"] as? [String] ?? [object["value"] as? String].compactMap { $0 }
      texts += values.map { "\(state): \($0)" }
    }
    for member in object.values { add(member) }
  }
}
