/// Names that developers give to what is never shown to users: sample data, mocks, previews.
enum SampleName {
  /// The words.
  private static let words: Set<String> = [
    "preview", "previews", "mock", "mocks", "mocked", "sample", "samples", "stub", "stubs", "dummy",
    "fixture", "fixtures", "fake", "fakes", "test", "tests", "lorem",
  ]

  /// Returns whether a declaration's name has such a word.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isStatic: Whether it belongs to a type: a static `placeholder` is a value to draw while the real
  ///     one is loaded, where any other is a text to be shown.
  static func isSample(_ name: String, isStatic: Bool = false) -> Bool {
    if isStatic, name.lowercased().hasPrefix("placeholder") { return true }
    return parts(of: name).contains { words.contains($0) }
  }

  /// Returns the words of a name in camel case, in lowercase.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var isAfterLowercase = false
    for character in name {
      if !character.isLetter {
        parts.append("")
      } else if parts.isEmpty || (character.isUppercase && isAfterLowercase) {
        parts.append(character.lowercased())
      } else {
        parts[parts.count - 1] += character.lowercased()
      }
      isAfterLowercase = character.isLowercase
    }
    return parts
  }
}
