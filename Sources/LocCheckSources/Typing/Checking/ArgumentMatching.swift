extension Signature {
  /// Returns the place of each argument's parameter; nil where the labels do not fit.
  func places(of arguments: [Argument]) -> [Int]? {
    forwardPlaces(of: arguments) ?? backwardPlaces(of: arguments)
  }

  /// Matches arguments from the first to the last.
  private func forwardPlaces(of arguments: [Argument]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    let trailing = arguments.firstTrailing
    for (position, argument) in arguments.enumerated() {
      if let last = places.last, parameters[last].isVariadic, argument.label == nil,
        !argument.isClosure
      {
        places.append(last)
        continue
      }
      var found: Int?
      while next < parameters.count, found == nil {
        let parameter = parameters[next]
        let isMatch =
          position >= trailing && argument.label == nil
          ? parameter.takesClosure
          : parameter.label == argument.label && (!argument.isClosure || parameter.takesClosure)
        if isMatch {
          found = next
        } else if !parameter.isOptional {
          return nil
        }
        next += 1
      }
      guard let found else { return nil }
      places.append(found)
    }
    return parameters[next...].allSatisfy(\.isOptional) ? places : nil
  }

  /// Matches one closure behind a call with the last parameter.
  private func backwardPlaces(of arguments: [Argument]) -> [Int]? {
    guard let last = parameters.last, last.takesClosure, let closure = arguments.last,
      arguments.firstTrailing == arguments.count - 1, closure.label == nil
    else { return nil }
    var others = self
    others.parameters.removeLast()
    return others.forwardPlaces(of: arguments.dropLast()).map { $0 + [parameters.count - 1] }
  }
}

extension SignatureParameter {
  /// Whether an argument may be missing.
  fileprivate var isOptional: Bool { hasDefault || isVariadic }
}

extension [Argument] {
  /// The place of the first closure that may stand behind the parentheses.
  fileprivate var firstTrailing: Int {
    var place = count
    while place > 0, self[place - 1].isClosure { place -= 1 }
    while place < count, self[place].label != nil { place += 1 }
    return place
  }
}

extension Argument {
  /// Whether it is a closure.
  var isClosure: Bool {
    if case .closure = value.kind { true } else { false }
  }
}
