package import LocCheckDiagnostics

extension Diagnostic {
  /// Something of a project file that is code and is not followed.
  package static func unevaluatedProject(
    _ what: String, at range: SourceRange?, help: String? = nil
  ) -> Diagnostic {
    Diagnostic("project.unevaluated", .note, what, at: range, help: help)
  }
}
