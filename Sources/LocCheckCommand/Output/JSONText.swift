import Foundation
import LocCheckDiagnostics

/// The JSON of values: indented, the members sorted by name, without a line end at the end.
///
/// Line and direction controls inside of texts are written as escapes: a document may end up on a
/// terminal.
enum JSONText {
  /// Returns the JSON of a value.
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      preconditionFailure("strings and numbers can always be encoded: \(error)")
    }
  }

  /// Returns JSON with each control that is not its own line break as an escape.
  private static func escaped(_ json: String) -> String {
    json.replacingScalars { scalar in
      scalar != "\n" && VisibleText.actsOnSurroundings(scalar)
        ? "\\u" + String(scalar.value, paddedTo: 4, radix: 16) : nil
    }
  }
}
