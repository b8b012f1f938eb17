public import LocCheckDiagnostics
import LocCheckSources

/// Writes what was extracted as `.stringsdata`.
public enum StringsDataExport {
  /// Writes the messages of the sources below a folder, a file for each Swift file, and returns what was
  /// left out.
  ///
  /// Nothing is written where one of the files is among those that were read.
  ///
  /// - Throws: ``OutputError`` with the reason of the system.
  public static func write(
    _ report: ExtractionReport, below folder: String
  ) throws(OutputError) -> [Diagnostic] {
    if let path = replacedInput(of: report, below: folder) {
      throw OutputError(path: path, reason: "it was read, and is not to be replaced")
    }
    let files = files(of: report)
    for file in files.value {
      let path = RelativePath.joining(folder, file.path)
      try AtomicFile.write(to: path) { write in try write(file.bytes) }
    }
    return files.diagnostics
  }

  /// Returns the path of a file that was read and would be replaced, nil where there is none.
  public static func replacedInput(of report: ExtractionReport, below folder: String) -> String? {
    files(of: report).value.lazy.map { RelativePath.joining(folder, $0.path) }
      .first(where: report.isInput)
  }

  /// Returns the files that are written, their paths seen from the folder.
  private static func files(of report: ExtractionReport) -> Diagnosed<[StringsDataFile]> {
    let messages = report.reconciliation.extraction.messages.filter { $0.origin == .scanner }
    return StringsDataWriter.files(of: messages, in: WorkingDirectory.path)
  }
}
