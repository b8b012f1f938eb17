import LocCheckDiagnostics

/// A statement of a Ruby file: a call or an assignment.
struct RubyStatement {
  /// What is called or assigned to, cut at dots: `["s", "ios", "resources"]`; a keyword alone for
  /// `if` and its kind.
  var path: [String]
  /// The place of that.
  var range: SourceRange
  /// Whether it assigns.
  var isAssignment = false
  /// The texts in brackets behind the path, as in `settings['NAME'] = …`.
  var subscripts: [RubyValue] = []
  /// The arguments, the value of an assignment, or the texts in the condition of an `if`.
  var arguments: [RubyArgument] = []
  /// Whether a condition stands behind it.
  var isConditional = false
  /// The parameters of the block.
  var parameters: [String] = []
  /// The statements of the block or body.
  var body: [RubyStatement] = []
}
