import LocCheckDiagnostics

extension [SourceMessage] {
  /// The messages of one file in the order of their places, those of one place as they came.
  var inPlaceOrder: [SourceMessage] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      return (first.line, first.column, left.offset) < (second.line, second.column, right.offset)
    }.map(\.element)
  }
}
