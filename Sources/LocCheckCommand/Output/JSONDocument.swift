import Foundation
import LocCheck
import LocCheckDiagnostics
import LocCheckLocales

/// A document for other tools, version 1; members are only ever added.
///
/// Its members are those that every document has, then those of its content, side by side.
struct JSONDocument<Content: Encodable> {
  /// What the document is about.
  let content: Content

  /// Creates a document.
  init(_ content: Content) { self.content = content }

  /// The text of the document, the members of the content sorted by name.
  ///
  /// Line and direction controls inside of texts are written as escapes: a document may end up on a
  /// terminal.
  var text: String {
    let header = [
      ("version", Self.encoded(1)), ("tool", Self.encoded("loccheck")),
      ("toolVersion", Self.encoded(ToolVersion.current)),
      ("icu", Self.encoded(LocaleData.icuVersion)),
      ("cldr", Self.encoded(LocaleData.cldrVersion)),
    ]
    let members = header.map { name, value in "  \"\(name)\" : \(value),\n" }.joined()
    let rest = Self.encoded(content).dropFirst("{\n".count)
    return Self.escaped("{\n" + members + rest + "\n")
  }

  /// Returns the JSON of a value.
  private static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("strings and numbers can always be encoded: \(error)")
    }
  }

  /// Returns JSON with each control that is not its own line break as an escape.
  private static func escaped(_ json: String) -> String {
    var text = ""
    text.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      if scalar != "\n", VisibleText.actsOnSurroundings(scalar) {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
