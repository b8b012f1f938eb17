import LocCheckDiagnostics
import LocCheckScenarios
import LocCheckSources

/// Finds and reads the sources that scenario files name.
enum SourceLoader {
  /// Returns the sources of some scenario files, each read once.
  ///
  /// - Parameters:
  ///   - inputs: The scenario files.
  ///   - swift: What reads Swift, nil for a build that cannot.
  ///   - cacheFolder: The folder in which digests are kept, nil to keep none.
  static func library(
    for inputs: [ScenarioInput], reading swift: SwiftReading?, cacheFolder: String?
  ) async -> SourceLibrary {
    var library = SourceLibrary()
    let requests = inputs.flatMap { input in
      let folder = RelativePath.folder(of: input.path)
      return input.sourceRequests.map { (request: $0, folder: folder) }
    }
    guard !requests.isEmpty else { return library }
    for (request, folder) in requests {
      for pattern in request.patterns + request.others where library.paths[pattern] == nil {
        add(SourceTree([RelativePath.joining(folder, pattern.text)]), of: pattern, to: &library)
      }
    }
    let paths = Set(library.paths.values.joined())
    let compiled = await StringsDataLoader.load(
      paths.filter { SourceKind($0) == .stringsData })
    let swiftFiles = Set(paths.filter { SourceKind($0) == .swift })
    var sources = ReadSources()
    if let swift {
      sources = await SourceExtractor(swift: swift, cacheFolder: cacheFolder).read(swiftFiles)
    } else if !swiftFiles.isEmpty {
      library.unavailable = "this build of loccheck reads no Swift"
    }
    library.diagnostics.merge(sources.diagnostics) { $0 + $1 }
    for file in compiled.files where !file.diagnostics.isEmpty {
      library.diagnostics[file.path, default: []] += file.diagnostics
    }
    let unread = library.unavailable == nil ? [] : swiftFiles
    for (request, _) in requests {
      let names = request.patterns.flatMap { library.paths[$0] ?? [] }
      guard unread.isDisjoint(with: names) else { continue }
      library.extractions[request.patterns] = await extraction(
        of: request, in: library, from: sources, beside: compiled)
    }
    return library
  }

  /// Adds what a pattern names.
  ///
  /// What cannot be looked into is a source that cannot be read: a message in it must not be missed
  /// without a word. A pattern that names nothing has no paths.
  private static func add(
    _ tree: SourceTree, of pattern: PathPattern, to library: inout SourceLibrary
  ) {
    library.paths[pattern] = tree.swiftFiles + tree.stringsData + tree.unlisted.map(\.path)
    for error in tree.unlisted {
      library.diagnostics[error.path, default: []].append(.unreadableSource(error))
    }
  }

  /// Returns what one list of patterns hands over; what stands beside it belongs to other targets.
  private static func extraction(
    of request: ScenarioInput.SourceRequest, in library: SourceLibrary, from sources: ReadSources,
    beside compiled: StringsDataLoader.Result
  ) async -> SourceExtraction {
    /// Returns the paths that patterns name, each once, in the order of their bytes.
    func paths(of patterns: [PathPattern]) -> [String] {
      Set(patterns.flatMap { library.paths[$0] ?? [] })
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    let own = paths(of: request.patterns)
    let known = Set(own)
    let others = paths(of: request.others).filter { !known.contains($0) }
    let extractions = await sources.extractions(of: [
      UnreadModule(paths: own), UnreadModule(paths: others),
    ])
    let data = compiled.files.filter { known.contains($0.path) }
    var extraction = CompilerComparison(
      scanner: extractions[0], compiler: data.flatMap { $0.messages ?? [] },
      scannedFiles: own.filter(sources.readable.contains),
      compiledFiles: data.compactMap(\.swiftFile)
    ).extraction
    extraction.append(SourceExtraction(ofOtherTarget: extractions[1]))
    return extraction
  }
}
