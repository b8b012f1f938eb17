/// The types that literals and syntax stand for.
struct StandardTypes {
  /// `Optional`.
  private(set) var optional = TypeID(number: 0)
  /// `Array`.
  private(set) var array = TypeID(number: 0)
  /// `Dictionary`.
  private(set) var dictionary = TypeID(number: 0)
  /// `Int`.
  private(set) var int = SwiftType.unknown
  /// `Double`.
  private(set) var double = SwiftType.unknown
  /// `Bool`.
  private(set) var bool = SwiftType.unknown
  /// `String`.
  private(set) var string = SwiftType.unknown
  /// The types of texts, and those that are texts too.
  private(set) var texts: [TypeID: TextType] = [:]
  /// `StringProtocol`.
  private(set) var stringProtocol = TypeID(number: 0)
  /// The types of numbers.
  private(set) var numbers: Set<TypeID> = []
  /// Those of numbers that have fractions.
  private(set) var fractions: Set<TypeID> = []
  /// The types that any value is of.
  private(set) var anything: Set<TypeID> = []

  /// Creates a table of nothing.
  init() {}

  /// Finds the types in an index.
  init(_ index: DeclarationIndex) {
    /// Returns the type of a framework, or one of which the name alone is known.
    func type(_ name: String) -> TypeID {
      let parts = name.split(separator: ".")
      guard let first = parts.first,
        var id = index.topLevelType(String(first), in: Int.max)
      else { return index.undeclaredType(name) }
      for part in parts.dropFirst() {
        guard let next = index[id].nested[String(part)] else { return index.undeclaredType(name) }
        id = next
      }
      return id
    }
    optional = type("Optional")
    array = type("Array")
    dictionary = type("Dictionary")
    int = .nominal(type("Int"), [])
    double = .nominal(type("Double"), [])
    bool = .nominal(type("Bool"), [])
    string = .nominal(type("String"), [])
    stringProtocol = type("StringProtocol")
    texts = [
      type("LocalizedStringKey"): .localizedStringKey,
      type("LocalizedStringResource"): .localizedStringResource,
      type("String.LocalizationValue"): .localizationValue,
      type("StaticString"): .staticString,
      type("String"): .string,
      type("Substring"): .string,
      stringProtocol: .string,
    ]
    fractions = Set(["Double", "Float", "CGFloat", "Float16", "Float80", "Decimal"].map(type))
    numbers = fractions.union(
      [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      ].map(type))
    anything = Set(["Any", "AnyObject", "AnyHashable", "Sendable", "Hashable"].map(type))
  }
}
