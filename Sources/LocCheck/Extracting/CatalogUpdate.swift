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
  /// stand there would become stale, and those without a translation would go.
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
      let gaps = report.findings.filter(\.hidesMessages)
      let refusals = gaps.isEmpty ? [] : gaps + [.unreadSources(path)]
      let isWritten = gaps.isEmpty && !plan.hasErrors && !plan.value.changes.isEmpty
      let written =
        isWritten
        ? StringCatalogWriter.bytes(of: source, changedBy: plan.value.edits) : Diagnosed(nil)
      (changes, bytes) = (plan.value, written.value)
      diagnostics = refusals + plan.diagnostics + written.diagnostics
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

  /// Returns what changes in a catalog.
  private static func plan(
    for source: SourceText, _ reconciliation: Reconciliation
  ) -> Diagnosed<CatalogChanges> {
    let table = reconciliation.tables.firstIndex { table in
      table.catalog.map {
        RelativePath.normalized($0.source.path) == RelativePath.normalized(source.path)
      } ?? false
    }
    if let plan = table.flatMap({ CatalogSync.plan(forTable: $0, of: reconciliation) }) {
      return plan
    }
    let catalog = StringCatalogReader.catalog(
      from: source, table: RelativePath.stem(of: source.path))
    let errors = catalog.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return Diagnosed(CatalogChanges(), errors) }
    return CatalogSync.plan(catalog.value, messages: reconciliation.extraction.messages)
  }
}

extension Diagnostic {
  /// Whether it says that messages of the sources may not have been seen.
  fileprivate var hidesMessages: Bool {
    if id == "extract.syntax" { return true }
    return severity == .error
      && ["source.", "resource.", "encoding.", "stringsdata.", "project."].contains {
        id.name.hasPrefix($0)
      }
  }

  /// Makes the error about a catalog whose sources were not all read.
  fileprivate static func unreadSources(_ path: String) -> Diagnostic {
    Diagnostic(
      "sync.unread-sources", .error,
      "\(path.quoted) stays as it is: not all of its sources could be read",
      help: "what stands in the parts that were not read would become stale")
  }
}
