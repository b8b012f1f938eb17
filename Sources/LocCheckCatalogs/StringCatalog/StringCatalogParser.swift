import LocCheckDiagnostics
import LocCheckLocales

/// The first reading of a String Catalog: finds where everything stands and says what is wrong.
///
/// A broken value is reported and passed over; what stands before and after it is read.
struct StringCatalogParser {
  /// The reader of localizations, which owns the reading position and the findings.
  var decoder: LocalizationDecoder
  /// The source language, nil until it is met.
  var sourceLanguage: String?
  /// The version of the format, nil until it is met.
  var version: String?
  /// The languages met so far, numbered.
  var languages: LanguageNumbering
  /// The entries met so far, those that a later one replaces included.
  var entries: [EntryRecord] = []
  /// The localizations met so far.
  var localizations: [LocalizationRecord] = []
  /// The positions of localizations that a later one of the same entry and language replaces.
  var superseded: Set<Int> = []
  /// The members beside `strings` that look like entries, with the offsets of their values.
  private var misplaced: [(name: JSONString, start: Int)] = []
  /// Whether anything follows the outermost object.
  private var hasTrailingContent = false

  /// The keys of the entries beside `strings`, which no build sees.
  var misplacedKeys: [MessageKey] {
    misplaced.map { MessageKey(decoder.scanner.text(of: $0.name)) }
  }

  /// Creates a parser for the bytes of a file.
  init(bytes: UnsafeRawBufferPointer, source: SourceText) {
    decoder = LocalizationDecoder(reading: bytes, of: source)
    decoder.scanner.position = source.contentStart
    languages = LanguageNumbering()
  }

  /// The problems of grammar that were met.
  var syntaxProblems: [JSONProblem] { decoder.scanner.problems }

  /// Reads the whole file.
  mutating func parse() {
    do throws(JSONProblem) {
      try parseRoot()
      try settleMisplacedEntries()
    } catch {
      decoder.scanner.record(error.kind, at: error.bounds)
    }
  }

  /// Reads the outermost object.
  private mutating func parseRoot() throws(JSONProblem) {
    decoder.scanner.skipWhitespace()
    guard decoder.scanner.next == JSONByte.openingBrace else {
      throw decoder.scanner.unexpected("'{'")
    }
    var root = decoder.scanner.open(.object)
    var seen = MemberSet()
    repeat {
      while let name = try nextMember(of: &root) {
        let start = decoder.scanner.position
        do throws(JSONProblem) {
          try parseMember(named: name, seen: &seen)
        } catch {
          try recover(from: start, after: error)
        }
      }
    } while reopens(&root)
    if !seen.contains(.sourceLanguage) {
      decoder.findings.report(
        .missingSourceLanguage, .error, "catalog without a sourceLanguage",
        at: root.opening..<root.opening + 1)
    }
    if !seen.contains(.strings) {
      decoder.findings.report(
        .missingStrings, .warning, "catalog without strings", at: root.opening..<root.opening + 1)
    }
  }

  /// Reads a member of the outermost object.
  private mutating func parseMember(
    named name: JSONString, seen: inout MemberSet
  ) throws(JSONProblem) {
    let member = decoder.scanner.member(name)
    switch member {
    case .sourceLanguage?:
      decoder.note(.sourceLanguage, named: name, in: &seen)
      if let language = try decoder.takeString(named: "sourceLanguage") {
        sourceLanguage = decoder.scanner.text(of: language)
        checkLanguage(language)
      }
    case .version?:
      decoder.note(.version, named: name, in: &seen)
      if let version = try decoder.takeString(named: "version") { take(version: version) }
    case .strings?:
      decoder.note(.strings, named: name, in: &seen)
      try parseEntries()
    default: try parseMisplacedMember(named: name)
    }
  }

  /// Takes the version, and warns of a format that this reader does not know.
  private mutating func take(version: JSONString) {
    let text = decoder.scanner.text(of: version)
    self.version = text
    guard !text.hasPrefix("1.") else { return }
    decoder.findings.report(
      .unknownVersion, .warning,
      "unknown version \(decoder.scanner.quoted(version)): expected '1.x'", at: version.bounds)
  }

  /// Reads the entries.
  private mutating func parseEntries() throws(JSONProblem) {
    guard var strings = try decoder.openObject(named: "strings") else { return }
    while let key = try nextMember(of: &strings) { try parseEntry(named: key) }
  }

  /// Reads a member that the format does not know at the top: an entry that fell out of `strings`,
  /// or something newer than this reader.
  private mutating func parseMisplacedMember(named name: JSONString) throws(JSONProblem) {
    let start = decoder.scanner.position
    if try skipsEntry() { misplaced.append((name, start)) }
  }

  /// Reads the entries beside `strings` where a bracket too many put them there, else reports them.
  private mutating func settleMisplacedEntries() throws(JSONProblem) {
    guard let first = misplaced.first else { return }
    if syntaxProblems.isEmpty {
      let others = misplaced.count == 1 ? "" : " and \(misplaced.count - 1) more"
      let verb = misplaced.count == 1 ? "stands" : "stand"
      decoder.findings.report(
        .misplacedEntry, .error,
        "entry \(decoder.scanner.quoted(first.name))\(others) \(verb) beside 'strings'",
        at: first.name.bounds, help: "move it into 'strings'; where it stands it never localizes")
    }
    guard hasTrailingContent || !syntaxProblems.isEmpty else { return }
    for entry in misplaced {
      decoder.scanner.position = entry.start
      try parseEntry(named: entry.name)
    }
  }

  /// Moves past a value, and says whether it looks like an entry.
  private mutating func skipsEntry() throws(JSONProblem) -> Bool {
    guard decoder.scanner.next == JSONByte.openingBrace else {
      try decoder.scanner.skipValue()
      return false
    }
    var object = decoder.scanner.open(.object)
    var isEntry = false
    while let name = try decoder.scanner.nextMember(of: &object) {
      switch decoder.scanner.member(name) {
      case .localizations?, .extractionState?, .shouldTranslate?: isEntry = true
      default: break
      }
      try decoder.scanner.skipValue()
    }
    return isEntry
  }

  /// Reports what follows the outermost object, and says whether members of it do.
  private mutating func reopens(_ root: inout JSONContainer) -> Bool {
    decoder.scanner.skipWhitespace()
    guard decoder.scanner.next != nil else { return false }
    if !hasTrailingContent {
      decoder.findings.report(
        .trailingContent, .error, "expected the end of the file after the catalog",
        at: decoder.scanner.position..<decoder.scanner.position + 1)
    }
    hasTrailingContent = true
    root.isFirst = true
    return decoder.scanner.skipClosingBrackets()
  }
}

extension StringCatalogParser {
  /// Moves to the next member of an object, past whatever cannot be one.
  mutating func nextMember(of object: inout JSONContainer) throws(JSONProblem) -> JSONString? {
    try decoder.scanner.nextReadableMember(of: &object)
  }

  /// Records a problem and moves past the value that holds it; throws at the end of the file.
  mutating func recover(from start: Int, after problem: JSONProblem) throws(JSONProblem) {
    try decoder.scanner.recover(from: start, after: problem)
  }
}

extension Diagnostic.ID {
  /// A catalog that does not name its source language.
  fileprivate static let missingSourceLanguage: Self = "catalog.missing-source-language"
  /// A catalog without the object that holds its entries.
  fileprivate static let missingStrings: Self = "catalog.missing-strings"
  /// A version of the format that is not 1.x.
  fileprivate static let unknownVersion: Self = "catalog.unknown-version"
  /// An entry outside the object that holds the entries.
  fileprivate static let misplacedEntry: Self = "catalog.misplaced-entry"
  /// Anything after the catalog.
  fileprivate static let trailingContent: Self = "catalog.trailing-content"
}
