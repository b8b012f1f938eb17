public import LocCheckDiagnostics

/// A rule about messages in sources: what `loccheck extract` reports under one id.
///
/// This is the one list of these rules. Comments that silence findings name them, and so do the
/// explanations for users.
public struct ExtractionRule: Sendable, Hashable {
  /// The id of the findings.
  public var id: Diagnostic.ID
  /// How much a finding matters, where nothing makes it milder.
  public var severity: Diagnostic.Severity
  /// What a finding is compared with.
  public var basis: Basis
  /// What is wrong, in one line.
  public var summary: String
  /// Code, or what else breaks the rule, that shows it.
  public var example: String
  /// What to do about it.
  public var remedy: String

  /// What a rule holds the sources against.
  public enum Basis: String, Sendable, Hashable, CaseIterable {
    /// Nothing but the sources.
    case sources
    /// The tables.
    case tables
    /// The targets of packages, projects and pods.
    case targets
    /// What Xcode's compiler found in them.
    case compiler
    /// What a scenario asks for.
    case scenarios
    /// The comments that silence findings.
    case comments
  }

  /// Creates a rule; its id is the name behind `extract.`.
  init(
    _ name: String, _ severity: Diagnostic.Severity, _ basis: Basis, summary: String,
    example: String, remedy: String
  ) {
    self.id = Diagnostic.ID(Self.prefix + name)
    self.severity = severity
    self.basis = basis
    self.summary = summary
    self.example = example
    self.remedy = remedy
  }

  /// Returns the rule of a name, with `extract.` before it or without; nil where there is none.
  public init?(named name: String) {
    let own = name.hasPrefix(Self.prefix) ? name : Self.prefix + name
    guard let rule = Self.rules[own] else { return nil }
    self = rule
  }

  /// The id without `extract.`, as comments name the rule.
  public var name: String { String(id.name.dropFirst(Self.prefix.count)) }

  /// All rules, in the order in which they are explained.
  public static let all: [ExtractionRule] =
    ofSources + ofTables + ofTargets + ofCompiler + ofComments

  /// The rules by id.
  private static let rules: [String: ExtractionRule] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id.name, $0) })

  /// What the ids begin with.
  private static let prefix = "extract."
}
