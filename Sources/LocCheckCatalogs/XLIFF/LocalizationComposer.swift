import LocCheckDiagnostics
import LocCheckLocales

/// Puts the texts of one message in one language together to a localization.
struct LocalizationComposer {
  /// The file.
  let source: SourceText
  /// The key of the message.
  let key: MessageKey
  /// The language.
  let language: String
  /// The texts, at least one.
  private let texts: XLIFFTexts
  /// The texts of the source language.
  private let originals: XLIFFTexts
  /// What is known of the substitutions.
  private let layout: SubstitutionLayout
  /// What was noticed.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates a composer of texts.
  init(
    source: SourceText, key: MessageKey, language: String, texts: XLIFFTexts,
    originals: XLIFFTexts
  ) {
    self.source = source
    self.key = key
    self.language = language
    self.texts = texts
    self.originals = originals
    var layout = SubstitutionLayout(of: texts.all)
    layout.complete(from: SubstitutionLayout(of: originals.all))
    self.layout = layout
  }

  /// Returns the localization.
  ///
  /// As in the product, a `.stringsdict` comes before a `.strings` file, and a variation before a
  /// text without any; of the two axes the device is the outer one.
  mutating func localization() -> Localization {
    let range = source.range(texts.all.first?.tagBounds ?? 0..<0)
    let variables = groups { $0.variableName }
    if !variables.isEmpty || texts[.format] != nil {
      return Localization(
        content: propertyListContent(variables.map(\.name)),
        substitutions: variables.map { substitution($0.name, $0.texts) }, range: range)
    }
    let content = catalogContent()
    var substitutions = groups { $0.substitutionName }.map { substitution($0.name, $0.texts) }
    addMissingSubstitutions(to: &substitutions, referredToBy: content, at: range)
    if content == nil, let first = substitutions.first {
      // Where the export has no unit for it either, the message is reported as a whole.
      if originals.all.contains(where: \.variation.isBase) {
        report(
          .missingBase, "no text that refers to the substitutions of \(place)", at: first.range)
      }
      return Localization(content: .malformed, substitutions: substitutions, range: range)
    }
    return Localization(content: content ?? .none, substitutions: substitutions, range: range)
  }

  /// Returns the texts by what a variation names, in order of first appearance.
  private func groups<Name: Hashable>(
    _ name: (XLIFFUnitID.Variation) -> Name?
  ) -> [(name: Name, texts: [XLIFFTexts.Text])] {
    var groups: [(name: Name, texts: [XLIFFTexts.Text])] = []
    var positions: [Name: Int] = [:]
    for text in texts.all {
      guard let name = name(text.variation) else { continue }
      let position = positions[name] ?? groups.count
      if position == groups.count {
        positions[name] = position
        groups.append((name, []))
      }
      groups[position].texts.append(text)
    }
    return groups
  }
}

extension LocalizationComposer {
  /// Returns the format of a `.stringsdict` entry, which an export spells as it is stored.
  ///
  /// Exports leave out a format that is nothing but the reference to its only variable.
  private func propertyListContent(_ variables: [MessageKey]) -> Localization.Content {
    if let format = texts[.format] ?? originals[.format] { return .unit(unit(format)) }
    guard variables.count == 1, let form = texts.all.first(where: { $0.variation.category != nil })
    else { return .malformed }
    return .unit(
      Localization.Unit(
        state: .translated, value: "%#@\(variables[0].text)@",
        valueRange: source.range(form.tagBounds)))
  }

  /// Returns the texts of a String Catalog but those of substitutions, nil where there are none.
  private mutating func catalogContent() -> Localization.Content? {
    let devices = groups { if case .device(let device, _) = $0 { device } else { nil } }
    if !devices.isEmpty {
      return .device(
        devices.map { device, texts in
          let forms = forms(texts)
          if forms.isEmpty, let text = texts.first {
            return Localization.DeviceForm(device: device, content: .unit(unit(text)))
          }
          return Localization.DeviceForm(device: device, content: .plural(forms))
        })
    }
    let plural = texts.all.filter { if case .plural = $0.variation { true } else { false } }
    if !plural.isEmpty { return .plural(forms(plural)) }
    return texts[.base].map { .unit(unit($0)) }
  }

  /// Returns a substitution of the forms that were exported.
  private mutating func substitution(
    _ name: MessageKey, _ texts: [XLIFFTexts.Text]
  ) -> Localization.Substitution {
    let specifier = layout.specifier(of: name, in: key)
    let argNum = layout.argNums[name]
    return Localization.Substitution(
      name: name.text, argNum: argNum, formatSpecifier: specifier,
      forms: forms(texts, own: argNum.map { ($0, specifier) }),
      range: source.range(texts.first?.tagBounds ?? 0..<0))
  }

  /// Returns the plural forms among texts.
  private mutating func forms(
    _ texts: [XLIFFTexts.Text], own: (argNum: Int, specifier: String)? = nil
  ) -> [Localization.PluralForm] {
    let forms = texts.compactMap { text in
      text.variation.category.map {
        Localization.PluralForm(category: $0, unit: unit(text, own: own))
      }
    }
    if let first = forms.first, !forms.contains(where: { $0.category == .other }) {
      report(
        .missingGeneralForm, "plural without a form 'other' in \(place)",
        at: first.unit.valueRange, variant: texts.first?.variation.axis)
    }
    return forms
  }

  /// Returns a text as its resource stores it.
  private func unit(
    _ text: XLIFFTexts.Text, own: (argNum: Int, specifier: String)? = nil
  ) -> Localization.Unit {
    Localization.Unit(
      state: text.state,
      value: ExportedPositions.storedForm(of: text.text, argNums: layout.argNums, own: own),
      valueRange: source.range(text.bounds))
  }

  /// Adds the substitutions that the source language has, that the texts refer to, and that no form
  /// is translated of.
  private mutating func addMissingSubstitutions(
    to substitutions: inout [Localization.Substitution],
    referredToBy content: Localization.Content?, at range: SourceRange
  ) {
    let known = Set(substitutions.map { MessageKey($0.name) })
    let missing = layout.names.filter { !known.contains($0) }
    guard !missing.isEmpty else { return }
    var referenced: Set<MessageKey> = []
    for text in texts.all where text.variation.isBase {
      for case .variable(let reference) in FormatString(parsing: text.text).pieces {
        referenced.insert(MessageKey(reference.name))
      }
    }
    for name in missing where referenced.contains(name) {
      report(
        .missingForms, "no form of substitution \(name.text.quoted) in \(place)", at: range,
        variant: "substitution.\(name.text)")
      substitutions.append(
        Localization.Substitution(
          name: name.text, argNum: layout.argNums[name],
          formatSpecifier: layout.specifier(of: name, in: key), forms: [], range: range))
    }
  }
}

extension LocalizationComposer {
  /// The message and language, for diagnostics.
  private var place: String { "\(language.quoted) of \(key.text.quoted)" }

  /// Keeps a finding.
  private mutating func report(
    _ id: Diagnostic.ID, _ message: String, at range: SourceRange, variant: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id, .error, message, at: range,
        subject: Diagnostic.Subject(key: key.text, locale: language, variant: variant)))
  }
}

extension Diagnostic.ID {
  /// Substitutions that no text refers to.
  static let missingBase: Self = "xliff.missing-base"
  /// A plural without its general form.
  fileprivate static let missingGeneralForm: Self = "xliff.missing-other"
  /// A substitution without forms.
  fileprivate static let missingForms: Self = "xliff.missing-forms"
}
