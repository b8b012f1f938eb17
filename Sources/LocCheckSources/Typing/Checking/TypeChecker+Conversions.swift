extension TypeChecker {
  /// Whether a value of a type can be passed as another.
  ///
  /// - Parameters:
  ///   - actual: The type of the value.
  ///   - wanted: The type of the parameter.
  ///   - score: Receives what counts against it.
  func fits(_ actual: SwiftType, _ wanted: SwiftType, _ score: inout Candidate.Score) -> Bool {
    if actual.isUnknown || wanted.isUnknown || actual == wanted { return true }
    if isAnything(wanted) {
      score.conversions += 1
      return true
    }
    if index.isOptional(wanted) {
      if index.isOptional(actual) {
        return fits(index.unwrapped(actual), index.unwrapped(wanted), &score)
      }
      score.conversions += 1
      return fits(actual, index.unwrapped(wanted), &score)
    }
    switch (actual, wanted) {
    case (_, .parameter(let generic)):
      return index.constraints(of: generic).allSatisfy { conforms(actual, to: $0) }
    case (_, .dependent), (.dependent, _): return true
    case (.nominal(let own, _), .nominal(let id, let parameters)):
      guard let view = index.view(of: actual, as: id) else {
        return isConvertible(own, id)
      }
      if own != id { score.conversions += 1 }
      guard case .nominal(_, let viewed) = view else { return true }
      return zip(viewed, parameters).allSatisfy { fits($0, $1, &score) }
    case (.parameter, .nominal(let id, _)):
      return index.view(of: actual, as: id) != nil
    case (.function, .function(let parameters, let result)):
      if parameters.isEmpty, case .function(let own, _) = actual, !own.isEmpty {
        return fits(actual, result, &score)
      }
      return true
    case (_, .function(let parameters, let result)):
      // What is passed is wrapped by `@autoclosure`.
      return parameters.isEmpty && fits(actual, result, &score)
    case (.tuple(let one), .tuple(let other)): return one.count == other.count
    case (.metatype, .metatype): return true
    case (.metatype, _), (_, .metatype), (.tuple, _), (_, .tuple), (.function, _): return false
    case (.unknown, _), (_, .unknown): return true
    }
  }

  /// Whether values of one type are taken for another that it does not inherit from.
  ///
  /// That goes for numbers with fractions, and for types of which nothing but the name is known,
  /// unless one is a text.
  private func isConvertible(_ own: TypeID, _ id: TypeID) -> Bool {
    let standard = index.standard
    if standard.fractions.contains(own), standard.fractions.contains(id) { return true }
    if standard.texts[id] != nil || standard.texts[own] != nil { return false }
    return index[own].kind == nil || index[id].kind == nil || index[id].kind == .protocol
  }

  /// Whether a type conforms to a protocol or inherits from a class, as far as that is known.
  private func conforms(_ actual: SwiftType, to constraint: SwiftType) -> Bool {
    guard case .nominal(let id, _) = constraint, !isAnything(constraint) else { return true }
    if index.view(of: actual, as: id) != nil { return true }
    if id == index.standard.stringProtocol { return false }
    guard case .nominal(let own, _) = actual, index.standard.texts[own] == nil else { return false }
    // Interfaces say what matters, not everything.
    return !index.isSource(file: index[own].file) || index[id].kind == nil
  }
}
