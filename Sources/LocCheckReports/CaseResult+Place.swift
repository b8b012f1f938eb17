import LocCheckDiagnostics
import LocCheckResults

extension CaseResult {
  /// Returns the start of a rendered diagnostic's first line where the diagnostic has no place of its own.
  func missingPlace(of diagnostic: Diagnostic) -> String {
    diagnostic.range == nil ? "\(VisibleText.escaped(id.file)):\(line): " : ""
  }
}
