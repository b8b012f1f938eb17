extension RubyValue {
  /// The truth value of a build setting: `'YES'`, `'NO'`, `true`, `false`; nil for anything else.
  var flag: Bool? {
    switch kind {
    case .boolean(let value): value
    case .text("YES"), .text("true"): true
    case .text("NO"), .text("false"): false
    default: nil
    }
  }
}
