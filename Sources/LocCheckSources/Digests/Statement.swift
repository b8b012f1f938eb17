/// One step of some code.
///
/// Control flow is kept as far as it decides what a name means: `if`, `guard`, `for`, `while`, `do` and
/// `switch` are scopes that begin with the names they bind.
package indirect enum Statement: Sendable, Hashable {
  /// An expression; assignments are among them.
  case expression(Expression)
  /// `return` with a value.
  case returned(Expression)
  /// A name that the statements after it can use.
  case binding(Binding)
  /// A local function or type, or a local variable with accessors.
  case declaration(Declaration)
  /// Statements whose names end with them.
  case scope([Statement])
}
