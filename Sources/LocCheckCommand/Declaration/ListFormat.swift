/// The form of a list of identities.
enum ListFormat: String, CaseIterable, Sendable {
  case text, json
}
