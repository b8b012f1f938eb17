/// A call, and what it calls.
package struct ResolvedCall: Sendable, Hashable {
  /// The place of the file among the module's.
  package var file: Int
  /// The bytes of the whole call.
  package var bounds: Range<Int>
  /// The name: of an initializer the type's (`Text`, `String`), else the function's (`navigationTitle`,
  /// `NSLocalizedString`) or the macro's; of a case `.name`.
  package var name: String
  /// Whether it makes a value of a type: an initializer.
  package var isInitializer: Bool
  /// The type that the function is a member of, where it is known: `View`, `UIButton`, `Bundle`.
  package var owner: String?
  /// Whether the callee is known: declared in the sources or in an interface.
  package var isResolved: Bool
  /// Whether the callee is declared in the sources.
  package var isOwn: Bool
  /// The arguments in order, trailing closures included.
  package var arguments: [ResolvedArgument]
  /// The type of what it makes, as Swift would print it; nil where it is not known.
  package var result: String?

  /// Creates a call.
  package init(
    file: Int, bounds: Range<Int>, name: String, isInitializer: Bool, owner: String? = nil,
    isResolved: Bool, isOwn: Bool = false, arguments: [ResolvedArgument], result: String? = nil
  ) {
    self.file = file
    self.bounds = bounds
    self.name = name
    self.isInitializer = isInitializer
    self.owner = owner
    self.isResolved = isResolved
    self.isOwn = isOwn
    self.arguments = arguments
    self.result = result
  }
}

/// An argument of a call, and the parameter it goes to.
package struct ResolvedArgument: Sendable, Hashable {
  /// The label.
  package var label: String?
  /// The value.
  package var value: Expression
  /// The type of text that the parameter takes, nil where it takes none or is not known.
  package var type: TextType?
  /// The type of the parameter as written, such as `StaticString?`; nil where it is not known.
  package var parameterType: String?
  /// The parameter, where the callee is declared in the sources.
  package var parameter: CarrierID?
  /// Whether another callee of the same labels takes a localized text here: what is passed as a String is
  /// shown as it is, where a literal would be looked up.
  package var hasLocalizedAlternative: Bool

  /// Creates an argument.
  package init(
    label: String?, value: Expression, type: TextType? = nil, parameterType: String? = nil,
    parameter: CarrierID? = nil, hasLocalizedAlternative: Bool = false
  ) {
    self.label = label
    self.value = value
    self.type = type
    self.parameterType = parameterType
    self.parameter = parameter
    self.hasLocalizedAlternative = hasLocalizedAlternative
  }
}
