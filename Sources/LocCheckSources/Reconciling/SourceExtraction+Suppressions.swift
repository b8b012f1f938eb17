public import LocCheckDiagnostics

extension SourceExtraction {
  /// Returns the comment that silences a rule at a place, nil where none does.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - location: Where it is broken.
  public func suppression(
    of rule: ExtractionRule, at location: SourceLocation
  ) -> Suppression? {
    suppressions.first {
      $0.line == location.line && $0.range.source.path.isIdenticalUTF8(to: location.path)
        && ExtractionRule(named: $0.rule) == rule
    }
  }
}
