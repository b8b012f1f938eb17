extension RubyValue {
  /// Returns what values with `+` between them, or strings side by side, are together.
  static func sum(of values: [RubyValue]) -> Kind {
    guard let first = values.first, values.count > 1 else { return values.first?.kind ?? .code }
    if case .list = first.kind {
      let lists = values.compactMap {
        if case .list(let elements) = $0.kind { elements } else { nil }
      }
      return lists.count == values.count ? .list(Array(lists.joined())) : .code
    }
    var isInterpolated = false
    var texts: [String] = []
    for value in values {
      switch value.kind {
      case .text(let text): texts.append(text)
      case .interpolated(let text):
        texts.append(text)
        isInterpolated = true
      case .list, .hash, .boolean, .name, .code: return .code
      }
    }
    return isInterpolated ? .interpolated(texts.joined()) : .text(texts.joined())
  }

  /// Returns what a method makes of the value: itself for those that only copy or clean it.
  func kindBehindMethod(named name: String) -> Kind {
    ["freeze", "to_s", "strip", "dup", "flatten", "uniq", "to_a"].contains(name) ? kind : .code
  }
}
