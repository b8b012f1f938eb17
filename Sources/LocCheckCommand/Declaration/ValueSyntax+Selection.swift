import LocCheckCommandLine
import LocCheckLocales
import LocCheckScenarios

extension ValueSyntax where Value == [LocaleTag] {
  /// A list of locales separated by commas.
  static var localeList: ValueSyntax {
    ValueSyntax("LIST") { text throws(InvalidValue) in
      var tags: [LocaleTag] = []
      for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
        guard let tag = LocaleTag(String(part)) else {
          throw InvalidValue(expected: "locales such as 'pl' or 'ar-EG'")
        }
        tags.append(tag)
      }
      guard !tags.isEmpty else { throw InvalidValue(expected: "a locale") }
      return tags
    }
  }
}

extension ValueSyntax where Value == TagExpression {
  /// A Boolean expression over tags.
  static var tagExpression: ValueSyntax {
    ValueSyntax("EXPR") { text throws(InvalidValue) in
      do throws(TagExpression.ParsingError) {
        return try TagExpression(text)
      } catch {
        throw InvalidValue(expected: "tags with 'and', 'or', 'not': \(error.message)")
      }
    }
  }
}

extension ValueSyntax where Value == String {
  /// The path of a file, which is not empty; the extensions are what a shell offers.
  static func path(_ name: String, extensions: [String]) -> ValueSyntax {
    ValueSyntax(file(name, extensions: extensions).specification) { text throws(InvalidValue) in
      guard !text.isEmpty else { throw InvalidValue(expected: "a path") }
      return text
    }
  }

  /// The path of a file that is written, `-` for standard output; a name that inputs have is
  /// refused, because the file would be replaced.
  static func output(_ name: String, extensions: [String]) -> ValueSyntax {
    let syntax = path(name, extensions: extensions)
    return ValueSyntax(syntax.specification) { text throws(InvalidValue) in
      let name = text.split(separator: "/").last.map { $0.lowercased() } ?? ""
      if let kind = InputNames.kind(of: name) {
        throw InvalidValue(expected: "a file that may be replaced, not \(kind)")
      }
      return try syntax.decode(text)
    }
  }

  /// The name of a function.
  static func functionName(_ name: String) -> ValueSyntax {
    ValueSyntax(text(name).specification) { text throws(InvalidValue) in
      guard !text.isEmpty, !text.contains(where: \.isWhitespace) else {
        throw InvalidValue(expected: "the name of a function such as 'localize'")
      }
      return text
    }
  }

  /// A regular expression, checked and kept as text.
  static var pattern: ValueSyntax {
    ValueSyntax("REGEX") { text throws(InvalidValue) in
      do {
        _ = try Regex(text)
        return text
      } catch {
        throw InvalidValue(expected: "a regular expression: \(error)")
      }
    }
  }
}
