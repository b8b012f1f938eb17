import LocCheckDiagnostics

extension ModuleExtraction {
  /// Reports texts that are put together from messages, whose order and spaces no translator can change.
  mutating func visitFragments() {
    for (file, walk) in walks.enumerated() {
      var inner: Set<Range<Int>> = []
      for expression in walk.expressions {
        guard let fragments = Fragment.fragments(of: expression, inner: &inner),
          Fragment.makeMessage(fragments),
          !isSentence(expression, in: file),
          !contexts[file].isForDevelopers(at: expression.bounds.lowerBound)
        else { continue }
        report(.assembled(at: range(expression.bounds, in: file)), file: file)
      }
    }
  }

  /// Returns whether a literal is a message with words of its own, so that translators see the sentence.
  private func isSentence(_ expression: Expression, in file: Int) -> Bool {
    let place = CarrierID(file: file, offset: expression.bounds.lowerBound)
    guard case .string = expression.kind, let message = messages[place] else { return false }
    return message.key.pieces.contains { piece in
      if case .text(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}

extension Diagnostic {
  /// Makes a finding about a text that is put together.
  fileprivate static func assembled(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "extract.assembled-message", .warning,
      "one text is put together from messages that are translated apart", at: range,
      help: "make it one message with its values interpolated")
  }
}
