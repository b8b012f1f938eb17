import LocCheckDiagnostics

extension LocalizationDecoder {
  /// Reports what the parts of a localization, each sound in itself, get wrong together.
  mutating func check(_ localization: DecodedLocalization, named name: JSONString) {
    checkShape(localization, named: name)
    checkReferences(in: localization)
    if !localization.substitutions.isEmpty { checkCycles(in: localization) }
  }

  /// Reports shapes that exclude each other.
  private mutating func checkShape(_ localization: DecodedLocalization, named name: JSONString) {
    if localization.shapeCount > 1 {
      let shapes: [(isPresent: Bool, name: String)] = [
        (localization.unit != nil, "stringUnit"),
        (localization.plural != nil, "plural variations"),
        (localization.devices != nil, "device variations"),
        (localization.stringSet != nil, "stringSet"),
      ]
      let present = shapes.filter(\.isPresent).map(\.name)
      findings.report(
        .mixedContent, .warning, "\(present.joined(separator: " beside ")) in \(place)",
        at: name.bounds, help: "an export to XLIFF keeps one of them")
    }
    if !localization.substitutions.isEmpty, localization.unit == nil, localization.devices == nil,
      !localization.isMalformed
    {
      findings.report(
        .substitutionsWithoutString, .error, "substitutions without a stringUnit in \(place)",
        at: name.bounds)
    }
  }

  /// The number of substitutions that are looked through for the one that was meant.
  private static let suggestionLimit = 64

  /// Reports references to variables that do not exist, and variables whose order is a guess.
  private mutating func checkReferences(in localization: DecodedLocalization) {
    var defined: Set<MessageKey>?
    var referenced: Set<MessageKey> = []
    localization.forEachUnit { unit in
      guard mayRefer(unit.value) else { return }
      let names =
        defined ?? Set(localization.substitutions.map { MessageKey(scanner.text(of: $0.name)) })
      defined = names
      for case .variable(let reference) in FormatString(parsing: scanner.text(of: unit.value))
        .pieces
      {
        referenced.insert(MessageKey(reference.name))
        guard !names.contains(MessageKey(reference.name)) else { continue }
        let candidates = localization.substitutions.prefix(Self.suggestionLimit)
        findings.report(
          .undefinedSubstitution, .error,
          "'%#@\(reference.name)@' names no substitution in \(place)", at: unit.value.bounds,
          help: NearestName.question(
            for: reference.name, among: candidates.map { scanner.text(of: $0.name) }))
      }
    }
    guard referenced.count > 1 else { return }
    let guessed = localization.substitutions.filter {
      $0.argNum == nil && referenced.contains(MessageKey(scanner.text(of: $0.name)))
    }
    guard guessed.count > 1 else { return }
    findings.report(
      .missingArgNum, .warning, "substitutions without argNum in \(place): their order decides",
      at: guessed[0].name.bounds,
      help: "a translation that swaps them swaps their numbers; give each its argNum")
  }

  /// Whether a text holds a number sign, as every reference does; eight bytes at a time.
  private func mayRefer(_ text: JSONString) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = text.start
    while index + 8 <= text.end {
      let signs = scanner.word(at: index) ^ (ones &* UInt64(UInt8(ascii: "#")))
      if (signs &- ones) & ~signs & (ones &* 0x80) != 0 { return true }
      index += 8
    }
    return scanner.bytes[index..<text.end].contains(UInt8(ascii: "#"))
  }
}

extension DecodedLocalization {
  /// The number of shapes the localization has, of which one is meant.
  fileprivate var shapeCount: Int {
    (unit == nil ? 0 : 1) + (plural == nil ? 0 : 1) + (devices == nil ? 0 : 1)
      + (stringSet == nil ? 0 : 1)
  }

  /// Calls a function with every unit, those of substitutions last.
  func forEachUnit(_ body: (DecodedUnit) -> Void) {
    if let unit { body(unit) }
    for form in plural ?? [] { body(form.unit) }
    for device in devices ?? [] {
      switch device.content {
      case .unit(let unit): body(unit)
      case .plural(let forms): for form in forms { body(form.unit) }
      }
    }
    for substitution in substitutions {
      for form in substitution.forms { body(form.unit) }
    }
  }
}

extension Diagnostic.ID {
  /// Shapes side by side of which one is lost.
  fileprivate static let mixedContent: Self = "catalog.mixed-content"
  /// Substitutions that no text refers to.
  fileprivate static let substitutionsWithoutString: Self =
    "catalog.substitutions-without-string"
  /// A reference to a substitution that does not exist.
  fileprivate static let undefinedSubstitution: Self = "catalog.undefined-substitution"
  /// Several substitutions whose arguments follow from their order.
  fileprivate static let missingArgNum: Self = "catalog.missing-arg-num"
}
