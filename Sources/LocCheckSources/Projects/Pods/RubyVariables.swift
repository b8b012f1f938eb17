/// The values of variables and attributes that strings interpolate.
struct RubyVariables {
  /// The texts by name, such as `s.name`.
  private var texts: [String: String] = [:]

  /// Keeps the text of a variable or attribute.
  mutating func assign(_ text: String, to name: String) { texts[name] = text }

  /// Returns the text of a value, nil where it is not known.
  func text(of value: RubyValue) -> String? {
    switch value.kind {
    case .text(let text): text
    case .interpolated(let text): resolved(text)
    case .name(let name): texts[name]
    case .list, .hash, .boolean, .code: nil
    }
  }

  /// Returns a string with the values of what it interpolates, nil where one is not known.
  private func resolved(_ text: String) -> String? {
    var result = ""
    var parts = text.split(separator: "#{", omittingEmptySubsequences: false)
    result += parts.removeFirst()
    for part in parts {
      guard let end = part.firstIndex(of: "}"),
        let value = texts[String(part[..<end].trimmingSpaces)]
      else { return nil }
      result += value + part[end...].dropFirst()
    }
    return result
  }
}
