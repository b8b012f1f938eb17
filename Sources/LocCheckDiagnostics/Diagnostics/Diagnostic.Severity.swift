extension Diagnostic {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Something worth knowing.
    case note
    /// Something that is probably wrong.
    case warning
    /// Something that is wrong.
    case error

    /// Orders severities from the mildest.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    /// The position from the mildest.
    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }
}
