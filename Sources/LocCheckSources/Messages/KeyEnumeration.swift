public import LocCheckDiagnostics

/// An enum whose raw values are texts, perhaps keys.
public struct KeyEnumeration: Sendable, Hashable {
  /// The name, dotted where it is nested.
  public var name: String
  /// The place of the name.
  public var range: SourceRange
  /// The cases in source order.
  public var cases: [Case]
  /// The name of the target whose code it is.
  public var target: String?

  /// Creates an enum.
  public init(name: String, range: SourceRange, cases: [Case], target: String? = nil) {
    self.name = name
    self.range = range
    self.cases = cases
    self.target = target
  }

  /// One case.
  public struct Case: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The raw value: as written, else the name.
    public var rawValue: String
    /// The place of the name.
    public var range: SourceRange

    /// Creates a case.
    public init(name: String, rawValue: String, range: SourceRange) {
      self.name = name
      self.rawValue = rawValue
      self.range = range
    }
  }
}
