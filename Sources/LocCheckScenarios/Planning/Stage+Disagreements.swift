package import HeadlessLabel
import LocCheckCatalogs
package import LocCheckDiagnostics
import LocCheckMessages

extension Stage {
  /// Returns where a product and its source differ in the messages that are shown.
  package func disagreements(with shown: DisplayedText) -> [Diagnostic] {
    guard !disagreements.isEmpty else { return [] }
    return shown.resolutions.map(\.trace).flatMap { trace in
      disagreements.filter { disagreement in
        guard let key = trace.key, let localization = trace.localization else { return false }
        return disagreement.concerns(
          key, bundle: trace.bundle, table: trace.table, localization: localization)
      }
    }.map(\.diagnostic)
  }
}
