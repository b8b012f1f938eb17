/// Where UIKit, AppKit and UserNotifications show a plain String: what such a place shows was translated
/// before, or never.
enum DisplayedTexts {
  /// Returns whether a property is shown.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - owner: The type it belongs to; nil where that is not known, so that the name alone must tell.
  static func isShown(property name: String, of owner: String?) -> Bool {
    guard let owner else { return unmistakableProperties.contains(name) }
    return properties[owner]?.contains(name) == true || accessibilityProperties.contains(name)
  }

  /// Returns whether an argument of a call is shown.
  static func isShown(argument position: Int, of call: ResolvedCall) -> Bool {
    guard !call.isOwn else { return false }
    let label = call.arguments[position].label
    if call.isInitializer { return initializers[call.name]?.contains(label) == true }
    if call.name == "setTitle", position == 0, call.arguments.count > 1 {
      return ["for", "forSegmentAt"].contains(call.arguments[1].label)
    }
    return methods[call.name].map { $0 == label } ?? false
  }

  /// The properties of accessibility, which any view has.
  private static let accessibilityProperties: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue",
  ]

  /// The properties whose name says that they are shown.
  private static let unmistakableProperties: Set<String> = accessibilityProperties.union([
    "placeholderString", "messageText", "informativeText", "toolTip",
  ])

  /// The properties of types.
  private static let properties: [String: Set<String>] = [
    "UILabel": ["text"], "UITextField": ["placeholder"], "UISearchBar": ["placeholder", "prompt"],
    "UIViewController": ["title"], "UINavigationItem": ["title", "prompt", "backButtonTitle"],
    "UIBarItem": ["title"], "UIBarButtonItem": ["title"], "UITabBarItem": ["title"],
    "UIAlertController": ["title", "message"], "UIAction": ["title", "subtitle"],
    "UIMenu": ["title", "subtitle"], "UICommand": ["title"], "UIKeyCommand": ["title"],
    "UIContextualAction": ["title"], "UIListContentConfiguration": ["text", "secondaryText"],
    "UIContentUnavailableConfiguration": ["text", "secondaryText"],
    "UIButton.Configuration": ["title", "subtitle"],
    "UNMutableNotificationContent": ["title", "subtitle", "body"],
    "NSTextField": ["stringValue", "placeholderString"], "NSSearchField": ["placeholderString"],
    "NSButton": ["title", "alternateTitle"], "NSMenuItem": ["title", "subtitle"],
    "NSWindow": ["title", "subtitle"], "NSBox": ["title"],
    "NSAlert": ["messageText", "informativeText"], "NSView": ["toolTip"],
    "NSViewController": ["title"], "NSTabViewItem": ["label", "toolTip"],
    "NSToolbarItem": ["label", "paletteLabel", "toolTip", "title"], "NSTableColumn": ["title"],
    "NSOpenPanel": ["title", "message", "prompt"], "NSSavePanel": ["title", "message", "prompt"],
    "NSStatusBarButton": ["title"],
  ]

  /// The arguments of initializers.
  private static let initializers: [String: Set<String?>] = [
    "UIAlertController": ["title", "message"], "UIAlertAction": ["title"],
    "UIBarButtonItem": ["title"], "UITabBarItem": ["title"], "UINavigationItem": ["title"],
    "UIAction": ["title", "subtitle"], "UIMenu": ["title", "subtitle"], "UICommand": ["title"],
    "UIKeyCommand": ["title"], "UIContextualAction": ["title"],
    "UNNotificationAction": ["title"], "UNTextInputNotificationAction": ["title"],
    "UIApplicationShortcutItem": ["localizedTitle", "localizedSubtitle"],
    "NSAttributedString": ["string"], "NSMutableAttributedString": ["string"],
    "LabeledContent": ["value"], "NSMenuItem": ["title"],
    "NSButton": ["title", "checkboxWithTitle", "radioButtonWithTitle"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString"],
  ]

  /// The arguments of functions.
  private static let methods = [
    "addButton": "withTitle", "insertSegment": "withTitle", "addItem": "withTitle",
    "insertItem": "withTitle",
  ]
}
