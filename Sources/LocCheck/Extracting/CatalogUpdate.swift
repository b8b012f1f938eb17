import LocCheckCatalogs
public import LocCheckDiagnostics
public import LocCheckSources

/// What brings a String Catalog on the disk up to date with what was extracted.
public struct CatalogUpdate: Sendable {
  /// The path of the catalog.
  public let path: String
  /// What changes.
  public let changes: CatalogChanges
  /// What was noticed; an error says why the catalog is left as it is.
  public let diagnostics: [Diagnostic]
  /// The bytes of the changed file, nil where nothing changes or nothing can be written.
  private let bytes: [UInt8]?

  /// Works out the update of a catalog.
  ///
  /// Where a source could not be read, or not to its end, the catalog is left as it is: the messages that
  /// stand there would become stale, and those without a translation would go. So it is where an entry of
  /// its own cannot be read.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - report: What was extracted; where the catalog is not among what the messages were held against,
  ///     all messages of its table count.
  public init(of path: String, with report: ExtractionReport) {
    self.path = path
    do {
      let source = SourceText(path: path, bytes: try FileReader.bytes(at: path))
      let plan = Self.plan(for: source, report.reconciliation)
      let refusals = report.gaps.isEmpty ? [] : report.gaps + [.unreadSources(path)]
      var diagnostics = refusals + plan.diagnostics
      let isWanted = !diagnostics.hasErrors && !plan.value.changes.isEmpty
      let written =
        isWanted
        ? StringCatalogWriter.bytes(of: source, changedBy: plan.value.edits) : Diagnosed(nil)
      diagnostics += written.diagnostics
      // What is refused is no plan: it was made without all that the sources have.
      (changes, bytes) =
        diagnostics.hasErrors ? (CatalogChanges(), nil) : (plan.value, written.value)
      self.diagnostics = diagnostics
    } catch {
      (changes, bytes, diagnostics) = (CatalogChanges(), nil, [.unreadableResource(error)])
    }
  }

  /// A Boolean value that says whether the catalog cannot be brought up to date.
  public var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

  /// Writes the changed catalog, whole or not at all.
  ///
  /// - Throws: ``OutputError`` with the reason of the system.
  public func write() throws(OutputError) {
    guard let bytes else { return }
    try AtomicFile.write(to: path) { write in try write(bytes) }
  }

  /// Returns what changes in a catalog; nothing where an entry of it cannot be read.
  private static func plan(
    for source: SourceText, _ reconciliation: Reconciliation
  ) -> Diagnosed<CatalogChanges> {
    let catalog = StringCatalogReader.catalog(
      from: source, table: RelativePath.stem(of: source.path))
    let problems = catalog.diagnostics.filter(\.endangersEntries).map { problem in
      var problem = problem
      problem.severity = .error
      return problem
    }
    guard problems.isEmpty else { return Diagnosed(CatalogChanges(), problems) }
    let table = reconciliation.tables.firstIndex { table in
      table.catalog.map {
        RelativePath.normalized($0.source.path) == RelativePath.normalized(source.path)
      } ?? false
    }
    return table.flatMap { CatalogSync.plan(forTable: $0, of: reconciliation) }
      ?? CatalogSync.plan(catalog.value, messages: reconciliation.extraction.messages)
  }
}

extension [Diagnostic] {
  /// Whether any is an error.
  fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// Whether it says that an entry of a catalog, or how entries are written, is not understood.
  ///
  /// What is wrong in the texts of one language stays as it is, and is the audit's to tell.
  fileprivate var endangersEntries: Bool {
    severity == .error && subject?.locale == nil || id == "catalog.unknown-version"
  }

  /// Makes the error about a catalog whose sources were not all read.
  fileprivate static func unreadSources(_ path: String) -> Diagnostic {
    Diagnostic(
      "sync.unread-sources", .error,
      "\(path.quoted) stays as it is: not all of its sources could be read",
      help: "what stands in the parts that were not read would become stale")
  }
}
