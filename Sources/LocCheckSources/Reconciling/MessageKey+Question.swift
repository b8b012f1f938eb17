import LocCheckCatalogs
import LocCheckDiagnostics

extension MessageKey {
  /// The key as what was probably meant.
  var question: String { "did you mean \(text.quoted)?" }
}
