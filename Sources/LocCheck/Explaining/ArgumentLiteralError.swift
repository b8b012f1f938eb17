import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckScenarios

/// Values on a command line that do not fit the specifiers of a key.
public enum ArgumentLiteralError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A specifier has no value; the position is from 1.
  case missing(Int, ArgumentSpecifier?)
  /// There are more values than specifiers.
  case tooMany(given: Int, wanted: [ArgumentSpecifier])
  /// A value is none of the specifier's type; the position is from 1.
  case mismatch(String, Int, ArgumentSpecifier)

  /// What is wrong, and what is wanted, as a lowercase fragment.
  public var description: String {
    switch self {
    case .missing(let position, let specifier?):
      return "argument \(position) is missing: '\(specifier.text)' wants a value of "
        + specifier.type.rawValue
    case .missing(let position, nil):
      return "argument \(position) is missing: a later one has a specifier"
    case .tooMany(let given, let wanted):
      let list = wanted.map { "'\($0.text)' (\($0.type.rawValue))" }.joined(separator: ", ")
      return "\(given) arguments are given, and the key wants \(wanted.count): \(list)"
    case .mismatch(let literal, let position, let specifier):
      // A number that is too large is told what would fit.
      let isWhole = literal.utf8.allSatisfy { "-0123456789".utf8.contains($0) }
      let bounds = isWhole ? specifier.type.bounds : ""
      return "argument \(position), '\(VisibleText.escaped(literal))', is no value of "
        + "\(specifier.type.rawValue), which '\(specifier.text)' wants"
        + (bounds.isEmpty ? "" : ": a whole number from \(bounds)")
    }
  }
}
