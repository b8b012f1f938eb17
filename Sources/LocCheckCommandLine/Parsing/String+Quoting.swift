extension String {
  /// The text in quotation marks, safe for a terminal: shortened, the invisible escaped.
  var quoted: String {
    let limit = 120
    let scalars = unicodeScalars
    let shown = scalars.prefix(limit).map { $0.isVisible ? String($0) : $0.escaped }.joined()
    return "'\(shown)\(scalars.dropFirst(limit).isEmpty ? "" : "…")'"
  }
}

extension Unicode.Scalar {
  /// Whether a reader can see it or knows it for a space.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    case .spaceSeparator: self == " "
    default: true
    }
  }

  /// The scalar as Swift writes it in a literal.
  fileprivate var escaped: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}

extension [String] {
  /// The elements as an English list: “a, b or c”.
  func listed(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
