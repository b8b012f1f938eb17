import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads the text of a `.stringsdict`.
func readStringsdict(_ text: String) -> Diagnosed<StringsTable?> {
  StringsdictReader.table(from: SourceText(path: "L.stringsdict", text: text))
}

/// Spells a dictionary of a property list.
func dictionary(_ members: KeyValuePairs<String, String>) -> String {
  let lines = members.map { "<key>\($0.key)</key>\($0.value)" }
  return "<dict>\n\(lines.joined(separator: "\n"))\n</dict>"
}

/// Spells a text of a property list.
func string(_ text: String) -> String { "<string>\(text)</string>" }

/// Spells a plural variable.
func plural(_ type: String, _ forms: KeyValuePairs<String, String>) -> String {
  let forms = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined(
    separator: "\n")
  return """
    <dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
    \(forms)
    </dict>
    """
}

/// Spells a message of a format and members beside it, under the key `k`.
func message(_ format: String, _ members: KeyValuePairs<String, String>) -> String {
  let members = members.map { "<key>\($0.key)</key>\($0.value)" }.joined(separator: "\n")
  return """
    <plist version="1.0"><dict>
    <key>k</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(members)
    </dict>
    </dict></plist>
    """
}

extension StringsTable {
  /// The texts of an entry with their variants, in the order in which they are held.
  func outline(_ key: MessageKey) -> [String]? { entry(for: key)?.value.outline }
}

extension StringsTable.Value {
  /// The texts with their variants and, for variables, their names and specifiers.
  var outline: [String] {
    switch self {
    case .message(let message):
      [message.format.outline]
        + message.variables.flatMap { variable in
          ["\(variable.name) %\(variable.specifier)"] + variable.forms.map(\.form.outline)
        }
    case .widths(let forms): forms.map { "\($0.width): \($0.form.outline)" }
    case .devices(let forms): forms.flatMap { ["on \($0.device.rawValue)"] + $0.value.outline }
    case .unusable: ["unusable"]
    }
  }

  /// The places of the texts, and of the variables before theirs.
  var ranges: [SourceRange?] {
    switch self {
    case .message(let message):
      [message.format.origin]
        + message.variables.flatMap { [$0.origin] + $0.forms.map(\.form.origin) }
    case .widths(let forms): forms.map(\.form.origin)
    case .devices(let forms): forms.flatMap(\.value.ranges)
    case .unusable(let range): [range]
    }
  }
}

extension ShippedMessage.Form {
  /// The text with its variant.
  var outline: String { variant.isEmpty ? text : "\(text) (\(variant))" }
}
