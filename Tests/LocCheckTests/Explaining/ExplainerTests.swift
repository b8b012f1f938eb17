import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import LocCheckResults
import LocCheckScenarios
import Testing

@testable import LocCheck

/// Explanations over resources on the disk.
struct ExplainerTests {
  /// A catalog with a plural without a few form.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } } } } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// Explains a key in Polish.
  private func explain(
    _ key: MessageKey, _ arguments: [Argument] = [], from entryPoint: EntryPoint,
    in folder: TemporaryFolder
  ) async throws -> ExplainedText {
    let resources = await ExplanationLoader.resources(
      catalogs: [folder("Localizable.xcstrings")], bundles: [], settings: ScenarioSettings())
    #expect(resources.diagnostics == [])
    let query = ExplanationQuery(
      key: key, locales: [try #require(LocaleTag("pl"))], entryPoints: [entryPoint],
      arguments: arguments)
    return try #require(Explainer(over: resources).texts(for: query).first)
  }

  @Test func `a plural is explained step by step`() async throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": Self.catalog])
    let path = folder("Localizable.xcstrings")
    let explained = try await explain(
      "%lld files", [Argument(type: .int, value: .signed(22))], from: .localized, in: folder)
    #expect(explained.text == "22 pliku")
    #expect(explained.source == .catalog)
    #expect(explained.isIntended)
    #expect(explained.findings == [])
    #expect(
      explained.steps == [
        TraceStep(step: "entry", what: "localized", result: "%lld files"),
        TraceStep(step: "localization", what: "pl", result: "pl, en"),
        TraceStep(step: "table", what: "main/Localizable", result: "pl"),
        TraceStep(step: "message", what: "%lld files", result: "found", file: path, line: 6),
        TraceStep(step: "plural", what: "value = 22", result: "few → other", file: path, line: 8),
        TraceStep(step: "format", what: "pl", result: "catalog"),
      ])
    #expect(
      explained.reasons == [
        .init(
          "because",
          "22 is few in pl (CLDR \(LocaleData.cldrVersion)); the entry has no few form, "
            + "so other was used"),
        .init("also", "2, 3, 4, 23 and 24 show the same form"),
      ])
  }

  @Test func `a completed key misses, and the key that was meant is named`() async throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": Self.catalog])
    let explained = try await explain(
      "%lld files", [Argument(type: .int, value: .signed(22))], from: .keyVariable, in: folder)
    #expect(explained.text == "22 files")
    #expect(explained.source == .key)
    #expect(!explained.isIntended)
    #expect(explained.findings.map(\.id.name) == ["lookup.missing-key"])
    #expect(explained.reasons.map(\.text) == ["the table 'Localizable' has no entry for the key"])
  }

  @Test func `a verbatim text takes no way`() async throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": Self.catalog])
    let explained = try await explain(
      "%lld files", [Argument(type: .int, value: .signed(22))], from: .verbatim, in: folder)
    #expect(explained.text == "22 files")
    #expect(explained.source == .verbatim)
    #expect(explained.isIntended)
    #expect(
      explained.steps == [TraceStep(step: "entry", what: "verbatim", result: "shown as it is")])
  }

  @Test func `locales and entry points are answered in the order they are asked`() async throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": Self.catalog])
    let resources = await ExplanationLoader.resources(
      catalogs: [folder("*.xcstrings")], bundles: [], settings: ScenarioSettings())
    let query = ExplanationQuery(
      key: "x", locales: ["pl", "de"].compactMap(LocaleTag.init), entryPoints: [.verbatim, .key])
    let texts = Explainer(over: resources).texts(for: query)
    #expect(texts.map(\.locale.identifier) == ["pl", "pl", "de", "de"])
    #expect(texts.map(\.entryPoint) == [.verbatim, .key, .verbatim, .key])
  }
}
