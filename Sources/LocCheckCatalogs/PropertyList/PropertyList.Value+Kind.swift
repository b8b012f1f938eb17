extension PropertyList.Value {
  /// The kind of the value in words, with its article.
  var kind: String {
    switch self {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    }
  }
}
