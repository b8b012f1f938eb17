/// A value with its key, or an argument with its label.
struct RubyArgument {
  /// The key, nil for a value without one.
  var key: RubyValue?
  /// The value.
  var value: RubyValue
}
