extension Reconciliation {
  /// What is asked beyond what always is.
  public struct Rules: Sendable, Hashable {
    /// Whether a message without a comment is a finding.
    public var requiresComments: Bool

    /// Creates rules.
    public init(requiresComments: Bool = false) { self.requiresComments = requiresComments }
  }
}
