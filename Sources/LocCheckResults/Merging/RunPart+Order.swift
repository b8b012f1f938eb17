extension [RunPart] {
  /// Returns the runs with the one that started first in front; those of one start keep their order, and so do
  /// all where a report does not tell its start.
  package func inOrderOfStart() -> [RunPart] {
    guard allSatisfy({ $0.results.environment.startedAt > 0 }) else { return self }
    return enumerated().sorted { left, right in
      let (one, other) = (left.element.results.environment, right.element.results.environment)
      return (one.startedAt, one.startNanosecond, left.offset)
        < (other.startedAt, other.startNanosecond, right.offset)
    }.map(\.element)
  }
}
