import LocCheckDiagnostics
import LocCheckSources

/// Reads sources and what they are held against, and extracts the messages.
public enum ExtractionLoader {
  /// Returns what the sources of a request hand to the translators, and what is wrong with it.
  ///
  /// What cannot be read is a finding, and the rest is read.
  ///
  /// - Parameter swift: What reads Swift, nil for a build that cannot.
  public static func report(
    _ request: ExtractionRequest, reading swift: SwiftReading?
  ) async -> ExtractionReport {
    var tree = SourceTree(request.sources)
    let projects = ProjectLoader(swift: swift, configuration: request.configuration)
      .load(tree.projects)
    tree.addSwift(projects.plainFiles)
    let graph = TargetGraph(projects.projects)
    let targets = TargetSelection(
      graph.targets.map { TargetFiles($0, plainFiles: projects.plainFiles) }, named: request.targets
    )
    let compiled = await StringsDataLoader.load(tree.stringsData, below: request.stringsData)
    let tables = await TableLoader.load(request.catalogs, tree: tree, targets: targets.all)
    let scanned = await scanned(request, tree: tree, targets: targets, reading: swift)
    let comparison = CompilerComparison(
      scanner: scanned.extraction, compiler: compiled.messages,
      scannedFiles: scanned.files.sorted(), compiledFiles: compiled.swiftFiles)
    var extraction = comparison.extraction
    extraction.findings +=
      TargetFindings(
        targets: targets.all.map { $0.membership(in: tables.tables) }, schemes: projects.schemes,
        messages: extraction.messages
      ).findings.filter { !projects.isDamaged($0.range?.source.path) }
    let reconciliation = Reconciliation(
      extraction, tables: tables.tables, targets: graph.targets, rules: request.rules)
    let sources =
      tree.problems + targets.problems + projects.diagnostics + compiled.diagnostics
      + scanned.diagnostics + targets.all.flatMap(\.problems).map { .unreadableSource($0) }
    let inputs = sources + tables.diagnostics
    return ExtractionReport(
      reconciliation: reconciliation, findings: ordered(inputs + reconciliation.findings),
      fileCount: scanned.files.count + compiled.fileCount,
      targets: targets.selected.map(\.target.name),
      hasUnusableInputs: inputs.contains { $0.severity == .error },
      // A comment silences what is told of a file, not that messages of it are missing.
      gaps: (sources + scanned.extraction.findings).filter(\.hidesMessages),
      inputs: Set(
        (scanned.files + projects.files + compiled.files.map(\.path) + tables.paths)
          .compactMap { try? FileStatus(of: $0).identity }))
  }

  /// Returns what the Swift files of a request hand over.
  private static func scanned(
    _ request: ExtractionRequest, tree: SourceTree, targets: TargetSelection,
    reading swift: SwiftReading?
  ) async -> ScannedSources {
    let loose = UnreadModule(
      paths: targets.looseFiles(among: tree.swiftFiles), macroNames: request.macroNames,
      builds: request.builds)
    let modules = (targets.all.map { $0.module(for: request) } + [loose])
      .filter { !$0.paths.isEmpty }
    guard !modules.isEmpty else { return ScannedSources() }
    guard let swift else { return ScannedSources(diagnostics: [.noScanner]) }
    let sources = await SourceExtractor(swift: swift, cacheFolder: request.cacheFolder)
      .read(Set(modules.flatMap(\.paths)))
    var scanned = ScannedSources(
      diagnostics: sources.allDiagnostics, files: sources.readable)
    for (module, found) in zip(modules, await sources.extractions(of: modules)) {
      var extraction = found
      if module.name == nil, !targets.all.isEmpty { extraction.markOutsideTargets() }
      scanned.extraction.append(
        targets.isSelected(module.name) ? extraction : SourceExtraction(ofOtherTarget: extraction))
    }
    return scanned
  }

  /// What Swift files hand over, and what was noticed while they were read.
  private struct ScannedSources {
    /// What they hand over.
    var extraction = SourceExtraction()
    /// What was noticed.
    var diagnostics: [Diagnostic] = []
    /// The paths of the files that could be read.
    var files: Set<String> = []
  }

  /// Returns findings in the order of their files and places, those without a place first, each once.
  private static func ordered(_ findings: [Diagnostic]) -> [Diagnostic] {
    var known: Set<FindingIdentity> = []
    return findings.map { (place: $0.range?.start, finding: $0) }
      .filter { known.insert(FindingIdentity($0.finding, at: $0.place)).inserted }
      .enumerated().sorted { left, right in
        switch (left.element.place, right.element.place) {
        case (nil, nil): left.offset < right.offset
        case (nil, _?): true
        case (_?, nil): false
        case (let first?, let second?): (first, left.offset) < (second, right.offset)
        }
      }.map(\.element.finding)
  }

  /// What tells a finding from others: code that several targets share gives the same findings again.
  private struct FindingIdentity: Hashable {
    /// The rule.
    var id: Diagnostic.ID
    /// The message.
    var message: String
    /// The place.
    var place: SourceLocation?

    /// Creates the identity of a finding.
    init(_ finding: Diagnostic, at place: SourceLocation?) {
      (id, message, self.place) = (finding.id, finding.message, place)
    }
  }
}

extension SourceExtraction {
  /// Notes that its code belongs to none of the targets that are known.
  fileprivate mutating func markOutsideTargets() {
    for index in messages.indices { messages[index].isOutsideTargets = true }
  }
}

extension Diagnostic {
  /// Whether it says that messages of the sources may not have been seen.
  fileprivate var hidesMessages: Bool {
    if id == "extract.syntax" { return true }
    // A project file that is not understood loses files of its targets.
    return severity == .error || severity == .warning && id.name.hasPrefix("project.")
  }

  /// Makes the error about Swift files in a build that reads none.
  static var noScanner: Diagnostic {
    Diagnostic(
      "source.no-scanner", .error, "this build of loccheck reads no Swift",
      help: "give it what Xcode's compiler wrote: --stringsdata DIR")
  }
}
