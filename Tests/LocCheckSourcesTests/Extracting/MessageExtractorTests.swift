import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import Testing

/// What modules hand over that see each other.
struct MessageExtractorTests {
  /// A module of one file.
  private static func module(
    _ name: String, _ text: String, dependencies: Set<String>? = []
  ) -> SourceModule {
    let source = SourceText(path: name + ".swift", text: text)
    return SourceModule(
      name: name, files: [SourceFile(source: source, digest: SwiftScanner.digest(of: source))],
      dependencies: dependencies)
  }

  /// A library of labels, what uses it, and what does not.
  private static let modules = [
    module("App", #"let label = MyLabel("One")"#, dependencies: ["Labels"]),
    module(
      "Labels",
      """
      public struct MyLabel { public init(_ title: LocalizedStringKey) {} }
      enum Words: String { case first }
      """),
    module("Tool", #"let label = MyLabel("Two")"#),
  ]

  /// The extractor, which knows keys and nothing else.
  private static let extractor = MessageExtractor(
    interfaces: FrameworkInterface.all.filter { ["Foundation", "SwiftUI"].contains($0.module) }
      .map { SwiftScanner.digest(of: $0.source) })

  @Test func `a module sees those that it depends on`() {
    let extractions = Self.extractor.extractions(from: Self.modules)
    #expect(extractions.map { $0.messages.map(\.key.displayed) } == [["One"], [], []])
    #expect(extractions.map { $0.keyEnumerations.map(\.name) } == [[], ["Words"], []])
  }

  @Test func `parts of modules can be asked for in any order`() {
    let modules = Self.modules
    let enumerations = modules.flatMap(Self.extractor.keyEnumerations)
    #expect(enumerations.map(\.name) == ["Words"])
    let keys = [2, 0, 1, 0].map { place in
      let parts = ModulePart.parts(of: place, fileCount: 1)
        .map { Self.extractor.typed($0, of: modules) }
      return Self.extractor.extraction(
        of: modules[place], typed: parts, enumerations: enumerations
      ).messages.map(\.key.displayed)
    }
    #expect(keys == [[], ["One"], [], ["One"]])
  }

  @Test func `the files of a part see those of the others`() {
    let texts = (0..<300).map { number in
      """
      struct Label\(number) { init(_ title: LocalizedStringKey) {} }
      let label\(number) = Label\(299 - number)("Title \(number)")
      """
    }
    let files = texts.enumerated().map { place, text in
      let source = SourceText(path: "Label\(place).swift", text: text)
      return SourceFile(source: source, digest: SwiftScanner.digest(of: source))
    }
    let extractions = Self.extractor.extractions(from: [SourceModule(files: files)])
    #expect(
      extractions.map { $0.messages.map(\.key.displayed) }
        == [(0..<300).map { "Title \($0)" }])
    #expect(
      extractions.map { $0.messages.map(\.api) } == [(0..<300).map { "Label\(299 - $0)" }])
  }
}
