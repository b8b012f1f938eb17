import LocCheckDiagnostics

/// What an expression of a manifest amounts to, as far as it can be told without running it.
struct ManifestValue {
  /// What it is.
  var kind: Kind
  /// The place of the expression that made it.
  var range: SourceRange

  /// The kinds of values.
  indirect enum Kind {
    /// A string.
    case text(String)
    /// A truth value.
    case boolean(Bool)
    /// `nil`.
    case null
    /// An array.
    case list([ManifestValue])
    /// A call of what PackageDescription declares: `Package(…)`, `.target(…)`.
    case call(String, [ManifestArgument])
    /// A name that the manifest does not declare: `.iOS`, `Target`.
    case name(String)
    /// Anything else.
    case unknown
  }

  /// The text of a string, nil for other values.
  var text: String? {
    if case .text(let text) = kind { text } else { nil }
  }

  /// The elements of an array, nil for other values.
  var elements: [ManifestValue]? {
    if case .list(let elements) = kind { elements } else { nil }
  }

  /// Returns the argument of a call by its label, or the first without one for nil.
  subscript(argument: String?) -> ManifestValue? {
    guard case .call(_, let arguments) = kind else { return nil }
    return arguments.first { $0.label == argument }?.value
  }

  /// What it costs to copy the value, so that values which double at each step come to an end.
  var cost: Int {
    switch kind {
    case .list(let elements): elements.count + 1
    case .text(let text): text.utf8.count / 64 + 1
    case .boolean, .null, .call, .name, .unknown: 1
    }
  }

  /// Returns what two values with `+` between them are.
  func joined(with other: ManifestValue) -> Kind {
    switch (kind, other.kind) {
    case (.text(let left), .text(let right)): .text(left + right)
    case (.list(let left), .list(let right)): .list(left + right)
    default: .unknown
    }
  }
}
