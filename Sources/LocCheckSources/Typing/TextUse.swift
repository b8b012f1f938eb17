/// A text of the code, and where it goes.
///
/// A text that depends on a condition makes a use for each branch: `flag ? "On" : "Off"` makes two.
package struct TextUse: Sendable, Hashable {
  /// The place of the file among the module's.
  package var file: Int
  /// The bytes of the expression.
  package var bounds: Range<Int>
  /// The text.
  package var value: Value
  /// The type that its context gives it.
  package var type: TextType
  /// Where it goes.
  package var destination: Destination

  /// Creates a use.
  package init(
    file: Int, bounds: Range<Int>, value: Value, type: TextType, destination: Destination
  ) {
    self.file = file
    self.bounds = bounds
    self.value = value
    self.type = type
    self.destination = destination
  }

  /// What a text is.
  package indirect enum Value: Sendable, Hashable {
    /// A literal.
    case literal(TypedLiteral)
    /// What a declaration of the sources holds or returns.
    case carrier(CarrierID)
    /// What a call makes, at its place among the module's calls: `String(localized: "…")`.
    case call(Int)
    /// Texts put together with `+`.
    case concatenation([TextUse])
    /// Anything else.
    case other
  }

  /// Where a text goes.
  package enum Destination: Sendable, Hashable {
    /// An argument of a call: the call's place among the module's, and the argument's in the call.
    case argument(call: Int, position: Int)
    /// What a declaration holds or returns: its initial value, its default value, an assignment, `return`.
    case carrier(CarrierID)
    /// A property of something that the sources do not declare: the type's name and the property's.
    case property(owner: String?, name: String)
    /// The raw value of a case.
    case rawValue
    /// An argument of an attribute, with its name: `Localized`, `Parameter`.
    case attribute(name: String, label: String?)
    /// A part of another text with `+`.
    case part
    /// Nowhere that is known.
    case unknown
  }
}

/// A literal whose interpolated values have types.
package struct TypedLiteral: Sendable, Hashable {
  /// The parts in order.
  package var segments: [Segment]

  /// Creates a literal.
  package init(_ segments: [Segment]) { self.segments = segments }

  /// A part of a literal.
  package enum Segment: Sendable, Hashable {
    /// Text, its escapes resolved and its percent signs as they are.
    case text(String)
    /// An interpolated value.
    case value(TypedInterpolation)
  }
}

/// An interpolated value with its type.
package struct TypedInterpolation: Sendable, Hashable {
  /// The bytes of the value's expression.
  package var bounds: Range<Int>
  /// The type of the value as Swift would print it: `Int`, `String`, `Date`, `Text`, `Int?`; nil where it is
  /// not known.
  package var type: String?
  /// Whether the type is known to be a class, or one that bridges to one, whose specifier is `%@`.
  package var isObject: Bool
  /// The text of `specifier:`.
  package var specifier: String?
  /// The labels of further arguments: `format`, `formatter`, `style`, `default`.
  package var labels: [String]
  /// What to annotate so that the type is known, as a reader would say it; nil where it is known.
  package var untyped: String?
  /// The bytes of the declaration's name that ``untyped`` is about, with its file; nil where it is not known.
  package var untypedPlace: CarrierID?

  /// Creates an interpolation.
  package init(
    bounds: Range<Int>, type: String?, isObject: Bool = false, specifier: String? = nil,
    labels: [String] = [], untyped: String? = nil, untypedPlace: CarrierID? = nil
  ) {
    self.bounds = bounds
    self.type = type
    self.isObject = isObject
    self.specifier = specifier
    self.labels = labels
    self.untyped = untyped
    self.untypedPlace = untypedPlace
  }
}
