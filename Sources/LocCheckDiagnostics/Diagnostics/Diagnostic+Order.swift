extension [Diagnostic] {
  /// The diagnostics of one file by their place in it, those of one place as they came.
  public var inSourceOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element.range?.bounds, right.element.range?.bounds)
      return (first?.lowerBound ?? 0, left.offset) < (second?.lowerBound ?? 0, right.offset)
    }.map(\.element)
  }
}
