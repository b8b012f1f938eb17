public import LocCheckCatalogs

/// The specifiers of a key by the arguments they read, with the Swift types that write them.
struct SpecifierList {
  /// The specifiers in order of the arguments, nil for an argument that none reads.
  ///
  /// Empty for a key that has no specifiers, or has some that no interpolation writes.
  let specifiers: [ArgumentSpecifier?]

  /// Finds the specifiers of a key.
  init(_ key: MessageKey) {
    var found: [Int: ArgumentSpecifier] = [:]
    var next = 1
    for case .argument(let placeholder) in FormatString(parsing: key.text).pieces {
      // A per cent sign in prose, as in “50 % discount”, is no specifier of an interpolation.
      if placeholder.flags.contains(.space) { continue }
      guard let specifier = ArgumentSpecifier(placeholder) else {
        self.specifiers = []
        return
      }
      let position = placeholder.position ?? next
      if placeholder.position == nil { next += 1 }
      if found[position] == nil { found[position] = specifier }
    }
    self.specifiers = (0..<(found.keys.max() ?? 0)).map { found[$0 + 1] }
  }
}

/// A specifier of a key, and the Swift type whose interpolation writes it.
public struct ArgumentSpecifier: Sendable, Hashable {
  /// The specifier as the key spells it.
  public var text: String
  /// The type.
  public var type: ArgumentType
  /// The specifier without its position where it is not the one of its type.
  var ownSpelling: String?

  /// Creates the specifier of a placeholder, nil where no Swift value is written by it.
  init?(_ placeholder: Placeholder) {
    guard let type = placeholder.argumentType else { return nil }
    let spelling = "%" + placeholder.specifier
    self.text = placeholder.text
    self.type = type
    self.ownSpelling = spelling == type.specifier ? nil : spelling
  }
}

extension Placeholder {
  /// The Swift type whose values the placeholder writes whole, nil for none.
  fileprivate var argumentType: ArgumentType? {
    if case .argument = width { return nil }
    if case .argument = precision { return nil }
    switch expectation {
    case .object: return .string
    case .floating: return text.hasSuffix("%f") ? .float : .double
    case .integer(let isSigned):
      switch length.bits {
      case 8: return isSigned ? .int8 : .uint8
      case 16: return isSigned ? .int16 : .uint16
      case 32: return isSigned ? .int32 : .uint32
      default: return isSigned ? .int : .uint
      }
    case .character, .bytes, .pointer, .nothing: return nil
    }
  }
}
