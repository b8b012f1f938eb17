/// The alternatives in braces that shells and podspecs know: `*.{swift,m}`.
enum BraceExpansion {
  /// The number of patterns that one may stand for.
  private static let limit = 1000

  /// Returns the patterns without braces that a pattern stands for, each once.
  static func patterns(of pattern: String) -> [String] {
    var known: Set<String> = []
    var finished: [String] = []
    var open = [pattern]
    while let next = open.popLast(), finished.count + open.count < limit {
      guard let (prefix, choices, suffix) = firstBraces(in: next) else {
        if known.insert(next).inserted { finished.append(next) }
        continue
      }
      open += choices.reversed().map { String(prefix + $0 + suffix) }
    }
    return finished
  }

  /// Returns what stands before, in and after the first innermost braces.
  private static func firstBraces(
    in text: String
  ) -> (prefix: Substring, choices: [Substring], suffix: Substring)? {
    var start: String.Index?
    for index in text.indices {
      switch text[index] {
      case "{": start = index
      case "}":
        guard let start else { continue }
        let inside = text[text.index(after: start)..<index]
        return (
          text[..<start], inside.split(separator: ",", omittingEmptySubsequences: false),
          text[text.index(after: index)...]
        )
      default: continue
      }
    }
    return nil
  }
}
