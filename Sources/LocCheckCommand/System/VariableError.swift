import LocCheckDiagnostics

/// An environment variable that does not say what it should.
struct VariableError: Error, Hashable, CustomStringConvertible {
  /// The variable's name.
  let variable: String
  /// What it is set to, nil where it is not set.
  let value: String?
  /// What was expected, a sentence fragment.
  let expected: String

  /// Creates an error about a variable of an environment.
  init(_ variable: String, in environment: [String: String], expected: String) {
    self.variable = variable
    self.value = environment[variable]
    self.expected = expected
  }

  /// A lowercase fragment without a full stop.
  var description: String {
    let state = value.map { "is \($0.quoted)" } ?? "is not set"
    return "the environment variable \(variable.quoted) \(state): expected \(expected)"
  }
}
