import LocCheckDiagnostics
import LocCheckResults

/// Finds the identity of a check behind the name it has in JUnit XML of this tool.
///
/// Names are made for eyes: blanks are collapsed in them, invisible characters escaped, long ones cut. So the
/// identity is put together from the case's properties, and is right if its name is the one in the report.
struct JUnitIdentity {
  /// The scenario file.
  let file: String
  /// The name of the case.
  let name: String
  /// The class name of the case, whose last part is the locale.
  let className: String
  /// The properties of the case; the `xunit` flavor has none.
  let properties: [(name: String, value: String)]

  /// The identity.
  var id: CaseID {
    guard let scenario = properties.value(of: "scenario") else { return idFromName }
    let candidates = ids(scenario, EscapedText.unescaped) + ids(scenario) { $0 }
    return candidates.first { hasName($0) } ?? candidates.first { $0.key == nil } ?? idFromName
  }

  /// Returns the identities the properties may stand for, with a way to read their values.
  private func ids(_ scenario: String, _ read: (String) -> String) -> [CaseID] {
    let plain = CaseID(
      file: file, scenario: read(scenario), locale: properties.value(of: "locale").map(read),
      arguments: properties.filter { $0.name.hasPrefix(Self.argumentPrefix) }.map {
        CaseID.Value(read(String($0.name.dropFirst(Self.argumentPrefix.count))), read($0.value))
      }, check: properties.value(of: "check").map(read))
    var keyed = plain
    keyed.key = properties.value(of: "key").map(read)
    // Only an identity without a locale has a key; with one the key is that of the message.
    let ids = plain.locale == nil && keyed.key != nil ? [keyed, plain] : [plain, keyed]
    let occurrence = Self.occurrence(in: name)?.number ?? 1
    return ids.flatMap { id in
      var repeated = id
      repeated.occurrence = occurrence
      return occurrence > 1 ? [repeated, id] : [id]
    }
  }

  /// The identity as far as the name alone tells.
  private var idFromName: CaseID {
    let locale = className.split(separator: ".").last.map(String.init) ?? ""
    let mark = "[\(locale)]"
    guard !locale.isEmpty, let place = name.ranges(of: mark).first(where: isWord) else {
      return CaseID(file: file, scenario: name)
    }
    var row = name[place.upperBound...]
    var id = CaseID(
      file: file, scenario: String(name[..<place.lowerBound].dropLast()), locale: locale)
    if let occurrence = Self.occurrence(in: row) {
      id.occurrence = occurrence.number
      row = row[..<occurrence.start]
    }
    (id.arguments, id.check) = Self.parts(of: row)
    return hasName(id) ? id : CaseID(file: file, scenario: name)
  }

  /// How the properties of arguments begin.
  private static let argumentPrefix = "arg."

  /// Returns whether a check of an identity has the name, or the name with a number behind it that tells
  /// it from another one.
  private func hasName(_ id: CaseID) -> Bool {
    let plain = CaseIdentity.name(of: id)
    return name.isIdenticalUTF8(to: plain)
      || name.hasPrefix(plain + " (") && name.hasSuffix(")")
  }

  /// Returns whether a stretch of the name stands between blanks or its ends.
  private func isWord(_ range: Range<String.Index>) -> Bool {
    (range.lowerBound == name.startIndex || name[..<range.lowerBound].last == " ")
      && (range.upperBound == name.endIndex || name[range.upperBound] == " ")
  }

  /// Returns the number of a repeat at the end of a text, and where it begins.
  private static func occurrence(
    in text: some StringProtocol
  ) -> (number: Int, start: String.Index)? {
    guard let mark = text.lastIndex(of: "#"), mark > text.startIndex else { return nil }
    let blank = text.index(before: mark)
    let digits = text[text.index(after: mark)...]
    guard text[blank] == " ", let number = Int(digits: digits), number > 1
    else { return nil }
    return (number, blank)
  }

  /// Returns the arguments in a row, and its check if no argument stands before it.
  private static func parts(of row: Substring) -> (arguments: [CaseID.Value], check: String?) {
    var arguments: [CaseID.Value] = []
    var words: [Substring] = []
    for word in row.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, !parts[0].isEmpty {
        arguments.append(CaseID.Value(String(parts[0]), String(parts[1])))
      } else if arguments.isEmpty {
        words.append(word)
      } else {
        arguments[arguments.count - 1].value += " " + word
      }
    }
    return (arguments, words.isEmpty ? nil : words.joined(separator: " "))
  }
}
