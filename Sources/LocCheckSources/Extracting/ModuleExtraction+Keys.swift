import LocCheckDiagnostics

extension ModuleExtraction {
  /// Looks at the key of `NSLocalizedString` and its kind.
  mutating func visitKey(_ use: TextUse, _ place: Int, _ macro: MacroLookup) {
    let call = typed.calls[place]
    let context = lookups.context(of: place, macro: macro)
    let exclusion = contexts[use.file].exclusion(at: use.bounds.lowerBound)
    let isOnly =
      index.arguments[
        UseIndex.ArgumentPlace(call: place, position: macro.keyPosition ?? 0)]?.count == 1
    // What finds these keys in the code takes one literal: what `+` joins is passed over.
    guard case .literal(let literal) = use.value, isOnly else {
      if let joined = use.value.literal?.plainText { mentions.insert(joined) }
      let bounds = isOnly ? use.bounds : call.arguments[macro.keyPosition ?? 0].value.bounds
      visitDynamicKey(use, at: bounds, api: call.name, table: context.table)
      return
    }
    let key = MessagePattern(
      literal, as: .localizationValue, in: contexts[use.file].source)
    if let exclusion {
      skip(
        key, exclusion, api: call.name, table: context.table, file: use.file, bounds: use.bounds)
    } else if let text = literal.plainText {
      hand(
        over: MessagePattern(text), context, api: call.name, file: use.file, bounds: use.bounds)
    } else {
      skip(
        key, .interpolatedKey, api: call.name, table: context.table, file: use.file,
        bounds: use.bounds)
      report(
        .interpolatedKey(key, of: call.name, at: range(use.bounds, in: use.file)), file: use.file)
    }
  }

  /// Looks at a text that is no literal and is made a key: `LocalizedStringKey(name)`.
  mutating func visitConversion(_ use: TextUse, _ call: ResolvedCall) {
    guard let completed = completion(of: use) else {
      visitDynamicKey(use, at: use.bounds, api: call.name, table: nil)
      return
    }
    guard contexts[use.file].exclusion(at: use.bounds.lowerBound) == nil else { return }
    let key = MessagePattern(contexts[use.file].source.text(in: use.bounds))
    skip(
      completed.key ?? key, .completedString, api: call.name, file: use.file, bounds: use.bounds)
    report(
      .completedString(
        key.displayed, of: call.name, isLookedUp: completed.isLookedUp,
        at: range(use.bounds, in: use.file), made: completed.place),
      file: use.file)
  }

  /// Skips and reports a key that is known at run time alone.
  ///
  /// - Parameters:
  ///   - use: The key, or one of several that a condition decides on.
  ///   - bounds: What says the key: the condition with all of them.
  ///   - api: What looks it up.
  ///   - table: The table that is named.
  private mutating func visitDynamicKey(
    _ use: TextUse, at bounds: Range<Int>, api: String, table: String?
  ) {
    mention(use)
    let context = contexts[use.file]
    let place = SkipPlace(
      place: CarrierID(file: use.file, offset: bounds.lowerBound), reason: .dynamicKey)
    guard skipped[place] == nil, context.exclusion(at: bounds.lowerBound) == nil,
      // A wrapper that is a macro by configuration is where the keys of its callers arrive.
      !context.functions(around: bounds.lowerBound).contains(where: module.macroNames.contains)
    else { return }
    let text = context.source.text(in: bounds)
    skip(MessagePattern(text), .dynamicKey, api: api, table: table, file: use.file, bounds: bounds)
    report(.dynamicKey(text, of: api, at: range(bounds, in: use.file)), file: use.file)
  }

  /// Returns whether a function looks a key up by its name, whoever declares it.
  private func isMacro(_ name: String) -> Bool {
    MacroLookup.names.contains(name) || module.macroNames.contains(name)
  }

  /// Returns whether a call that makes a finished text looks it up.
  private func isLookUp(_ call: ResolvedCall) -> Bool {
    isMacro(call.name) || call.arguments.first?.label == "localized"
  }

  /// The number of texts of a carrier that are looked at: one finished text tells.
  private static let mostFillings = 100

  /// What shows that a String is finished.
  private struct Completion {
    /// Whether it is the result of a look-up, which another one would take for a key.
    var isLookedUp = false
    /// The key that it would have been, nil where it is not a literal.
    var key: MessagePattern?
    /// Where it is finished, nil for where it is used.
    var place: SourceRange?
  }

  /// Returns what shows that a text has been finished before it is made a key; nil for one that may be a
  /// key.
  private func completion(of use: TextUse) -> Completion? {
    switch use.value {
    case .call(let call):
      return typed.calls[call].makesFinishedText
        ? Completion(isLookedUp: isLookUp(typed.calls[call])) : nil
    case .carrier(let carrier):
      if typed.carriers[carrier].map({ $0.kind == .result && isMacro($0.name) }) == true {
        return Completion(isLookedUp: true)
      }
      for filling in (index.fillings[carrier] ?? []).prefix(Self.mostFillings) {
        let place = range(filling.bounds, in: filling.file)
        if case .call(let call) = filling.value, typed.calls[call].makesFinishedText {
          return Completion(isLookedUp: isLookUp(typed.calls[call]), place: place)
        }
        // `weekday.\(number)` is a key that the code makes on purpose, `\(count) items` is a sentence.
        guard let literal = filling.value.literal, literal.plainText == nil, literal.isProse else {
          continue
        }
        let source = contexts[filling.file].source
        return Completion(
          key: MessagePattern(literal, as: .localizedStringKey, in: source), place: place)
      }
      return nil
    case .literal, .concatenation, .other: return nil
    }
  }
}

extension Diagnostic {
  /// Makes a finding about a key with an interpolation.
  fileprivate static func interpolatedKey(
    _ key: MessagePattern, of api: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "extract.interpolated-key", .error,
      "the key of \(api) has its values in it before it is looked up", at: range,
      subject: Subject(key: key.displayed),
      help: "use String(localized:), or look '\(key.displayed)' up and format it")
  }

  /// Makes a finding about a key that is known at run time alone.
  fileprivate static func dynamicKey(
    _ expression: String, of api: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "extract.dynamic-key", .note,
      "the key \(expression.onOneLine.quoted) of \(api) is known at run time alone: nothing is extracted",
      at: range,
      help: "enter its keys by hand and keep them as 'manual', or use literals")
  }

  /// Makes a finding about a finished text that is used as a key.
  fileprivate static func completedString(
    _ expression: String, of api: String, isLookedUp: Bool, at range: SourceRange,
    made place: SourceRange?
  ) -> Diagnostic {
    let subject = expression.onOneLine.quoted
    return Diagnostic(
      "extract.completed-string", .warning,
      isLookedUp
        ? "\(subject) is a translated text: as a \(api) it is looked up a second time"
        : "\(subject) is a finished String: as a \(api) it is no format any more", at: range,
      notes: place.map { [Note("finished here", at: $0)] } ?? [],
      help: isLookedUp
        ? "look up once: give the key itself to the \(api), or show the text as it is"
        : "interpolate in the \(api) itself")
  }
}

extension String {
  /// The code on one line, each stretch of space in it as one.
  fileprivate var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
