import SwiftSyntax

/// A function of a manifest.
struct ManifestFunction {
  /// The parameters: the label of the argument, the name inside, and what is taken without one.
  var parameters: [(label: String?, name: String, standard: ExprSyntax?)]
  /// The body.
  var body: CodeBlockItemListSyntax

  /// Returns whether it takes arguments with some labels.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { $0.label == label }),
        rest[..<index].allSatisfy({ $0.standard != nil })
      else { return false }
      rest = rest[(index + 1)...]
    }
    return rest.allSatisfy { $0.standard != nil }
  }
}
