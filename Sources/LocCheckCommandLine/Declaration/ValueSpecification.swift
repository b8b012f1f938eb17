import LocCheckDiagnostics

/// A value as declared: its name in the help, and the words that can stand for it.
public struct ValueSpecification: Sendable, Equatable {
  /// One of the words of a closed set.
  public struct Choice: Sendable, Equatable {
    /// The word as it is typed.
    public var name: String

    /// What it chooses, for the manual page and for shells that show it.
    public var summary: String

    /// Creates a choice.
    public init(_ name: String, summary: String = "") {
      self.name = name
      self.summary = summary
    }
  }

  /// The words a shell may offer; a closed set is also what the parser holds the value against.
  public enum Candidates: Sendable, Equatable {
    /// Free text, nothing to offer.
    case anything

    /// One of these words and nothing else.
    case oneOf([Choice])

    /// The name of a file; with extensions (without dot), files of those kinds are offered.
    case files(withExtensions: [String])

    /// The name of a directory.
    case directories
  }

  /// What stands for the value in the help, such as `FILE`.
  public var name: String

  /// The words that can be offered or are accepted.
  public var candidates: Candidates

  /// The text that counts when none is typed.
  public var defaultText: String?

  /// Creates the declaration of a value.
  public init(name: String, candidates: Candidates = .anything, defaultText: String? = nil) {
    self.name = name
    self.candidates = candidates
    self.defaultText = defaultText
  }
}

extension ValueSpecification {
  /// The words of a closed set; empty where any word is accepted.
  public var choices: [Choice] {
    guard case .oneOf(let choices) = candidates else { return [] }
    return choices
  }

  /// Says what is wrong with a text that is not in a closed set.
  func rejection(of text: String) -> InvalidValue? {
    let names = choices.map(\.name)
    guard !names.isEmpty, !names.contains(where: { $0.isIdenticalUTF8(to: text) }) else {
      return nil
    }
    return InvalidValue(
      expected: names.map(\.quoted).listed(with: "or"),
      suggestion: NearestName.suggestion(for: text, among: names))
  }

  /// The same declaration with a text that counts when none is typed.
  func defaulting(to text: String?) -> ValueSpecification {
    var copy = self
    copy.defaultText = text
    return copy
  }
}
