public import LocCheckDiagnostics

/// A text or look-up in the sources that is not handed to the translators.
public struct SkippedText: Sendable, Hashable {
  /// Why a text is not extracted.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// It is shown as it is: `Text(verbatim:)`, `SummaryLabel(verbatim:)`.
    case verbatim
    /// It went into a variable or property of type String first.
    case stringVariable = "string-variable"
    /// It is passed to a parameter of type String.
    case stringParameter = "string-parameter"
    /// The key is a variable: what it holds is known at run time alone.
    case dynamicKey = "dynamic-key"
    /// The key of a look-up that takes a plain string holds an interpolation.
    case interpolatedKey = "interpolated-key"
    /// A finished, interpolated String is used as a key.
    case completedString = "completed-string"
    /// It stands in the body of `#Preview`.
    case preview
    /// It stands in a branch of `#if` that is not compiled.
    case inactiveCode = "inactive-code"
    /// Its code belongs to another target.
    case otherTarget = "other-target"
  }

  /// The text: what the key would have been, or the expression where there is none.
  public var key: MessagePattern
  /// Why it is not extracted.
  public var reason: Reason
  /// What took it, as in ``SourceMessage/api``; nil for a literal that nothing took.
  public var api: String?
  /// The table the look-up names.
  public var table: String?
  /// The name of the target whose code it is.
  public var target: String?
  /// The place of the literal or expression.
  public var range: SourceRange

  /// Creates a skipped text.
  public init(
    key: MessagePattern, reason: Reason, api: String? = nil, table: String? = nil,
    target: String? = nil, range: SourceRange
  ) {
    self.key = key
    self.reason = reason
    self.api = api
    self.table = table
    self.target = target
    self.range = range
  }
}
