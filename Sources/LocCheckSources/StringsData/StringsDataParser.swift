import LocCheckCatalogs
import LocCheckDiagnostics

/// The reading of one `.stringsdata` file.
///
/// A message that is broken is reported and passed over; those before and after it are read.
struct StringsDataParser {
  /// The reader of the bytes.
  private var scanner: JSONScanner
  /// The file.
  private let source: SourceText
  /// The path of the Swift file.
  private(set) var path: String?
  /// The messages as they were met.
  private var records: [Record] = []
  /// What is wrong apart from the grammar.
  private var findings: [Diagnostic] = []

  /// A message as it stands in the file.
  private struct Record {
    /// The table.
    var table: String
    /// The key, nil where there is none.
    var key: String?
    /// The comment, nil where there is none.
    var comment: String?
    /// The default value, nil where there is none.
    var value: String?
    /// The line from 1, nil where there is none.
    var line: Int?
    /// The column from 1, nil where there is none.
    var column: Int?
  }

  /// Creates a parser for the bytes of a file.
  init(bytes: UnsafeRawBufferPointer, source: SourceText) {
    scanner = JSONScanner(bytes, at: source.contentStart)
    self.source = source
  }

  /// What is wrong, in source order.
  var diagnostics: [Diagnostic] {
    (scanner.problems.map { $0.diagnostic(in: source, of: "stringsdata") } + findings)
      .inSourceOrder
  }

  /// The messages in the order of their places.
  var messages: [SourceMessage] { records.compactMap(message).inPlaceOrder }

  /// Reads the whole file.
  mutating func parse() {
    do throws(JSONProblem) {
      scanner.skipWhitespace()
      guard scanner.next == JSONByte.openingBrace else { throw scanner.unexpected("'{'") }
      try parseRoot()
      scanner.skipWhitespace()
      if scanner.next != nil {
        findings.append(
          .trailingContent(at: source.range(scanner.position..<scanner.position + 1)))
      }
    } catch {
      scanner.record(error.kind, at: error.bounds)
    }
  }

  /// Returns the message of a record, nil where it has no key.
  private func message(_ record: Record) -> SourceMessage? {
    guard let key = record.key else { return nil }
    return SourceMessage(
      key: .ofFormat(key),
      table: record.table == SourceMessage.defaultTable ? nil : record.table,
      comment: record.comment, defaultValue: record.value.map(MessagePattern.ofFormat),
      api: "the compiler", origin: .compiler,
      location: SourceLocation(
        path: path ?? source.path, line: record.line ?? 1, column: record.column ?? 1))
  }
}

// MARK: - Levels

extension StringsDataParser {
  /// Reads the outermost object.
  private mutating func parseRoot() throws(JSONProblem) {
    let opening = scanner.position
    var missing = ["source", "tables", "version"]
    try parseMembers(of: scanner.open(.object)) { parser, name throws(JSONProblem) in
      missing.removeAll { $0 == name }
      switch name {
      case "source": parser.path = try parser.takeString(named: name)
      case "tables": try parser.parseTables()
      case "version": try parser.checkVersion()
      default: try parser.scanner.skipValue()
      }
    }
    for name in missing {
      findings.append(.missingMember(name, at: source.range(opening..<opening + 1)))
    }
  }

  /// Reads the tables.
  private mutating func parseTables() throws(JSONProblem) {
    guard scanner.next == JSONByte.openingBrace else {
      return try skip(expecting: "an object", as: "tables")
    }
    try parseMembers(of: scanner.open(.object)) { parser, table throws(JSONProblem) in
      try parser.parseMessages(ofTable: table)
    }
  }

  /// Reads the messages of a table.
  private mutating func parseMessages(ofTable table: String) throws(JSONProblem) {
    guard scanner.next == JSONByte.openingBracket else {
      return try skip(expecting: "an array", as: "table \(table.quoted)")
    }
    var array = scanner.open(.array)
    while try scanner.nextReadableElement(of: &array) {
      let start = scanner.position
      do throws(JSONProblem) {
        try parseMessage(ofTable: table)
      } catch {
        try scanner.recover(from: start, after: error)
      }
    }
  }

  /// Reads a message.
  private mutating func parseMessage(ofTable table: String) throws(JSONProblem) {
    guard scanner.next == JSONByte.openingBrace else {
      return try skip(expecting: "an object", as: "message of table \(table.quoted)")
    }
    let opening = scanner.position
    var record = Record(table: table)
    var missing = ["key", "location"]
    try parseMembers(of: scanner.open(.object)) { parser, name throws(JSONProblem) in
      missing.removeAll { $0 == name }
      switch name {
      case "key": record.key = try parser.takeString(named: name)
      case "comment":
        // The compiler writes an empty comment where the code has none.
        record.comment = try parser.takeString(named: name).flatMap { $0.isEmpty ? nil : $0 }
      case "value": record.value = try parser.takeString(named: name)
      case "location": try parser.parseLocation(of: &record)
      default: try parser.scanner.skipValue()
      }
    }
    // Phrases of App Shortcuts come from metadata, where they have no place.
    if table == "AppShortcuts" { missing.removeAll { $0 == "location" } }
    for name in missing {
      findings.append(
        .missingMember(name, of: record.key, at: source.range(opening..<opening + 1)))
    }
    records.append(record)
  }

  /// Reads the place of a message.
  private mutating func parseLocation(of record: inout Record) throws(JSONProblem) {
    guard scanner.next == JSONByte.openingBrace else {
      return try skip(expecting: "an object", as: "location")
    }
    try parseMembers(of: scanner.open(.object)) { parser, name throws(JSONProblem) in
      switch name {
      case "startingLine": record.line = try parser.takeNumber(named: name)
      case "startingColumn": record.column = try parser.takeNumber(named: name)
      default: try parser.scanner.skipValue()
      }
    }
  }

  /// Holds the version against the one that is known.
  private mutating func checkVersion() throws(JSONProblem) {
    let start = scanner.position
    guard let version = try takeNumber(named: "version"), version != StringsData.version else {
      return
    }
    findings.append(.unknownVersion(version, at: source.range(start..<scanner.position)))
  }
}

// MARK: - Values

extension StringsDataParser {
  /// Calls a function at the value of each member of an object, and moves past values that are
  /// broken.
  private mutating func parseMembers(
    of object: JSONContainer,
    by parse: (inout Self, String) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    var object = object
    while let name = try scanner.nextReadableMember(of: &object) {
      let start = scanner.position
      do throws(JSONProblem) {
        try parse(&self, scanner.text(of: name))
      } catch {
        try scanner.recover(from: start, after: error)
      }
    }
  }

  /// Takes the string at the reading position; reports and passes over anything else.
  private mutating func takeString(named name: String) throws(JSONProblem) -> String? {
    guard scanner.next == JSONByte.quote else {
      try skip(expecting: "a string", as: name)
      return nil
    }
    return scanner.text(of: try scanner.scanString())
  }

  /// Takes the whole number from 1 at the reading position; reports and passes over anything else.
  private mutating func takeNumber(named name: String) throws(JSONProblem) -> Int? {
    let start = scanner.position
    let kind = scanner.kindOfNext
    try scanner.skipValue()
    let spelling = source.text(in: start..<scanner.position)
    if let number = Int(spelling), number >= 1 { return number }
    findings.append(
      .wrongType(
        expected: "a whole number from 1", as: name, found: kind == "a number" ? spelling : kind,
        at: source.range(start..<scanner.position)))
    return nil
  }

  /// Passes over a value of the wrong type and reports it.
  private mutating func skip(expecting expected: String, as name: String) throws(JSONProblem) {
    let start = scanner.position
    let found = scanner.kindOfNext
    try scanner.skipValue()
    findings.append(
      .wrongType(
        expected: expected, as: name, found: found, at: source.range(start..<scanner.position)))
  }
}

extension Diagnostic {
  /// A value that is not of the type it must have.
  fileprivate static func wrongType(
    expected: String, as name: String, found: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "stringsdata.wrong-type", .error, "expected \(expected) as \(name), found \(found)",
      at: range)
  }

  /// A member that the file must have and does not.
  fileprivate static func missingMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "stringsdata.missing-member", name == "version" ? .warning : .error,
      "expected a member '\(name)'", at: range)
  }

  /// A member that a message must have and does not.
  fileprivate static func missingMember(
    _ name: String, of key: String?, at range: SourceRange
  ) -> Diagnostic {
    let message = key.map { "message \($0.quoted)" } ?? "message"
    return Diagnostic(
      "stringsdata.missing-member", name == "key" ? .error : .warning,
      "\(message) without a member '\(name)'", at: range, subject: key.map { Subject(key: $0) })
  }

  /// A version that is not known.
  fileprivate static func unknownVersion(_ version: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "stringsdata.unknown-version", .warning,
      "unknown version '\(version)': expected '\(StringsData.version)'", at: range)
  }

  /// Anything after the data.
  fileprivate static func trailingContent(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "stringsdata.trailing-content", .error, "expected the end of the file after the data",
      at: range)
  }
}
