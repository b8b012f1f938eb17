import LocCheckDiagnostics
import LocCheckLocales

extension XLIFFParser {
  /// Keeps a finding at a range of bytes.
  mutating func report(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ message: String,
    at bounds: Range<Int>, subject: Diagnostic.Subject? = nil, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id, severity, message, at: source.range(bounds), subject: subject, help: help))
  }

  /// Reports an id that says nothing that can be used.
  mutating func report(
    _ problem: XLIFFUnitID.Problem, in spelling: String, of file: XLIFFFile, at bounds: Range<Int>
  ) {
    let place = "in the id \(spelling.quoted)"
    // The key is not told from the variation.
    let subject = Diagnostic.Subject(locale: file.targetLanguage)
    switch problem {
    case .unknownCategory(let name):
      report(
        .unknownUnitCategory, .error, "unknown plural category \(name.quoted) \(place)", at: bounds,
        subject: subject,
        help: NearestName.advice(for: name, among: PluralCategory.allCases.map(\.rawValue)))
    case .unknownDevice(let name):
      report(
        .unknownUnitDevice, .error, "unknown device \(name.quoted) \(place)", at: bounds,
        subject: subject,
        help: NearestName.advice(for: name, among: Device.allCases.map(\.rawValue)))
    case .unknownVariation(let name):
      report(
        .unknownUnitVariation, .error,
        "unknown variation \(name.quoted) \(place): the unit is left out", at: bounds,
        subject: subject)
    }
  }

  /// Reports a state that is none of XLIFF's.
  mutating func reportUnknownState(_ state: String, of unit: XLIFFUnit, at bounds: Range<Int>) {
    report(
      .unknownTargetState, .warning,
      "unknown state \(state.quoted) in \(unit.spelling.quoted): read as needing review",
      at: bounds, subject: unit.subject,
      help: NearestName.advice(for: state, among: TranslationState.xliffStates))
  }

  /// Reports an id that the table has already.
  ///
  /// Tables of one name in two targets of a project are exported side by side; there the same text
  /// twice does no harm.
  mutating func reportDuplicate(_ unit: XLIFFUnit, of earlier: XLIFFUnit) {
    let isSameFile = unit.file.number == earlier.file.number
    if !isSameFile, MessageKey(unit.target?.text ?? "") == MessageKey(earlier.target?.text ?? "") {
      return
    }
    let line = source.location(at: earlier.tagBounds.lowerBound).line
    let repetition = "id \(unit.spelling.quoted) again in table \(unit.file.table.quoted)"
    diagnostics.append(
      Diagnostic(
        .duplicateID, isSameFile ? .error : .warning,
        "\(repetition), first on line \(line): the last one counts",
        at: source.range(unit.tagBounds), subject: unit.subject,
        notes: [Diagnostic.Note("first here", at: source.range(earlier.tagBounds))]))
  }
}

extension XLIFFUnit {
  /// The message and text the unit translates, for diagnostics.
  var subject: Diagnostic.Subject {
    Diagnostic.Subject(
      key: id.key.text, locale: file.targetLanguage, variant: id.variation.name)
  }
}

extension Diagnostic.ID {
  /// Elements with a prefix.
  static let namespacePrefix: Self = "xliff.namespace-prefix"
  /// A unit without an id.
  static let missingID: Self = "xliff.missing-id"
  /// A target without a source.
  static let targetWithoutSource: Self = "xliff.target-without-source"
  /// An empty target that claims to be finished.
  static let emptyTarget: Self = "xliff.empty-target"
  /// Markup inside of a text.
  static let inlineElement: Self = "xliff.inline-element"
  /// A file element that names no table.
  static let missingOriginal: Self = "xliff.missing-original"
  /// A file element without one of its languages.
  static let missingLanguage: Self = "xliff.missing-language"
  /// A target language unlike that of another file element.
  static let otherTarget: Self = "xliff.other-target-language"
  /// A plural category that is none.
  fileprivate static let unknownUnitCategory: Self = "xliff.unknown-plural-category"
  /// A device that is none.
  fileprivate static let unknownUnitDevice: Self = "xliff.unknown-device"
  /// A variation that is none.
  fileprivate static let unknownUnitVariation: Self = "xliff.unknown-variation"
  /// A state that is none.
  fileprivate static let unknownTargetState: Self = "xliff.unknown-state"
  /// An id that its table has twice.
  fileprivate static let duplicateID: Self = "xliff.duplicate-id"
}
