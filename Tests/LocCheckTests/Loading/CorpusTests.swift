import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckScenarios
import Testing

@testable import LocCheck

/// Every resource of published apps, where a collection of them lies beside the repository.
struct CorpusTests {
  /// The folder of the collection.
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../../shared/corpus").standardizedFileURL

  /// The files, below the folder; none where there is no collection.
  private static let files: [String] = {
    let index = try? String(contentsOf: folder.appending(path: "INDEX.tsv"), encoding: .utf8)
    return (index ?? "").split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != "\t" })
    }
  }()

  /// Whether there is a collection.
  private static var isPresent: Bool { !files.isEmpty }

  /// The files with errors, and the first of them.
  ///
  /// Files of strings that a device does not parse are empty on it; of broken catalogs, everything that
  /// stands before and after the damage is read. Plurals without `other` are left out: they fail the
  /// rows that need it.
  private static let rejected = [
    "strings/Asana__locheck__test-translation.lproj-file2.strings": "strings.missing-equals",
    "strings/MonitorControl__MonitorControl__Main.strings": "strings.unescaped-quote",
    "strings/MonitorControl__MonitorControl__pt-PT.lproj-Main.strings":
      "strings.missing-semicolon",
    "strings/damus-io__damus__Localizable.strings": "encoding.second-byte-order-mark",
    "strings/damus-io__damus__ar.lproj-Localizable.strings": "encoding.second-byte-order-mark",
    "stringsdict/SwiftGen__SwiftGen__LocPluralErrorMissingVariable.stringsdict":
      "stringsdict.undefined-variable",
    "xcstrings/Dimillian__IceCubesApp__Localizable@43251995.xcstrings": "catalog.syntax",
    "xcstrings/Dimillian__IceCubesApp__Localizable@d3f4dda5.xcstrings": "catalog.not-a-catalog",
    "xcstrings/Fred78290__caker__InfoPlist@70448c35.xcstrings": "catalog.syntax",
    "xcstrings/Fred78290__caker__Localizable@0f198495.xcstrings": "catalog.misplaced-entry",
    "xcstrings/Fred78290__caker__Localizable@7840b17b.xcstrings": "catalog.duplicate-key",
    "xcstrings/Fred78290__caker__Localizable@9f8de252.xcstrings": "catalog.duplicate-key",
    "xcstrings/LiveContainer__LiveContainer__Localizable@cab936f5.xcstrings": "catalog.syntax",
    "xcstrings/buresdv__Cork__Localizable@47c53434.xcstrings": "catalog.syntax",
    "xcstrings/buresdv__Cork__Localizable@6a13576d.xcstrings": "catalog.missing-value",
    "xcstrings/buresdv__Cork__Localizable@acdff554.xcstrings": "catalog.duplicate-key",
    "xcstrings/lexrus__xcstrings.schema.json__Test4.xcstrings": "catalog.duplicate-member",
    "xcstrings/lexrus__xcstrings.schema.json__Test5.xcstrings": "catalog.duplicate-member",
    "xcstrings/planetary-social__nos__Localizable@955b2049.xcstrings": "catalog.empty",
    "xcstrings/protonpass__ios-pass__Localizable@2ab84a54.xcstrings": "catalog.syntax",
    "xcstrings/rxhanson__Rectangle__Main.xcstrings": "catalog.unknown-state",
    "xcstrings/rxhanson__Rectangle__Main@c91a9e2f.xcstrings": "catalog.syntax",
    "xcstrings/tisfeng__Easydict__Localizable@3a76202e.xcstrings": "catalog.syntax",
    "xcstrings/tisfeng__Easydict__Localizable@58565da4.xcstrings": "catalog.duplicate-key",
    "xcstrings/tisfeng__Easydict__Localizable@dd4bfcce.xcstrings": "catalog.syntax",
    "xcstrings/yattee__yattee__Localizable@8d556abd.xcstrings": "catalog.duplicate-key",
  ]

  @Test(.enabled(if: isPresent))
  func `all files are read, and those with errors are known with their reasons`() {
    #expect(Self.files.count == 422)
    var found: [String: String] = [:]
    for file in Self.files {
      let resource = ResourceReader.resource(at: Self.folder.appending(path: file).path)
      let general = ["catalog.missing-other", "stringsdict.missing-other"]
      let errors = resource.diagnostics.filter {
        $0.severity == .error && !general.contains($0.id.name)
      }
      if let error = errors.first { found[file] = error.id.name }
      #expect(resource.contents != nil || !errors.isEmpty, "\(file)")
      for diagnostic in resource.diagnostics {
        #expect(diagnostic.range != nil, "\(file): \(diagnostic.message)")
      }
    }
    #expect(found == Self.rejected)
  }

  @Test(.enabled(if: isPresent))
  func `every message of every file is shown or said to be missing, in every language`() {
    var (shown, missed) = (0, 0)
    for file in Self.files {
      let path = Self.folder.appending(path: file).path
      guard let contents = ResourceReader.resource(at: path).contents else { continue }
      let bundle = ResourceBundle(contents: contents, policy: ShippingPolicy(width: 200))
      for table in bundle.tableNames {
        for place in bundle.places(ofTable: table) {
          for key in bundle.keys(ofTable: table) {
            for part in bundle.tables(named: table, at: place) {
              if case .found = part.message(for: key) { shown += 1 } else { missed += 1 }
            }
          }
        }
      }
    }
    #expect(shown > 200_000)
    #expect(missed > 0)
  }
}
