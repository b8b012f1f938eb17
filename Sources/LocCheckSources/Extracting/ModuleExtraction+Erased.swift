import LocCheckCatalogs
import LocCheckDiagnostics

extension ModuleExtraction {
  /// Skips a text that reaches a label as a String, and reports it where that is a mistake.
  mutating func visitErased(_ use: TextUse) {
    guard use.type == .string || use.type == .staticString, let text = erasedText(of: use),
      contexts[use.file].exclusion(at: use.bounds.lowerBound) == nil
    else { return }
    let display = typed.display(of: use)
    let target = typed.target(of: use)
    // What a key or an identifier is called is no text, wherever another one of its kind is shown.
    if let target, typed.carriers[target]?.holdsIdentifier == true { return }
    let isShown = display != nil || target.map { flow.shown[$0] != nil } ?? false
    guard isShown || target.map(flow.verbatim.contains) ?? false else { return }
    skip(
      text, reason(for: use), api: api(of: use), file: use.file, bounds: use.bounds)
    guard isShown, !contexts[use.file].isForDevelopers(at: use.bounds.lowerBound),
      text.key.map(properNames.contains) != true
    else { return }
    let place = range(use.bounds, in: use.file)
    if let target, let carrier = typed.carriers[target], let end = flow.shown[target] {
      report(
        .erased(
          text, through: carrier, declared: range(carrier.nameBounds, in: target.file),
          shown: range(end.bounds, in: end.file), isPlain: flow.plain.contains(target), at: place),
        file: use.file)
    } else {
      report(.erased(text, by: api(of: use), at: place), file: use.file)
    }
  }

  /// Returns the text as the key that it would have been; nil for what no reader is meant to read, and
  /// for what was looked up before.
  private func erasedText(of use: TextUse) -> MessagePattern? {
    let source = contexts[use.file].source
    if let literal = use.value.literal {
      return literal.isProse && !literal.interpolates(lookUpsIn: source)
        ? MessagePattern(literal, as: .localizationValue, in: source) : nil
    }
    guard case .concatenation(let parts) = use.value else { return nil }
    var pieces: [MessagePattern.Piece] = []
    for part in parts {
      if let literal = part.value.literal {
        let text = MessagePattern(literal, as: .localizationValue, in: source)
        pieces += text.pieces.map { piece in
          guard case .text(let plain) = piece, !text.hasArguments else { return piece }
          return .text(MessagePattern.withDoubledSigns(plain))
        }
      } else {
        if case .call(let call) = part.value, typed.calls[call].makesFinishedText { return nil }
        pieces.append(
          .argument(
            MessageArgument(
              expression: source.text(in: part.bounds), type: TextType.string.rawValue,
              specifier: "%@")))
      }
    }
    let isProse = parts.contains { $0.value.literal?.isProse == true }
    return isProse ? MessagePattern(pieces) : nil
  }

  /// Returns why a text that reaches a label as a String is not extracted.
  private func reason(for use: TextUse) -> SkippedText.Reason {
    switch use.destination {
    case .argument: .stringParameter
    case .carrier(let id):
      typed.carriers[id]?.kind == .parameter ? .stringParameter : .stringVariable
    case .property, .rawValue, .attribute, .part, .unknown: .stringVariable
    }
  }
}

extension TypedLiteral {
  /// Returns whether a value was looked up, so that the text is put together rather than forgotten.
  fileprivate func interpolates(lookUpsIn source: SourceText) -> Bool {
    interpolations.contains { value in
      let text = source.text(in: value.bounds)
      return text.hasSuffix(".localized") || text.contains("(localized:")
        || text.contains("NSLocalizedString")
    }
  }
}

extension TypedModule {
  /// The texts that the sources themselves say to be names: those in capitals that go to a `name`, a
  /// `hostName`.
  ///
  /// What is a name in one place is not for translators in another either.
  var properNames: Set<MessageKey> {
    Set(
      uses.compactMap { use in
        guard let carrier = target(of: use).flatMap({ carriers[$0] }), carrier.holdsName,
          let text = use.value.literal?.plainText,
          text.split(separator: " ").allSatisfy({ $0.first?.isLowercase == false })
        else { return nil }
        return MessageKey(text)
      })
  }
}

extension TextCarrier {
  /// Whether it holds what tells things apart.
  fileprivate var holdsIdentifier: Bool { ["key", "id", "identifier"].contains(name) }

  /// Whether it holds the name of something.
  fileprivate var holdsName: Bool { name == "name" || name.hasSuffix("Name") }

  /// What it belongs to, without labels where they would fill the line.
  private var briefOwner: String? {
    owner.map { $0.count > 48 ? String($0.prefix { $0 != "(" }) : $0 }
  }

  /// The declaration in words: `the property 'title' of Row`.
  fileprivate var described: String {
    let words =
      switch kind {
      case .parameter: "the parameter"
      case .storedProperty, .computedProperty: "the property"
      case .variable: "the variable"
      case .result: "the result of"
      }
    return "\(words) '\(name)'" + (briefOwner.map { " of \($0)" } ?? "")
  }
}

extension Diagnostic {
  /// Makes a finding about a literal that reaches a label through a String that the sources declare.
  fileprivate static func erased(
    _ text: MessagePattern, through carrier: TextCarrier, declared: SourceRange,
    shown: SourceRange, isPlain: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "extract.erased-message", .warning,
      "\(text.displayed.quoted) reaches a label as a String through \(carrier.described)",
      at: range, subject: Subject(key: text.displayed),
      notes: [
        Note(
          "'\(carrier.name)' \(carrier.kind == .result ? "returns" : "is") a String", at: declared),
        Note("shown here as it is", at: shown),
      ],
      help: isPlain
        ? "look it up where it is written: String(localized: …)"
        : carrier.kind == .result
          ? "let '\(carrier.name)' return a LocalizedStringResource"
          : "declare '\(carrier.name)' as LocalizedStringResource, in a view as LocalizedStringKey")
  }

  /// Makes a finding about a literal that is put into a label as a String.
  fileprivate static func erased(
    _ text: MessagePattern, by api: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "extract.erased-message", .warning,
      "\(text.displayed.quoted) goes to \(api) as a String, which is shown as it is", at: range,
      subject: Subject(key: text.displayed), help: "look it up: String(localized: …)")
  }
}
