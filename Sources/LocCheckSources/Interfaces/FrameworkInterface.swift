package import LocCheckDiagnostics

/// What a framework of Apple's declares, as far as it decides the types of texts and of what they
/// interpolate: a table, written in Swift.
///
/// Overloads that differ only in arguments which may be left out are one declaration here, with
/// default values.
package struct FrameworkInterface: Sendable {
  /// The name of the module.
  package var module: String
  /// What of the module it declares.
  package var topic: String
  /// The declarations, without bodies.
  package var text: String

  /// Creates an interface.
  package init(module: String, topic: String, text: String) {
    self.module = module
    self.topic = topic
    self.text = text
  }

  /// The interface as a source, for the scanner.
  package var source: SourceText { SourceText(path: "\(module)/\(topic).swift", text: text) }

  /// All interfaces.
  package static let all: [FrameworkInterface] = [
    standardNumbers, standardTexts, standardCollections,
    foundationMessages, foundationValues, foundationFormatting, foundationObjects,
    swiftUIText, swiftUIButtons, swiftUIMenus, swiftUIControls, swiftUIValues, swiftUIFields,
    swiftUIContainers, swiftUINavigation, swiftUIDialogs, swiftUIModifiers,
    swiftUIAccessibility, swiftUIScenes, swiftUILists, swiftUIState, swiftUIChoices,
    uiKit, appKit,
    appIntents, appEntities, widgetKit, charts, tipKit,
    swiftData, coreData, combine, userNotifications, localAuthentication, systemLog,
    mapKit, coreLocation, photosUI, activityKit, storeKit, carPlay, accessibility,
  ]
}
