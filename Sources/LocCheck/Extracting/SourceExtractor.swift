import LocCheckDiagnostics
import LocCheckSources

/// Reads Swift files and extracts their messages.
struct SourceExtractor: Sendable {
  /// What reads Swift.
  private let swift: SwiftReading
  /// The digests that are kept.
  private let cache: DigestCache

  /// Creates an extractor.
  ///
  /// - Parameter cacheFolder: The folder in which digests are kept, nil to keep none.
  init(swift: SwiftReading, cacheFolder: String?) {
    self.swift = swift
    self.cache = DigestCache(in: cacheFolder, of: WorkingDirectory.path)
  }

  /// Reads files, and what Apple's frameworks declare.
  func read(_ paths: Set<String>) async -> ReadSources {
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return await DigestLoader(swift: swift, cache: cache)
      .load(sorted, beside: FrameworkInterface.all.map(\.source))
  }
}

extension ReadSources {
  /// Returns what modules hand over, in their order; each sees the others it depends on.
  func extractions(of modules: [UnreadModule]) async -> [SourceExtraction] {
    let modules = modules.map { module in
      SourceModule(
        name: module.name, files: module.paths.compactMap { files[$0] },
        dependencies: module.dependencies, macroNames: module.macroNames, builds: module.builds)
    }
    let extractor = extractor
    let enumerations = await ParallelMap.results(of: modules) { extractor.keyEnumerations(in: $0) }
      .flatMap(\.self)
    return await ParallelMap.results(of: Array(modules.indices)) { place in
      let module = modules[place]
      let parts = await ParallelMap.results(
        of: ModulePart.parts(of: place, fileCount: module.files.count)
      ) { extractor.typed($0, of: modules) }
      return extractor.extraction(of: module, typed: parts, enumerations: enumerations)
    }
  }
}

extension SourceExtraction {
  /// Creates what is left of an extraction where its target does not count: its messages are not handed
  /// over with those of the others.
  init(ofOtherTarget extraction: SourceExtraction) {
    let skipped = extraction.messages.compactMap { message in
      message.range.map { range in
        SkippedText(
          key: message.key, reason: .otherTarget, api: message.api, table: message.table,
          target: message.target, range: range)
      }
    }
    self.init(skipped: skipped, mentions: extraction.mentions)
  }
}
