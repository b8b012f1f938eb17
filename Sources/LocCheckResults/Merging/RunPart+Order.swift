extension [RunPart] {
  /// Returns the runs with the one that started first in front; those of one start keep their order.
  public func inOrderOfStart() -> [RunPart] {
    enumerated().sorted { left, right in
      let (one, other) = (left.element.results.environment, right.element.results.environment)
      return (one.startedAt, one.startNanosecond, left.offset)
        < (other.startedAt, other.startNanosecond, right.offset)
    }.map(\.element)
  }
}
