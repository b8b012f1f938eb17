public import LocCheckDiagnostics
import LocCheckReports
public import LocCheckResults

/// Reads the reports of earlier runs.
public enum RunReportLoader {
  /// Returns the runs that the reports at some paths tell of, in the order of the paths, and what is wrong with
  /// them; one that cannot be used is left out with an error, so that no report of it replaces a good one.
  public static func runs(at paths: [String]) -> Diagnosed<[RunPart]> {
    var runs = Diagnosed<[RunPart]>([])
    for path in paths {
      do throws(InputError) {
        let results = RunReportReader.results(of: try source(at: path))
        runs.diagnostics += results.diagnostics
        if let value = results.value, !results.hasErrors || !value.suites.isEmpty {
          runs.value.append(RunPart(name: path, results: value))
        }
      } catch {
        runs.diagnostics.append(Diagnostic("report.unreadable", .error, "\(error)"))
      }
    }
    return runs
  }

  /// Returns the content of a report, `-` from standard input.
  ///
  /// - Throws: ``InputError`` where it cannot be read.
  public static func source(at path: String) throws(InputError) -> SourceText {
    SourceText(path: path, bytes: try FileReader.bytes(at: path == "-" ? "/dev/stdin" : path))
  }
}
