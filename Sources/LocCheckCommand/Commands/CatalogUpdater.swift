import LocCheck
import LocCheckDiagnostics
import LocCheckSources

/// The end of `loccheck extract --sync`: prints what changes in a catalog, and writes it.
struct CatalogUpdater {
  /// The streams.
  let streams: StandardStreams
  /// How text on standard error is drawn.
  let style: DiagnosticRenderer.Style

  /// Brings a catalog up to date, or only says how; a dry run that would change something has failed.
  func update(
    _ catalog: String, with report: ExtractionReport, isDryRun: Bool
  ) -> ExitStatus {
    let update = CatalogUpdate(of: catalog, with: report)
    streams.writeError(update.diagnostics, style: style)
    streams.write(update.changes.text)
    if update.isRefused { return .unusable }
    if isDryRun { return streams.status(update.changes.changes.isEmpty ? .success : .failure) }
    do throws(OutputError) {
      try update.write()
      return streams.status(.success)
    } catch {
      streams.writeError(error)
      return .trouble
    }
  }
}
