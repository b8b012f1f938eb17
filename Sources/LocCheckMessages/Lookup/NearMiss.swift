import LocCheckCatalogs
import LocCheckDiagnostics

/// A key or a table that may have been meant where a look-up missed.
struct NearMiss {
  /// What to do about the miss.
  let help: String

  /// Finds what may have been meant, nil where nothing is near.
  init?(
    of key: MessageKey, in table: ShippedTable, of bundle: ResourceBundle, for localization: String
  ) {
    if let other = bundle.tableNames.first(where: { name in
      guard name != table.name, let table = bundle.table(named: name, for: localization) else {
        return false
      }
      if case .found = table.message(for: key) { return true }
      return false
    }) {
      self.help = "the table '\(other)' has it"
      return
    }
    let candidates = table.keys
    let skeleton = Self.skeleton(key.text)
    if let same = candidates.first(where: { $0.text == key.text }) {
      self.help =
        "'\(same)' is the same text in another Unicode normalization, which is another key"
    } else if let near = candidates.first(where: { Self.skeleton($0.text) == skeleton }) {
      self.help = "'\(near)' differs only in its specifiers, its case or the space around it"
    } else if let near = NearestName.suggestion(for: key.text, among: candidates.map(\.text)) {
      self.help = "did you mean '\(near)'?"
    } else {
      return nil
    }
  }

  /// Returns a key without edge space, in lower case, its specifiers made the same.
  private static func skeleton(_ text: String) -> String {
    let plain = FormatString(parsing: text).pieces.map { piece in
      switch piece {
      case .literal(let text): text.lowercased()
      case .argument, .variable: "%"
      }
    }.joined()
    let start = plain.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
