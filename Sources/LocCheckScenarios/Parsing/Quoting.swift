import LocCheckDiagnostics

extension StringProtocol {
  /// The text as a message quotes it: in `'…'`, everything in it visible, long text cut off.
  var quoted: String {
    let shown = prefix(quotationLimit)
    let text = VisibleText.escaped(String(shown))
    return shown.endIndex == endIndex ? "'\(text)'" : "'\(text)…'"
  }
}

/// The number of characters that a quotation shows.
private let quotationLimit = 60

extension NearestName {
  /// Returns `; did you mean 'name'?`, or nothing where no name is near.
  static func hint(for text: String, among names: some Sequence<String>) -> String {
    suggestion(for: text, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension Sequence where Element == String {
  /// The names as an English list of alternatives: `'a', 'b' or 'c'`.
  var alternatives: String {
    let names = map { "'\($0)'" }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
