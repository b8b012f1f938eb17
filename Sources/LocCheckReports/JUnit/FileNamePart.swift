/// A part of a file's name that every file system and every list of paths takes.
struct FileNamePart: Sendable, Hashable {
  /// The text: letters, digits, `.`, `-` and `_`.
  let text: String

  /// The size of the longest part, in UTF-8 bytes.
  private static let maximumSize = 100

  /// Creates a part that reads like a text; unlike ones may give the same.
  init(_ original: String) {
    var part = ""
    for scalar in original.unicodeScalars {
      let isKept =
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        || scalar == "." || scalar == "-"
      let kept = isKept ? scalar : "_"
      guard part.utf8.count + UTF8.width(kept) <= Self.maximumSize else { break }
      part.unicodeScalars.append(kept)
    }
    // A dot in front hides a file, and one at the end is lost in some file systems.
    if part.hasPrefix(".") { part = "_" + part.dropFirst() }
    text = part.isEmpty ? "_" : part
  }
}
