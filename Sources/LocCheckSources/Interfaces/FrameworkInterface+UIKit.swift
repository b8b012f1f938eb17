extension FrameworkInterface {
  /// UIKit's texts, all of which are strings that are shown as they are.
  static let uiKit = FrameworkInterface(
    module: "UIKit", topic: "Texts",
    text: #"""
      class UIResponder: NSObject {
        var undoManager: UndoManager? { get }
      }
      class UIView: UIResponder {
        init(frame: CGRect)
        var tag: Int
        var frame: CGRect
        var bounds: CGRect
        var alpha: CGFloat
        var isHidden: Bool
        var subviews: [UIView] { get }
        func addSubview(_ view: UIView)
      }
      extension NSObject {
        var accessibilityLabel: String?
        var accessibilityHint: String?
        var accessibilityValue: String?
        var accessibilityIdentifier: String?
        var accessibilityAttributedLabel: NSAttributedString?
        var accessibilityUserInputLabels: [String]!
      }
      class UIControl: UIView {
        var isEnabled: Bool
        var isSelected: Bool
      }
      class UILabel: UIView {
        var text: String?
        var attributedText: NSAttributedString?
      }
      class UIButton: UIControl {
        func setTitle(_ title: String?, for state: UIControl.State)
        func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
        func title(for state: UIControl.State) -> String?
        var currentTitle: String? { get }
        var titleLabel: UILabel? { get }
        var configuration: UIButton.Configuration?
        struct Configuration {
          var title: String?
          var attributedTitle: AttributedString?
          var subtitle: String?
          var attributedSubtitle: AttributedString?
          static func plain() -> UIButton.Configuration
          static func filled() -> UIButton.Configuration
          static func tinted() -> UIButton.Configuration
          static func gray() -> UIButton.Configuration
          static func bordered() -> UIButton.Configuration
        }
      }
      class UITextField: UIControl {
        var text: String?
        var placeholder: String?
        var attributedText: NSAttributedString?
        var attributedPlaceholder: NSAttributedString?
      }
      class UITextView: UIView {
        var text: String!
        var attributedText: NSAttributedString!
      }
      class UISegmentedControl: UIControl {
        init(items: [Any]?)
        func setTitle(_ title: String?, forSegmentAt segment: Int)
        func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
        func titleForSegment(at segment: Int) -> String?
        var selectedSegmentIndex: Int
        var numberOfSegments: Int { get }
      }
      class UISearchBar: UIView {
        var text: String?
        var prompt: String?
        var placeholder: String?
        var scopeButtonTitles: [String]?
      }
      class UIRefreshControl: UIControl { var attributedTitle: NSAttributedString? }
      class UISwitch: UIControl {
        var isOn: Bool
        var title: String?
      }
      class UISlider: UIControl {
        var value: Float
        var minimumValue: Float
        var maximumValue: Float
      }
      class UIStepper: UIControl { var value: Double }
      class UIPageControl: UIControl {
        var currentPage: Int
        var numberOfPages: Int
      }
      class UITableViewCell: UIView {
        var textLabel: UILabel? { get }
        var detailTextLabel: UILabel? { get }
      }
      struct UIListContentConfiguration {
        var text: String?
        var secondaryText: String?
        var attributedText: NSAttributedString?
        static func cell() -> UIListContentConfiguration
        static func subtitleCell() -> UIListContentConfiguration
        static func valueCell() -> UIListContentConfiguration
        static func groupedHeader() -> UIListContentConfiguration
        static func groupedFooter() -> UIListContentConfiguration
      }
      struct UIContentUnavailableConfiguration {
        var text: String?
        var secondaryText: String?
        static func empty() -> UIContentUnavailableConfiguration
        static func loading() -> UIContentUnavailableConfiguration
        static func search() -> UIContentUnavailableConfiguration
      }

      class UIViewController: UIResponder {
        var title: String?
        var view: UIView!
        var navigationItem: UINavigationItem { get }
        var tabBarItem: UITabBarItem!
        var navigationController: UINavigationController? { get }
        var contentUnavailableConfiguration: (any UIContentConfiguration)?
        func present(
          _ viewControllerToPresent: UIViewController, animated flag: Bool,
          completion: (() -> Void)? = nil)
      }
      class UINavigationController: UIViewController {
        init(rootViewController: UIViewController)
      }
      class UITabBarController: UIViewController {}
      class UITableViewController: UIViewController {}
      class UICollectionViewController: UIViewController {}
      class UIHostingController<Content>: UIViewController { init(rootView: Content) }
      class UINavigationItem: NSObject {
        init(title: String)
        var title: String?
        var subtitle: String?
        var prompt: String?
        var backButtonTitle: String?
        var titleView: UIView?
        var rightBarButtonItem: UIBarButtonItem?
        var leftBarButtonItem: UIBarButtonItem?
        var backBarButtonItem: UIBarButtonItem?
      }
      class UIBarItem: NSObject {
        var title: String?
        var isEnabled: Bool
      }
      class UIBarButtonItem: UIBarItem {
        init(
          title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
        init(
          title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
          menu: UIMenu? = nil)
      }
      class UITabBarItem: UIBarItem {
        init(title: String?, image: UIImage?, tag: Int)
        init(title: String?, image: UIImage?, selectedImage: UIImage?)
        var badgeValue: String?
      }
      class UITab: NSObject {
        init(
          title: String, image: UIImage?, identifier: String,
          viewControllerProvider: ((UITab) -> UIViewController)? = nil)
        var title: String
        var badgeValue: String?
      }

      class UIAlertController: UIViewController {
        init(
          title: String?, message: String?, preferredStyle: UIAlertController.Style)
        var message: String?
        func addAction(_ action: UIAlertAction)
        func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
        var textFields: [UITextField]? { get }
      }
      class UIAlertAction: NSObject {
        init(
          title: String?, style: UIAlertAction.Style,
          handler: ((UIAlertAction) -> Void)? = nil)
        var title: String? { get }
      }
      class UIMenuElement: NSObject {
        var title: String { get }
        var subtitle: String?
      }
      class UIAction: UIMenuElement {
        init(
          title: String = "", subtitle: String? = nil, image: UIImage? = nil,
          selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
          discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
          state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void)
      }
      class UICommand: UIMenuElement {
        init(
          title: String = "", subtitle: String? = nil, image: UIImage? = nil,
          action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
          discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
          state: UIMenuElement.State = .off)
      }
      class UIKeyCommand: UICommand {
        init(
          title: String = "", subtitle: String? = nil, image: UIImage? = nil,
          action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
          discoverabilityTitle: String? = nil)
      }
      class UIMenu: UIMenuElement {
        init(
          title: String = "", subtitle: String? = nil, image: UIImage? = nil,
          identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
          children: [UIMenuElement] = [])
      }
      class UIContextualAction: NSObject {
        init(
          style: UIContextualAction.Style, title: String?,
          handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void)
        var title: String?
      }
      class UIApplicationShortcutItem: NSObject {
        init(type: String, localizedTitle: String)
        var localizedTitle: String { get }
      }
      class UIAccessibilityCustomAction: NSObject {
        init(
          name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?)
        init(name: String, target: Any?, selector: Selector)
        var name: String
      }
      class UIApplication: UIResponder { class var shared: UIApplication { get } }
      class UIDevice: NSObject {
        class var current: UIDevice { get }
        var name: String { get }
        var model: String { get }
        var localizedModel: String { get }
        var systemName: String { get }
        var systemVersion: String { get }
        var batteryLevel: Float { get }
      }
      class UIPasteboard: NSObject {
        class var general: UIPasteboard { get }
        var string: String?
      }
      class UIImage: NSObject {
        init?(named name: String)
        init?(systemName name: String)
        var size: CGSize { get }
      }
      """#)
}
