import LocCheckDiagnostics
import LocCheckResults

extension CaseResult {
  /// The file and the line, as far as they are known; nil where nothing is.
  var place: String? { knownFile.map { file in knownLine.map { "\(file):\($0)" } ?? file } }

  /// Returns the start of a rendered diagnostic's first line where the diagnostic has no place of its own.
  func missingPlace(of diagnostic: Diagnostic) -> String {
    guard diagnostic.range == nil else { return "" }
    return place.map { VisibleText.escaped($0) + ": " } ?? ""
  }
}
