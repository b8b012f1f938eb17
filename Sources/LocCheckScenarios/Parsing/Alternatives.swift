import LocCheckDiagnostics

extension NearestName {
  /// Returns `; did you mean 'name'?`, or nothing where no name is near.
  static func hint(for text: String, among names: some Sequence<String>) -> String {
    question(for: text, among: names).map { "; \($0)" } ?? ""
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
