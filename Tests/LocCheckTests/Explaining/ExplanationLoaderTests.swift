import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import LocCheckScenarios
import Testing

@testable import LocCheck

/// What a key is looked up in.
struct ExplanationLoaderTests {
  /// Returns a catalog with one message in its source language.
  private func catalog(_ key: String, _ text: String) -> String {
    """
    {"sourceLanguage":"en","version":"1.0","strings":{"\(key)":{"localizations":
    {"en":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}
    """
  }

  /// Returns what an English user sees for a key.
  private func text(
    _ key: String, bundle: String? = nil, in resources: ExplanationResources
  ) throws -> String? {
    let query = ExplanationQuery(
      key: .init(key), locales: [try #require(LocaleTag("en"))], entryPoints: [.key],
      bundle: bundle)
    return Explainer(over: resources).texts(for: query).first?.text
  }

  @Test func `named paths and bundles are read, and patterns are followed`() async throws {
    let folder = try TemporaryFolder([
      "A/Localizable.xcstrings": catalog("a", "A"), "K/Localizable.xcstrings": catalog("k", "K"),
    ])
    let resources = await ExplanationLoader.resources(
      catalogs: [folder("A/*.xcstrings")],
      bundles: [.init(name: "Kit", path: folder("K"))], settings: ScenarioSettings())
    #expect(!resources.isEmpty)
    #expect(resources.diagnostics == [])
    #expect(try text("a", in: resources) == "A")
    #expect(try text("k", in: resources) == "k")
    #expect(try text("k", bundle: "Kit", in: resources) == "K")
  }

  @Test func `the first scenario that has the key is meant, and where none has, all are`()
    async throws
  {
    let folder = try TemporaryFolder([
      "S/a.loccheck": """
      format: 1
      catalog: ../A/Localizable.xcstrings
      bundle Kit: ../K/Localizable.xcstrings

      == One
      key: a
      | locale | text
      | en | A

      """,
      "S/b.loccheck": """
      format: 1
      catalog: ../A/*.xcstrings

      == Two
      key: b
      | locale | text
      | en | B

      """,
      "A/Localizable.xcstrings": catalog("a", "A"), "A/Other.xcstrings": catalog("b", "B"),
      "K/Localizable.xcstrings": catalog("k", "K"),
    ])
    /// Returns the resources in which a key of a bundle is explained.
    func resources(_ key: String, bundle: String? = nil) async throws -> ExplanationResources {
      await ExplanationLoader.resources(
        namedIn: [folder("S")],
        for: ExplanationQuery(
          key: .init(key), locales: [try #require(LocaleTag("en"))], bundle: bundle),
        settings: ScenarioSettings())
    }
    let app = try await resources("a")
    #expect(app.diagnostics == [])
    #expect(try text("a", in: app) == "A")
    #expect(app.settings.catalogs.map(\.text) == ["../A/Localizable.xcstrings"])
    #expect(try text("k", bundle: "Kit", in: try await resources("k", bundle: "Kit")) == "K")
    let miss = try await resources("gone")
    #expect(
      miss.settings.catalogs.map(\.text) == ["../A/Localizable.xcstrings", "../A/*.xcstrings"])
  }

  @Test func `a path that names nothing is an error`() async throws {
    let folder = try TemporaryFolder()
    let resources = await ExplanationLoader.resources(
      catalogs: [folder("gone.xcstrings")], bundles: [], settings: ScenarioSettings())
    #expect(!resources.isEmpty)
    #expect(resources.diagnostics.map(\.id.name) == ["explain.missing-resource"])
  }

  @Test func `a resource that two patterns name is reported on once`() async throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": "{}"])
    let resources = await ExplanationLoader.resources(
      catalogs: [folder("Localizable.xcstrings"), folder("*.xcstrings")], bundles: [],
      settings: ScenarioSettings())
    #expect(
      resources.diagnostics.map(\.id.name)
        == ["catalog.missing-source-language", "catalog.missing-strings"])
  }

  @Test func `without scenario files there is nothing`() async throws {
    let folder = try TemporaryFolder()
    let resources = await ExplanationLoader.resources(
      namedIn: [folder("Scenarios")],
      for: ExplanationQuery(key: "k", locales: [try #require(LocaleTag("en"))]),
      settings: ScenarioSettings())
    #expect(resources.isEmpty)
  }
}
