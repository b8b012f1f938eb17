public import LocCheckCatalogs
public import LocCheckMessages
import LocCheckScenarios

/// Values of arguments as a command line spells them.
///
/// A key's specifiers say of which types they are: `%lld` asks for an `Int`, `%@` for a `String`. A
/// key without specifiers leaves it to their shape: `3` is an `Int`, `3.5` a `Double`, and anything
/// else a `String`.
public enum ArgumentLiterals {
  /// Reads the values of the arguments of a key.
  ///
  /// - Throws: ``ArgumentLiteralError`` where they do not fit the specifiers of the key.
  public static func arguments(
    _ literals: [String], for key: MessageKey
  ) throws(ArgumentLiteralError) -> [Argument] {
    let wanted = SpecifierList(key).specifiers
    guard !wanted.isEmpty else { return literals.map(argument(shapedLike:)) }
    guard literals.count <= wanted.count else {
      throw .tooMany(given: literals.count, wanted: wanted.compactMap { $0 })
    }
    var arguments: [Argument] = []
    for (place, specifier) in wanted.enumerated() {
      guard place < literals.count else {
        throw .missing(place + 1, specifier)
      }
      guard let specifier else {
        arguments.append(argument(shapedLike: literals[place]))
        continue
      }
      guard let value = value(literals[place], of: specifier.type) else {
        throw .mismatch(literals[place], place + 1, specifier)
      }
      arguments.append(
        Argument(type: specifier.type, value: value, specifier: specifier.ownSpelling))
    }
    return arguments
  }

  /// Returns the argument that a literal looks like.
  private static func argument(shapedLike literal: String) -> Argument {
    let number: ArgumentType = literal.utf8.contains(UInt8(ascii: ".")) ? .double : .int
    guard let value = value(literal, of: number) else {
      return Argument(type: .string, value: .string(literal))
    }
    return Argument(type: number, value: value)
  }

  /// Returns the value that a literal spells for a type, nil where it spells none.
  private static func value(_ literal: String, of type: ArgumentType) -> Argument.Value? {
    switch type {
    case .string, .substring, .text: .string(literal)
    case .float, .double: type.number(literal).map { .floating($0) }
    default:
      switch type.integer(literal) {
      case .signed(let value)?: .signed(value)
      case .unsigned(let value)?: .unsigned(value)
      default: nil
      }
    }
  }
}
