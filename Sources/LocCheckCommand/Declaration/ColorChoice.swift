/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
