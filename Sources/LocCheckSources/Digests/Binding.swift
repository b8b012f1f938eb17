/// A name that code binds.
///
/// What a pattern takes apart inside of another, such as the elements of `for (key, value) in pairs`, is
/// bound first, to a name that is spelled as the pattern; its parts then are parts of that name.
package struct Binding: Sendable, Hashable {
  /// Where the value comes from.
  package enum Source: String, Sendable, Hashable {
    /// The value of the expression: `let a = b`.
    case value
    /// What an optional holds: `if let a = b`, `guard let a`, `catch let`.
    case unwrapped
    /// An element of a sequence: `for a in b`.
    case element
    /// The payload of a case: `case .loaded(let a)`, at ``Binding/position``.
    case payload
    /// A part of a tuple: `let (a, b) = c`, at ``Binding/position``.
    case part
    /// Nothing that can be followed.
    case unknown
  }

  /// The name.
  package var name: String
  /// The bytes of the name.
  package var nameBounds: Range<Int>
  /// The type as written.
  package var type: TypeReference?
  /// Where the value comes from.
  package var source: Source
  /// The expression the source is about, nil for none.
  package var value: Expression?
  /// The case's name for a payload.
  package var caseName: String?
  /// The place among the payload's or the tuple's parts, from 0.
  package var position: Int

  /// Creates a binding.
  package init(
    name: String, nameBounds: Range<Int> = 0..<0, type: TypeReference? = nil,
    source: Source = .value, value: Expression? = nil, caseName: String? = nil, position: Int = 0
  ) {
    self.name = name
    self.nameBounds = nameBounds
    self.type = type
    self.source = source
    self.value = value
    self.caseName = caseName
    self.position = position
  }
}
