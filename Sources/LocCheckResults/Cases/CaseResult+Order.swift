extension [CaseResult] {
  /// Returns the results of a file by their place in its plan, those of one place in their order here.
  package func inPlanOrder() -> [CaseResult] {
    enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }
}
