public import LocCheckResults

extension JUnitReport {
  /// How a report is cut into several files, for readers that take no large one.
  public enum Split: Sendable, Hashable {
    /// A file for each scenario file.
    case suite
    /// Files of at most so many cases; 4000 suit every common service.
    case cases(Int)

    /// Creates the way of cutting that a word or a number names; nil for any other text.
    public init?(_ text: String) {
      if text == "suite" {
        self = .suite
      } else if let count = Int(text), count > 0, String(count) == text {
        self = .cases(count)
      } else {
        return nil
      }
    }
  }

  /// A file of a report in several.
  public struct Part: Sendable, Hashable {
    /// What tells the file's name from its siblings'.
    public var suffix: String
    /// The results in it.
    public var results: RunResults
    /// The report that names them as that of the whole run would.
    public var report: JUnitReport

    /// Returns the path of the file from that of a report in one: `TEST-loccheck.3.xml`.
    public func path(for whole: String) -> String {
      let name = whole.lastIndex(of: "/").map { whole.index(after: $0) } ?? whole.startIndex
      guard let dot = whole[name...].lastIndex(of: "."), dot > name else {
        return "\(whole).\(suffix)"
      }
      return "\(whole[..<dot]).\(suffix)\(whole[dot...])"
    }
  }
}
