/// How the JSON of a catalog is laid out.
///
/// A value is as many levels deep as its name: the outermost object 0, an entry 2.
struct CatalogStyle: Hashable {
  /// What ends a line, empty where everything stands on one.
  var lineBreak = "\n"
  /// The indentation of one level.
  var indent = "  "
  /// The indentation of an entry.
  var entryIndent = "    "
  /// What stands between a name and its value.
  var colon = " : "
  /// What follows a comma where everything stands on one line.
  var separator = ""
  /// What stands inside a brace where everything stands on one line.
  var padding = ""
  /// Whether an empty object has a blank line between its braces.
  var spreadsEmptyObjects = true

  /// Xcode's own.
  static let xcode = CatalogStyle()

  /// Whether everything stands on one line.
  var isCompact: Bool { lineBreak.isEmpty }

  /// Returns what stands before the name of a member.
  func lead(at depth: Int, isFirst: Bool) -> String {
    guard isCompact else { return lineBreak + indentation(at: depth) }
    return isFirst ? padding : separator
  }

  /// Returns what stands before the brace that closes an object.
  func closing(at depth: Int) -> String {
    isCompact ? padding : lineBreak + indentation(at: depth)
  }

  /// Returns what stands between the braces of an empty object.
  func emptiness(at depth: Int) -> String {
    guard spreadsEmptyObjects, !isCompact else { return "" }
    return lineBreak + lineBreak + indentation(at: depth)
  }

  /// Returns the white space at the start of a line.
  private func indentation(at depth: Int) -> String {
    let (base, levels) = depth < 2 ? ("", depth) : (entryIndent, depth - 2)
    return base + String(repeating: indent, count: levels)
  }
}
