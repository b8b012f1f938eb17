import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources

/// Swift in a test, and what is extracted from it.
///
/// Places are marked in the text: `Text(«"Item count"»)`.
struct ExtractedSwift {
  /// The text without marks.
  let source: SourceText
  /// The marked stretches in order.
  let marked: [Range<Int>]
  /// What is extracted.
  let extraction: SourceExtraction

  /// The extractor, whose interfaces are read once.
  private static let extractor = MessageExtractor(
    interfaces: FrameworkInterface.all.map { SwiftScanner.digest(of: $0.source) })

  /// Extracts one file that is a module.
  init(
    _ text: String, macroNames: [String] = [], builds: BuildSelection = BuildSelection(),
    target: String? = nil
  ) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var marked: [Range<Int>] = []
    for character in text {
      switch character {
      case "«": starts.append(bytes.count)
      case "»": if let start = starts.popLast() { marked.append(start..<bytes.count) }
      default: bytes += String(character).utf8
      }
    }
    source = SourceText(path: "App.swift", bytes: bytes)
    self.marked = marked
    let file = SourceFile(source: source, digest: SwiftScanner.digest(of: source))
    let module = SourceModule(
      name: target, files: [file], macroNames: macroNames, builds: builds)
    extraction =
      Self.extractor.extractions(from: [module]).first ?? SourceExtraction()
  }

  /// Extracts the files of a module, each under its name.
  static func extraction(of files: [(path: String, text: String)]) -> SourceExtraction {
    let files = files.map { file in
      let source = SourceText(path: file.path, text: file.text)
      return SourceFile(source: source, digest: SwiftScanner.digest(of: source))
    }
    return extractor.extractions(from: [SourceModule(files: files)]).first ?? SourceExtraction()
  }

  /// The keys of the messages.
  var keys: [String] { extraction.messages.map(\.key.displayed) }

  /// The keys with what takes them: `Item count: Text`.
  var apis: [String] { extraction.messages.map { "\($0.key.displayed): \($0.api)" } }

  /// The skipped texts with their reasons: `Sample Set: verbatim`.
  var skips: [String] {
    extraction.skipped.map { "\($0.key.displayed): \($0.reason.rawValue)" }
  }

  /// The ids of the findings without what all have in common.
  var findings: [String] {
    extraction.findings.map { String($0.id.name.dropFirst("extract.".count)) }
  }

  /// Whether the messages are at the marks.
  var messagesAreMarked: Bool { extraction.messages.map(\.range?.bounds) == marked }

  /// Whether the findings are at the marks.
  var findingsAreMarked: Bool { extraction.findings.map(\.range?.bounds) == marked }
}
