import Foundation
import LocCheckCatalogs

/// What a property list says, in a form that two readers can be compared by.
enum PropertyListOutline {
  /// The outline of a value read here.
  static func of(_ list: PropertyList) -> String {
    switch list.value {
    case .string(let text): quoted(text)
    case .dictionary(let members):
      dictionary(members.map { ($0.key, of($0.value)) })
    case .array(let values): "[\(values.map(of).joined(separator: ","))]"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .date: "date"
    case .data: "data"
    }
  }

  /// The outline of what Foundation reads, nil where it reads nothing.
  static func ofFoundation(_ data: Data) -> String? {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list.map { of($0) }
  }

  /// The outline of one of Foundation's values.
  private static func of(_ value: Any) -> String {
    switch value {
    case let text as String: return quoted(text)
    case let members as [String: Any]: return dictionary(members.map { ($0.key, of($0.value)) })
    case let values as [Any]: return "[\(values.map { of($0) }.joined(separator: ","))]"
    // A number casts to a truth value too.
    case let truth as Bool where type(of: value) == Bool.self: return "\(truth)"
    case let number as NSNumber:
      let isReal = ["d", "f"].contains(String(cString: number.objCType))
      return isReal ? "\(number.doubleValue)" : "\(number.int64Value)"
    case is Date: return "date"
    case is Data: return "data"
    default: return "?"
    }
  }

  /// The outline of members: the last of each key, sorted.
  private static func dictionary(_ members: [(key: String, value: String)]) -> String {
    var last: [MessageKey: String] = [:]
    for member in members { last[MessageKey(member.key)] = member.value }
    let lines = last.sorted { $0.key < $1.key }.map { "\(quoted($0.key.text)):\($0.value)" }
    return "{\(lines.joined(separator: ","))}"
  }

  /// A text by its scalars, so that no two spellings look alike.
  private static func quoted(_ text: String) -> String {
    "\"\(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())\""
  }
}
