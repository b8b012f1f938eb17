/// What one Swift file says, as far as messages need it: what it declares, and what it does with texts.
///
/// It stands for the syntax tree, which is some fifty times as large as the file. Its parts lie in each
/// other no more than a few hundred levels deep, so that all of them can be gone through by recursion.
///
/// A digest depends on the bytes of the file and on nothing else, so that it can be kept by their hash.
/// All places are byte offsets in the file.
package struct SourceDigest: Sendable, Hashable {
  /// The names of the modules it imports.
  package var imports: [String]
  /// What it declares at the top level, in source order.
  package var declarations: [Declaration]
  /// What it does at the top level: the code of `main.swift`, and macros such as `#Preview`.
  package var statements: [Statement]
  /// The stretches that belong to a branch of `#if`, in source order, outer ones before those in them.
  package var conditionalRegions: [ConditionalRegion]
  /// The stretches of `#Preview` bodies and of types that are a `PreviewProvider`.
  package var previewRegions: [PreviewRegion]
  /// The comments that silence findings, in source order.
  package var suppressions: [SuppressionComment]
  /// Where the parser could not read the file and went on, in source order.
  package var problems: [SyntaxProblem]

  /// Creates a digest.
  package init(
    imports: [String] = [], declarations: [Declaration] = [], statements: [Statement] = [],
    conditionalRegions: [ConditionalRegion] = [], previewRegions: [PreviewRegion] = [],
    suppressions: [SuppressionComment] = [], problems: [SyntaxProblem] = []
  ) {
    self.imports = imports
    self.declarations = declarations
    self.statements = statements
    self.conditionalRegions = conditionalRegions
    self.previewRegions = previewRegions
    self.suppressions = suppressions
    self.problems = problems
  }
}
