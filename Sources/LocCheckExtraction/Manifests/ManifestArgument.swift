/// An argument of a call in a manifest.
struct ManifestArgument {
  /// The label, nil for none.
  var label: String?
  /// The value.
  var value: ManifestValue
}
