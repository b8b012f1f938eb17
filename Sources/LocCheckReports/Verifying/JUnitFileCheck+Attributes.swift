import LocCheckDiagnostics
import LocCheckXML

extension JUnitFileCheck {
  /// Checks what can be told from a start tag alone.
  func checkAttributes(of tag: XMLTag, _ kind: JUnitElement.Kind) {
    checkRequired(tag, kind)
    for attribute in tag.attributes {
      switch attribute.name {
      case "name" where kind == .testCase, "classname" where kind == .testCase,
        "name" where kind == .suite, "message":
        checkLine(attribute, of: tag, kind)
      case "time": checkTime(attribute.value, at: tag.bounds)
      case "timestamp": checkTimestamp(attribute.value, at: tag.bounds)
      case "file": checkPath(attribute.value, at: tag.bounds)
      case "line": checkNumber(attribute.value, at: tag.bounds)
      case "type": checkType(attribute.value, at: tag.bounds)
      default: break
      }
    }
  }

  /// Checks that there are the names by which readers know a suite or a case.
  private func checkRequired(_ tag: XMLTag, _ kind: JUnitElement.Kind) {
    guard kind == .suite || kind == .testCase else { return }
    if tag[attribute: "name"]?.allSatisfy(\.isWhitespace) ?? true {
      add(
        .missingName, .error, "<\(tag.name)> without a name: some readers refuse the file",
        at: tag.bounds)
    }
    if kind == .testCase, tag[attribute: "classname"]?.isEmpty ?? true {
      add(
        .missingClassName, .warning, "the case has no class name, which some readers know it by",
        at: tag.bounds)
    }
  }

  /// Checks that a name or message is one line of what can be seen, and not too long.
  private func checkLine(_ attribute: XMLAttribute, of tag: XMLTag, _ kind: JUnitElement.Kind) {
    let value = attribute.value
    if !VisibleText.escaped(value).isIdenticalUTF8(to: value) {
      add(
        .invisibleCharacter, .warning,
        "'\(attribute.name)' has characters that cannot be seen: \(value.quoted)", at: tag.bounds)
    }
    let limit = ReportLimit.length(of: attribute.name, kind)
    if value.utf8.count > limit, value.utf16.count > limit {
      add(
        .attributeLength, .warning,
        "'\(attribute.name)' has \(value.utf16.count) characters: some readers keep \(limit)",
        at: tag.bounds)
    }
  }

  /// Checks that a time is in seconds, with a point and three decimals.
  private func checkTime(_ time: String, at bounds: Range<Int>) {
    let parts = time.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isNumber = !time.isEmpty && parts.count <= 2 && parts.joined().allSatisfy(\.isDigit)
    if !isNumber || parts[0].isEmpty {
      add(
        .time, .error, "expected seconds such as '0.250', found \(time.quoted)", at: bounds)
    } else if parts.count == 1 {
      add(
        .time, .warning, "\(time.quoted) has no point: some readers take it for milliseconds",
        at: bounds)
    } else if parts[1].count != 3 {
      add(
        .time, .warning, "expected three decimals as in '0.250', found \(time.quoted)", at: bounds)
    }
  }

  /// Checks that a path leads to a file of the project, wherever that lies.
  private func checkPath(_ path: String, at bounds: Range<Int>) {
    let isAbsolute = path.hasPrefix("/") || path.dropFirst().hasPrefix(":")
    guard
      isAbsolute || path.isEmpty || path.utf8.contains(UInt8(ascii: "\\"))
        || path.split(separator: "/").contains("..")
    else { return }
    add(
      .path, .warning, "expected a path inside of the project with '/', found \(path.quoted)",
      at: bounds)
  }

  /// Checks that a line is a number.
  private func checkNumber(_ line: String, at bounds: Range<Int>) {
    guard !line.utf8.allSatisfy(\.isDigit) || Int(line) ?? 0 < 1 else { return }
    add(.line, .warning, "expected the number of a line, found \(line.quoted)", at: bounds)
  }

  /// Checks that GitLab's reader does not take a type for the type of the element's content.
  private func checkType(_ type: String, at bounds: Range<Int>) {
    guard Self.rubyTypes.contains(type) else { return }
    add(
      .type, .error, "\(type.quoted) is a type to GitLab's reader: expected a word with a dot",
      at: bounds)
  }

  /// The types that ActiveSupport converts the content of an element to.
  private static let rubyTypes: Set<String> = [
    "array", "base64Binary", "boolean", "date", "dateTime", "datetime", "decimal", "double",
    "duration", "file", "float", "hexBinary", "integer", "string", "symbol", "yaml",
  ]
}

extension UInt8 {
  /// Whether the byte is a digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
