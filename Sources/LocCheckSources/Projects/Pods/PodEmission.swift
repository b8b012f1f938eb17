import LocCheckDiagnostics

/// What a hook of a Podfile says about extraction.
struct PodEmission {
  /// Whether it turns extraction on, nil where code decides that.
  var isOn: Bool?
  /// The place of the value.
  var range: SourceRange
  /// The names that the conditions around it mention; empty for all pods.
  var names: [String]

  /// The build setting.
  static let setting = "SWIFT_EMIT_LOC_STRINGS"

  /// Returns whether it counts for a pod.
  func applies(to pod: String) -> Bool { names.isEmpty || names.contains(pod) }
}
