/// The code of a module with the types of its texts: what ``ModuleTyping`` makes, and messages are made of.
package struct TypedModule: Sendable {
  /// The texts that go somewhere, in the order of files and places: every string literal, and what else
  /// is used where a text is wanted.
  package var uses: [TextUse] = []
  /// The calls that take at least one of these texts, or that look a message up, in the same order.
  package var calls: [ResolvedCall] = []
  /// What can hold a text, by its place: parameters, properties, variables, results of functions.
  package var carriers: [CarrierID: TextCarrier] = [:]

  /// Creates a typed module.
  package init() {}
}

/// The place of what a file declares: that of its name; of an unlabelled result that of its function.
package struct CarrierID: Sendable, Hashable {
  /// The place of the file among the module's.
  package var file: Int
  /// The byte offset of the name.
  package var offset: Int

  /// Creates an id.
  package init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }
}

/// Something declared in the sources that holds a text or passes it on.
package struct TextCarrier: Sendable, Hashable {
  /// What carries a text.
  package enum Kind: String, Sendable, Hashable {
    /// A parameter of a function, an initializer or a case.
    case parameter
    /// A stored property.
    case storedProperty
    /// A computed property.
    case computedProperty
    /// A variable of some code, or of a file.
    case variable
    /// What a function returns.
    case result
  }

  /// What it is.
  package var kind: Kind
  /// The name.
  package var name: String
  /// What it belongs to, as a reader would say it: `MyLabel.init(title:)`, `Route`; nil for nothing.
  package var owner: String?
  /// The type of texts it holds.
  package var type: TextType
  /// The bytes of the name.
  package var nameBounds: Range<Int>
  /// The bytes of the type where it is written.
  package var typeBounds: Range<Int>?

  /// Creates a carrier.
  package init(
    kind: Kind, name: String, owner: String? = nil, type: TextType, nameBounds: Range<Int>,
    typeBounds: Range<Int>? = nil
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.type = type
    self.nameBounds = nameBounds
    self.typeBounds = typeBounds
  }
}

/// The types of texts that are told apart; optionals, and arrays of a type, count as the type.
package enum TextType: String, Sendable, Hashable {
  case localizedStringKey = "LocalizedStringKey"
  case localizedStringResource = "LocalizedStringResource"
  case localizationValue = "String.LocalizationValue"
  case staticString = "StaticString"
  /// `String`, `Substring`, and generic parameters that are a `StringProtocol`.
  case string = "String"
  /// Any other type that a literal can be of, or one that is not known.
  case other

  /// Whether a literal of the type is handed to the translators.
  package var isLocalized: Bool {
    switch self {
    case .localizedStringKey, .localizedStringResource, .localizationValue: true
    case .staticString, .string, .other: false
    }
  }
}
