/// The place of a type in a ``DeclarationIndex``.
struct TypeID: Hashable {
  /// The place.
  var number: Int
}

/// The place of a generic parameter in a ``DeclarationIndex``.
struct GenericID: Hashable {
  /// The place.
  var number: Int
}

/// A type, as far as it is known.
indirect enum SwiftType: Sendable, Hashable {
  /// A type with a name, with its generic arguments; of a protocol, something that conforms to it.
  case nominal(TypeID, [SwiftType])
  /// A tuple.
  case tuple([TupleElement])
  /// A function from parameters to a result.
  case function([SwiftType], SwiftType)
  /// A type as a value.
  case metatype(SwiftType)
  /// A generic parameter, or the `Self` of a protocol.
  case parameter(GenericID)
  /// A type that belongs to a type which is not known yet: `Data.Element`.
  case dependent(SwiftType, String)
  /// A type that cannot be told.
  case unknown

  /// An element of a tuple.
  struct TupleElement: Hashable {
    /// The label.
    var label: String?
    /// The type.
    var type: SwiftType
  }

  /// Whether nothing is known of the type.
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// Whether every part of the type is known.
  var isWhole: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.allSatisfy(\.isWhole)
    case .tuple(let elements): elements.allSatisfy(\.type.isWhole)
    case .function(let parameters, let result):
      parameters.allSatisfy(\.isWhole) && result.isWhole
    case .metatype(let type): type.isWhole
    case .parameter: true
    case .dependent, .unknown: false
    }
  }

  /// Whether a generic parameter is part of the type.
  var isGeneric: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.contains(where: \.isGeneric)
    case .tuple(let elements): elements.contains(where: \.type.isGeneric)
    case .function(let parameters, let result):
      parameters.contains(where: \.isGeneric) || result.isGeneric
    case .metatype(let type): type.isGeneric
    case .parameter, .dependent: true
    case .unknown: false
    }
  }
}

extension SwiftType {
  /// The number of parts that a type may have: one that has more is not followed.
  private static let mostParts = 100

  /// The type, unknown where it has so many parts that following it would not end.
  var bounded: SwiftType {
    var rest = Self.mostParts
    return count(downFrom: &rest) ? self : .unknown
  }

  /// Counts the parts, and returns whether they are not too many.
  private func count(downFrom rest: inout Int) -> Bool {
    rest -= 1
    guard rest > 0 else { return false }
    switch self {
    case .nominal(_, let arguments):
      for argument in arguments where !argument.count(downFrom: &rest) { return false }
    case .tuple(let elements):
      for element in elements where !element.type.count(downFrom: &rest) { return false }
    case .function(let parameters, let result):
      for parameter in parameters where !parameter.count(downFrom: &rest) { return false }
      return result.count(downFrom: &rest)
    case .metatype(let type), .dependent(let type, _): return type.count(downFrom: &rest)
    case .parameter, .unknown: break
    }
    return true
  }
}

/// What generic parameters stand for.
typealias Bindings = [GenericID: SwiftType]
