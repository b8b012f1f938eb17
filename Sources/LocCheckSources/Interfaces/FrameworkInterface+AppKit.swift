extension FrameworkInterface {
  /// AppKit's texts, all of which are strings that are shown as they are.
  static let appKit = FrameworkInterface(
    module: "AppKit", topic: "Texts",
    text: #"""
      class NSResponder: NSObject {
        var undoManager: UndoManager? { get }
      }
      class NSView: NSResponder {
        init(frame frameRect: CGRect)
        var toolTip: String?
        var frame: CGRect
        var bounds: CGRect
        var isHidden: Bool
        var subviews: [NSView] { get }
        func setAccessibilityLabel(_ accessibilityLabel: String?)
        func setAccessibilityHelp(_ accessibilityHelp: String?)
        func setAccessibilityTitle(_ accessibilityTitle: String?)
        func setAccessibilityValueDescription(_ accessibilityValueDescription: String?)
      }
      class NSControl: NSView {
        var stringValue: String
        var attributedStringValue: NSAttributedString
        var integerValue: Int
        var intValue: Int32
        var doubleValue: Double
        var floatValue: Float
        var objectValue: Any?
        var isEnabled: Bool
      }
      class NSTextField: NSControl {
        init(string stringValue: String)
        init(labelWithString stringValue: String)
        init(wrappingLabelWithString stringValue: String)
        init(labelWithAttributedString attributedStringValue: NSAttributedString)
        var placeholderString: String?
        var placeholderAttributedString: NSAttributedString?
      }
      class NSSecureTextField: NSTextField {}
      class NSSearchField: NSTextField {}
      class NSButton: NSControl {
        init(title: String, target: Any?, action: Selector?)
        init(title: String, image: NSImage, target: Any?, action: Selector?)
        init(image: NSImage, target: Any?, action: Selector?)
        init(checkboxWithTitle title: String, target: Any?, action: Selector?)
        init(radioButtonWithTitle title: String, target: Any?, action: Selector?)
        var title: String
        var alternateTitle: String
        var attributedTitle: NSAttributedString
        var state: NSControl.StateValue
      }
      class NSPopUpButton: NSButton {
        func addItem(withTitle title: String)
        func addItems(withTitles itemTitles: [String])
        func selectItem(withTitle title: String)
        func setTitle(_ string: String?)
        var titleOfSelectedItem: String? { get }
        var indexOfSelectedItem: Int { get }
        var itemTitles: [String] { get }
      }
      class NSSegmentedControl: NSControl {
        init(
          labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?,
          action: Selector?)
        func setLabel(_ label: String, forSegment segment: Int)
        func setToolTip(_ toolTip: String?, forSegment segment: Int)
      }
      class NSBox: NSView { var title: String }
      class NSTextView: NSView { var string: String }
      class NSTabViewItem: NSObject {
        var label: String
        var toolTip: String?
      }
      class NSTableColumn: NSObject {
        var title: String
        var headerToolTip: String?
      }

      class NSMenu: NSObject {
        init(title: String)
        var title: String
        func addItem(_ newItem: NSMenuItem)
        func addItem(
          withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
        ) -> NSMenuItem
        func insertItem(
          withTitle string: String, action selector: Selector?,
          keyEquivalent charCode: String, at index: Int
        ) -> NSMenuItem
        func item(withTitle title: String) -> NSMenuItem?
      }
      class NSMenuItem: NSObject {
        init(title string: String, action selector: Selector?, keyEquivalent charCode: String)
        class func separator() -> NSMenuItem
        class func sectionHeader(title: String) -> NSMenuItem
        var title: String
        var subtitle: String?
        var attributedTitle: NSAttributedString?
        var toolTip: String?
        var keyEquivalent: String
        var submenu: NSMenu?
        var tag: Int
      }
      class NSToolbarItem: NSObject {
        init(itemIdentifier: NSToolbarItem.Identifier)
        var label: String
        var paletteLabel: String
        var title: String
        var toolTip: String?
      }

      class NSApplication: NSResponder {
        class var shared: NSApplication { get }
        var isActive: Bool { get }
        var windows: [NSWindow] { get }
        var keyWindow: NSWindow? { get }
        var mainWindow: NSWindow? { get }
        var mainMenu: NSMenu?
      }
      class NSWorkspace: NSObject { class var shared: NSWorkspace { get } }
      class NSRunningApplication: NSObject {
        var localizedName: String? { get }
        var bundleIdentifier: String? { get }
        var processIdentifier: Int32 { get }
      }
      class NSAlert: NSObject {
        init()
        init(error: any Error)
        var messageText: String
        var informativeText: String
        var helpAnchor: String?
        var suppressionButton: NSButton? { get }
        func addButton(withTitle title: String) -> NSButton
        func runModal() -> NSApplication.ModalResponse
      }
      class NSWindow: NSResponder {
        var title: String
        var subtitle: String
        var miniwindowTitle: String!
        func setTitleWithRepresentedFilename(_ filename: String)
      }
      class NSPanel: NSWindow {}
      class NSSavePanel: NSPanel {
        var message: String!
        var prompt: String!
        var nameFieldLabel: String!
        var nameFieldStringValue: String
        var url: URL? { get }
      }
      class NSOpenPanel: NSSavePanel { var urls: [URL] { get } }
      class NSViewController: NSResponder {
        var title: String?
        var view: NSView
      }
      class NSHostingController<Content>: NSViewController { init(rootView: Content) }
      class NSWindowController: NSResponder { var window: NSWindow? }
      class NSImage: NSObject {
        init?(named name: String)
        init?(systemSymbolName name: String, accessibilityDescription description: String?)
        var accessibilityDescription: String?
      }
      class NSStatusItem: NSObject { var button: NSStatusBarButton? { get } }
      class NSStatusBarButton: NSButton {}
      class NSPasteboard: NSObject {
        class var general: NSPasteboard { get }
        func string(forType dataType: NSPasteboard.PasteboardType) -> String?
        func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
      }
      class NSAccessibilityCustomAction: NSObject {
        init(name: String, handler: (() -> Bool)? = nil)
        var name: String
      }
      class NSUserNotification: NSObject {
        var title: String?
        var subtitle: String?
        var informativeText: String?
      }
      """#)
}
