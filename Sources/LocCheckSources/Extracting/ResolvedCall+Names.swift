extension ResolvedCall {
  /// Returns the call as a reader would say it, with the label of one argument: `Text`,
  /// `String(localized:)`, `.navigationTitle`.
  func displayed(argument position: Int) -> String {
    let base = owner == nil || isInitializer || name.hasPrefix(".") ? name : ".\(name)"
    guard let label = arguments[position].label else { return base }
    return "\(base)(\(label):)"
  }

  /// Whether the call makes a key of a text and does nothing else: `LocalizedStringKey(…)`.
  var isKeyConversion: Bool {
    isInitializer && keyType != nil && arguments.count == 1
      && (arguments[0].label == nil || arguments[0].label == "stringLiteral")
  }

  /// The type of the key that ``isKeyConversion`` speaks of.
  var keyType: TextType? {
    switch name {
    case "LocalizedStringKey": .localizedStringKey
    case "LocalizedStringResource": .localizedStringResource
    case "LocalizationValue", "String.LocalizationValue": .localizationValue
    default: nil
    }
  }

  /// Whether the call makes a text that is finished: looked up, or formatted.
  var makesFinishedText: Bool {
    if MacroLookup.names.contains(name) { return true }
    let isText = isInitializer && (name == "String" || name == "AttributedString")
    return isText && ["localized", "format"].contains(arguments.first?.label)
  }
}
