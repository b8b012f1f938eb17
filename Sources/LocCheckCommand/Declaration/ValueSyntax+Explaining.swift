import LocCheck
import LocCheckCommandLine
import LocCheckLocales
import LocCheckMessages

extension ValueSyntax where Value == ExplanationLoader.NamedPath {
  /// A bundle's name and the path of its resources.
  static var namedPath: ValueSyntax {
    ValueSyntax("NAME=PATH") { text throws(InvalidValue) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
        throw InvalidValue(expected: "a name and a path, such as 'Kit=Build/Kit.bundle'")
      }
      guard parts[0] != "main" else {
        throw InvalidValue(expected: "a name other than 'main', the app's own bundle")
      }
      return ExplanationLoader.NamedPath(name: String(parts[0]), path: String(parts[1]))
    }
  }
}

extension ValueSyntax where Value == FormattingLocale {
  /// A locale, or none.
  static var formattingLocale: ValueSyntax {
    ValueSyntax("TAG|none") { text throws(InvalidValue) in
      if text == "none" { return .none }
      guard let tag = LocaleTag(text) else {
        throw InvalidValue(expected: "'none' or a locale such as 'ar-EG'")
      }
      return .explicit(tag)
    }
  }
}
