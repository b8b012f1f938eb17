import LocCheckDiagnostics

/// Reads tags as headings and `tags:` write them.
enum TagReader {
  /// The words that join tags in a selection, and so cannot be tags.
  private static let reserved: Set<String> = ["and", "or", "not"]

  /// Returns the tags that words spell, each once, after those that are inherited.
  static func tags(
    _ words: [Range<Int>], _ context: BindingContext, inherited: [String] = []
  ) -> [String] {
    var seen = Set(inherited)
    return inherited
      + words.compactMap { bounds in
        tag(bounds, context).flatMap { seen.insert($0).inserted ? $0 : nil }
      }
  }

  /// Returns a tag without its at sign, and reports one of another form.
  private static func tag(_ bounds: Range<Int>, _ context: BindingContext) -> String? {
    let text = context.text(in: bounds)
    let name = text.utf8.first == ASCII.at ? String(text.unicodeScalars.dropFirst()) : text
    let isWord = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isXIDContinue || "-._/".unicodeScalars.contains(scalar)
    }
    guard isWord, !name.isEmpty, !reserved.contains(name) else {
      context.report(.invalidTag(text, at: context.range(bounds)))
      return nil
    }
    return name
  }
}

extension Diagnostic {
  /// A tag that no selection could name.
  fileprivate static func invalidTag(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-tag", .error,
      "\(text.quoted) is no tag; a tag is '@' with letters, digits, '-', '_', '.' or '/', "
        + "and not '@and', '@or' or '@not'", at: range)
  }
}
