import LocCheckSources
import SwiftSyntax

/// The conditions of `#if` in a manifest, decided as on a Mac, where apps are built.
struct ManifestCondition {
  /// What decides conditions for all builds that are told apart.
  private var evaluator = ConditionEvaluator()

  /// The place of the build among those that are told apart.
  private static let build = BuildConfiguration.candidates.firstIndex { $0.platform == "macOS" }

  /// Returns what is compiled of an `#if`, nil where none of its branches is.
  mutating func activeElements(
    of declaration: IfConfigDeclSyntax
  ) -> IfConfigClauseSyntax.Elements? {
    let clauses = Array(declaration.clauses)
    let taking = evaluator.configurations(taking: clauses.map(\.condition))
    let active = taking.firstIndex { configurations in
      Self.build.map { configurations.contains($0) } ?? false
    }
    return active.flatMap { clauses[$0].elements }
  }
}
