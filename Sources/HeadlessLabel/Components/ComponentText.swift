import LocCheckMessages

/// What a component says.
public enum ComponentText: Sendable {
  /// A string as it is.
  case verbatim(String)
  /// A message that is looked up where the component is shown.
  case localized(LocalizedMessage)

  /// Returns what the text shows in an environment.
  func displayed(in environment: LabelEnvironment) -> DisplayedText {
    switch self {
    case .verbatim(let string):
      Text(verbatim: string).displayed(in: environment, entryPoint: .verbatim)
    case .localized(let message):
      DisplayedText(message.resolved(in: environment))
    }
  }
}
