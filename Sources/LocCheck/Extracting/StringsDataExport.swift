public import LocCheckDiagnostics
import LocCheckSources

/// Writes what was extracted as `.stringsdata`.
public enum StringsDataExport {
  /// Writes the messages of the sources below a folder, a file for each Swift file, and returns what was
  /// left out.
  ///
  /// - Throws: ``OutputError`` with the reason of the system.
  public static func write(
    _ report: ExtractionReport, below folder: String
  ) throws(OutputError) -> [Diagnostic] {
    let messages = report.reconciliation.extraction.messages.filter { $0.origin == .scanner }
    let files = StringsDataWriter.files(of: messages, in: WorkingDirectory.path)
    for file in files.value {
      let path = RelativePath.joining(folder, file.path)
      try AtomicFile.write(to: path) { write in try write(file.bytes) }
    }
    return files.diagnostics
  }
}
