/// Tells whether a text is a Swift `Regex` that can be compiled and run.
enum PatternCheck {
  /// The depth of groups beyond which the compiler of patterns could exhaust the stack.
  private static let depthLimit = 32
  /// The length in bytes beyond which no pattern is compiled.
  private static let lengthLimit = 4096

  /// Returns what is wrong with a pattern, nil where nothing is.
  static func problem(with pattern: String) -> String? {
    guard pattern.utf8.count <= lengthLimit else {
      return "it is longer than \(lengthLimit) bytes"
    }
    guard nesting(of: pattern) <= depthLimit else {
      return "its groups are nested deeper than \(depthLimit)"
    }
    do {
      // Some of what the parser lets pass is refused only when the program is made.
      _ = try Regex(pattern).wholeMatch(in: "")
      return nil
    } catch {
      return String(describing: error)
    }
  }

  /// Returns the greatest number of groups and classes that are open at once.
  private static func nesting(of pattern: String) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in pattern.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
