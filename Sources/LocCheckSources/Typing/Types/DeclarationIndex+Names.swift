extension DeclarationIndex {
  /// Returns a type as Swift would print it, nil where a part that counts is not known.
  func name(of type: SwiftType) -> String? {
    switch type {
    case .nominal(let id, let arguments):
      let parts = arguments.map { name(of: $0) }
      switch (id, parts.first, parts.count) {
      case (standard.optional, let wrapped, 1):
        guard let wrapped = wrapped ?? nil else { return nil }
        if case .function = arguments[0] { return "(\(wrapped))?" }
        return wrapped + "?"
      case (standard.array, let element, 1): return (element ?? nil).map { "[\($0)]" } ?? "Array"
      case (standard.dictionary, _, 2):
        guard let key = parts[0], let value = parts[1] else { return "Dictionary" }
        return "[\(key): \(value)]"
      default:
        let known = parts.compactMap { $0 }
        let list =
          known.isEmpty || known.count < parts.count ? "" : "<\(known.joined(separator: ", "))>"
        return self[id].name + list
      }
    case .tuple(let elements):
      let parts = elements.map { element in
        name(of: element.type).map { (element.label.map { $0 + ": " } ?? "") + $0 }
      }
      let known = parts.compactMap { $0 }
      return known.count == parts.count ? "(\(known.joined(separator: ", ")))" : nil
    case .function(let parameters, let result):
      let known = parameters.compactMap { name(of: $0) }
      guard known.count == parameters.count, let result = name(of: result) else { return nil }
      return "(\(known.joined(separator: ", "))) -> \(result == "()" ? "Void" : result)"
    case .metatype(let instance): return name(of: instance).map { $0 + ".Type" }
    case .parameter(let generic): return self[generic].name
    case .dependent(.parameter(let generic), let part) where self[generic].name == "Self":
      return part
    case .dependent(let base, let part): return name(of: base).map { $0 + "." + part }
    case .unknown: return nil
    }
  }
}
