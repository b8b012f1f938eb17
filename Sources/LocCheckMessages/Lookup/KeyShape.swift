import LocCheckCatalogs
import LocCheckDiagnostics

/// A key taken apart into what look-ups compare and people overlook.
struct KeyShape {
  /// The key as it is spelled.
  private let text: String
  /// The literal parts, with one per cent sign for each specifier between them.
  private let literals: String
  /// The specifiers in order.
  private let specifiers: [String]
  /// The key without specifiers, case and edge space.
  let skeleton: String

  /// The ways in which two keys of the same skeleton can differ.
  enum Difference: Hashable {
    /// A placeholder for another type.
    case specifiers(found: [String], wanted: [String])
    /// Capital letters.
    case letterCase
    /// White space at the beginning or the end.
    case edgeSpace
    /// Composed or decomposed characters.
    case normalization
  }

  /// Takes a key apart.
  init(_ text: String) {
    self.text = text
    var literals = ""
    var specifiers: [String] = []
    let format = FormatString(parsing: text)
    for piece in format.pieces {
      switch piece {
      case .literal(let part): literals += part
      case .argument(let placeholder):
        literals += "%"
        specifiers.append("%" + placeholder.specifier)
      case .variable(let reference):
        literals += "%"
        specifiers.append(reference.text)
      }
    }
    // A key without arguments has a single sign where one with arguments has two.
    if format.problems.last?.kind == .incomplete { literals += "%" }
    self.literals = literals
    self.specifiers = specifiers
    self.skeleton = Self.trimmed(literals.lowercased())
  }

  /// Returns how another key of the same skeleton differs from this one.
  func differences(from other: KeyShape) -> [Difference] {
    var differences: [Difference] = []
    if specifiers != other.specifiers {
      differences.append(.specifiers(found: other.specifiers, wanted: specifiers))
    }
    let (mine, theirs) = (Self.trimmed(literals), Self.trimmed(other.literals))
    if mine != theirs { differences.append(.letterCase) }
    if mine.utf8.count != literals.utf8.count || theirs.utf8.count != other.literals.utf8.count,
      Self.edges(of: literals) != Self.edges(of: other.literals)
    {
      differences.append(.edgeSpace)
    }
    if !mine.lowercased().isIdenticalUTF8(to: theirs.lowercased()) {
      differences.append(.normalization)
    }
    return differences
  }

  /// Returns a text without white space at its ends.
  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Returns the white space at both ends of a text.
  private static func edges(of text: String) -> [String] {
    [
      String(text.prefix(while: \.isWhitespace)),
      String(text.reversed().prefix(while: \.isWhitespace)),
    ]
  }
}
