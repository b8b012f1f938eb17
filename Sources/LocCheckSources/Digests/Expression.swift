/// An expression, operators folded by precedence; `try`, `await`, parentheses around one value and the
/// like left out.
package struct Expression: Sendable, Hashable {
  /// What it is.
  package var kind: Kind
  /// Its bytes.
  package var bounds: Range<Int>

  /// Creates an expression.
  package init(_ kind: Kind, at bounds: Range<Int> = 0..<0) {
    self.kind = kind
    self.bounds = bounds
  }

  /// What an expression is.
  package indirect enum Kind: Sendable, Hashable {
    /// A string literal.
    case string(StringLiteral)
    /// `12`.
    case integer
    /// `1.5`.
    case floating
    /// `true`.
    case boolean
    /// `nil`.
    case none
    /// A bare name: `count`, `self`, `$count`, `$0`, `Text`.
    case name(String)
    /// `.title`, whose type the context says.
    case implicitMember(String)
    /// `base.name`; the name of an initializer is `init`.
    case member(Expression, String)
    /// `callee(arguments)`, trailing closures among the arguments with their labels.
    case call(Expression, [Argument])
    /// `base[arguments]`.
    case subscripted(Expression, [Argument])
    /// `#name(arguments)`.
    case macro(String, [Argument])
    /// `callee<Types>`.
    case specialized(Expression, [TypeReference])
    /// A type where a value could stand: `[String]`, `Int?`.
    case type(TypeReference)
    /// `[a, b]`.
    case array([Expression])
    /// `[a: b]`.
    case dictionary([Entry])
    /// `(a, label: b)`.
    case tuple([Argument])
    /// `condition ? first : second`.
    case conditional(Expression, Expression, Expression)
    /// `if` and `switch` that are a value, or all that some code does: what is asked, and the code of
    /// each branch, beginning with what it binds.
    case branches(subjects: [Expression], [[Statement]])
    /// `{ … }`.
    case closure(Closure)
    /// `value as Type`, `value as? Type`, `value as! Type`.
    case cast(Expression, Cast, TypeReference)
    /// `value!`.
    case forced(Expression)
    /// `value?`, inside a chain.
    case chained(Expression)
    /// `left operator right`, assignments, `is` and a text that is compared with as a pattern (`~=`)
    /// included.
    case binary(String, Expression, Expression)
    /// `-value`, `!value`, `&value`, `try? value`.
    case prefixed(String, Expression)
    /// `\Root.path`.
    case keyPath(String)
    /// Anything else, with its parts; a chain that is too long to lie in itself as its pieces, the later
    /// of which begin with an expression that is nothing.
    case other([Expression])
  }

  /// One pair of a dictionary literal.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package var key: Expression
    /// The value.
    package var value: Expression

    /// Creates a pair.
    package init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }

  /// The casts.
  package enum Cast: String, Sendable, Hashable {
    /// `as`.
    case coercion
    /// `as?`.
    case conditional
    /// `as!`.
    case forced
  }

  /// A closure.
  package struct Closure: Sendable, Hashable {
    /// The parameters; their types as far as they are written.
    package var parameters: [Parameter]
    /// The type of the result as written.
    package var result: TypeReference?
    /// The code.
    package var statements: [Statement]

    /// Creates a closure.
    package init(
      parameters: [Parameter] = [], result: TypeReference? = nil, statements: [Statement] = []
    ) {
      self.parameters = parameters
      self.result = result
      self.statements = statements
    }
  }
}
