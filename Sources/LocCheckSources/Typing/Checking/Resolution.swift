/// What a call may call.
struct Callee {
  /// The name, as in ``ResolvedCall/name``.
  var name: String
  /// The type it is a member of, unknown for none.
  var owner: SwiftType
  /// What it may be, the nearest first.
  var layers: [Layer] = []
  /// Whether an initializer is called by its name: `T.init`, `.init`.
  var isExplicit = false
  /// Whether nothing but the name says what it is.
  var isGuessed = false
  /// Whether a `?` before it makes its result optional.
  var isChained = false

  /// What a name means at one place.
  enum Layer {
    /// Functions and cases.
    case functions([Member])
    /// The initializers of a type.
    case initializers(of: SwiftType)
    /// A value that can be called.
    case value(SwiftType)
  }
}

/// A call with what it calls, as far as that is known.
struct Resolution {
  /// The name, as in ``ResolvedCall/name``.
  var name: String
  /// The type that the callee is a member of, unknown for none.
  var owner: SwiftType = .unknown
  /// Whether it makes a value of a type.
  var isInitializer = false
  /// What is called, nil where that is not known.
  var symbol: SymbolID?
  /// Whether the callee is known, or can only be one that takes the same texts.
  var isResolved = false
  /// The arguments in order.
  var slots: [ArgumentSlot]
  /// The type of the result.
  var result: SwiftType = .unknown
  /// Whether a `?` before it makes its result optional.
  var isChained = false

  /// Creates what is known of a call of something unknown.
  init(name: String, arguments: Int) {
    self.name = name
    slots = Array(repeating: ArgumentSlot(), count: arguments)
  }
}

/// What is known of an argument's parameter.
struct ArgumentSlot {
  /// The type that is wanted.
  var type: SwiftType = .unknown
  /// The type of the parameter as it is declared.
  var declared: SwiftType = .unknown
  /// Whether callees that take different texts here are possible.
  var isAmbiguous = false
  /// The place of the parameter in the module's sources.
  var carrier: CarrierID?
  /// Whether another callee of the same labels takes a localized text here.
  var hasLocalizedAlternative = false
}
