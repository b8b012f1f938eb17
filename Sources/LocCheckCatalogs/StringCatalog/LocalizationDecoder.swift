import LocCheckDiagnostics
import LocCheckLocales

/// The reader of one localization: of its shape, not yet of its texts.
///
/// The catalog's first reading runs it over every localization and keeps the offset; a later look-up
/// runs it again over the one that is asked for. What is wrong is reported and left out, so that the
/// rest of the localization can be used.
struct LocalizationDecoder {
  /// The reading position.
  var scanner: JSONScanner
  /// What was noticed.
  var findings: CatalogFindings
  /// The units met since the tally was last reset.
  var tally = StateTally()

  /// Creates a decoder for the first reading of a file.
  init(reading bytes: UnsafeRawBufferPointer, of source: SourceText) {
    scanner = JSONScanner(bytes)
    findings = CatalogFindings(source: source, isEnabled: true)
  }

  /// Creates a decoder for bytes that were read before.
  init(rereading bytes: UnsafeRawBufferPointer, of source: SourceText, at offset: Int) {
    scanner = JSONScanner(bytes, at: offset, validatesUTF8: false)
    findings = CatalogFindings(source: source, isEnabled: false)
  }

  /// The levels at which texts and variations can stand.
  private enum Level: String {
    /// The localization itself, what stands below an axis, and a substitution.
    case root, device, plural, substitution
  }

  /// Reads the localization at the reading position.
  mutating func decodeLocalization() throws(JSONProblem) -> DecodedLocalization {
    try decodeBody(at: .root, named: "localization")
  }

  /// Reads an object that holds a text or variations.
  private mutating func decodeBody(
    at level: Level, named name: StaticString
  ) throws(JSONProblem) -> DecodedLocalization {
    var body = DecodedLocalization(start: scanner.position)
    var seen = MemberSet()
    guard var object = try openObject(named: name) else {
      body.isMalformed = true
      body.bounds = body.bounds.lowerBound..<scanner.position
      return body
    }
    while let name = try scanner.nextMember(of: &object) {
      guard let member = scanner.member(name) else {
        try scanner.skipValue()
        continue
      }
      note(member, named: name, in: &seen)
      switch (member, level) {
      case (.stringUnit, _):
        body.unit = try decodeUnit()
        if body.unit == nil { body.isMalformed = true }
      case (.variations, _): try decodeVariations(into: &body, at: level)
      case (.stringSet, .root):
        body.stringSet = try decodeStringSet()
        if body.stringSet == nil { body.isMalformed = true }
      case (.substitutions, .root): body.substitutions = try decodeSubstitutions()
      case (.substitutions, _):
        findings.report(
          .misplacedSubstitutions, .error,
          "substitutions stand below a variation in \(place): expected beside it", at: name.bounds)
        try scanner.skipValue()
      default: try scanner.skipValue()
      }
    }
    body.bounds = body.bounds.lowerBound..<scanner.position
    return body
  }

  /// Reads the two axes of variation.
  private mutating func decodeVariations(
    into body: inout DecodedLocalization, at level: Level
  ) throws(JSONProblem) {
    var seen = MemberSet()
    guard var object = try openObject(named: "variations") else {
      body.isMalformed = true
      return
    }
    while let name = try scanner.nextMember(of: &object) {
      switch (scanner.member(name), level) {
      case (.plural, .root), (.plural, .device), (.plural, .substitution):
        note(.plural, named: name, in: &seen)
        body.plural = try decodePlural(named: name)
        if body.plural?.isEmpty ?? true { body.isMalformed = true }
      case (.device, .root):
        note(.device, named: name, in: &seen)
        body.devices = try decodeDevices()
        if body.devices?.isEmpty ?? true { body.isMalformed = true }
      case (.plural, _), (.device, _):
        let inner = scanner.text(of: name)
        findings.report(
          .nestedVariation, .error, "\(inner) variation inside a \(level.rawValue) in \(place)",
          at: name.bounds, help: "a catalog nests a plural in a device and nothing else")
        body.isMalformed = true
        try scanner.skipValue()
      default: try scanner.skipValue()
      }
    }
  }

  /// Reads the plural forms of a substitution, which varies by nothing else.
  mutating func decodeSubstitutionForms() throws(JSONProblem) -> [DecodedPluralForm] {
    var body = DecodedLocalization(start: scanner.position)
    try decodeVariations(into: &body, at: .substitution)
    return body.plural ?? []
  }

  /// Reads the forms of a plural; nil where it is no object.
  private mutating func decodePlural(
    named name: JSONString
  ) throws(JSONProblem) -> [DecodedPluralForm]? {
    guard var object = try openObject(named: "plural") else { return nil }
    defer { findings.category = nil }
    var forms: [DecodedPluralForm] = []
    var categories: Set<PluralCategory> = []
    while let name = try scanner.nextMember(of: &object) {
      findings.category = nil
      let spelling = scanner.text(of: name)
      guard let category = PluralCategory(rawValue: spelling) else {
        reportUnknown(
          .unknownPluralCategory, "plural category", name,
          among: PluralCategory.allCases.map(\.rawValue))
        try scanner.skipValue()
        continue
      }
      if !categories.insert(category).inserted {
        reportDuplicate(name)
        forms.removeAll { $0.category == category }
      }
      findings.category = category
      let body = try decodeBody(at: .plural, named: "plural form")
      guard let unit = body.unit else {
        if !body.isMalformed { reportEmpty("plural form", name) }
        continue
      }
      forms.append(DecodedPluralForm(category: category, unit: unit))
    }
    findings.category = nil
    if !categories.contains(.other) {
      findings.report(
        .missingOther, .error, "plural without a form 'other' in \(place)", at: name.bounds,
        help: "every language falls back to 'other'")
    }
    return forms
  }

  /// Reads the forms of the device axis; nil where it is no object.
  private mutating func decodeDevices() throws(JSONProblem) -> [DecodedDeviceForm]? {
    guard var object = try openObject(named: "device") else { return nil }
    defer { findings.device = nil }
    var forms: [DecodedDeviceForm] = []
    while let name = try scanner.nextMember(of: &object) {
      guard let device = Device(rawValue: scanner.text(of: name)) else {
        reportUnknown(
          .unknownDevice, "device", name, among: Device.allCases.map(\.rawValue))
        try scanner.skipValue()
        continue
      }
      if forms.contains(where: { $0.device == device }) {
        reportDuplicate(name)
        forms.removeAll { $0.device == device }
      }
      findings.device = device
      let body = try decodeBody(at: .device, named: "device form")
      if let plural = body.plural, !plural.isEmpty {
        forms.append(DecodedDeviceForm(device: device, content: .plural(plural)))
      } else if let unit = body.unit {
        forms.append(DecodedDeviceForm(device: device, content: .unit(unit)))
      } else if !body.isMalformed {
        reportEmpty("device form", name)
      }
    }
    return forms
  }
}
