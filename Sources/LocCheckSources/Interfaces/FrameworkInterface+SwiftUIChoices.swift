extension FrameworkInterface {
  /// The choices that SwiftUI's functions take beside a text: `.visible`, `.destructive`.
  static let swiftUIChoices = FrameworkInterface(
    module: "SwiftUI", topic: "Choices",
    text: #"""
      enum Visibility { case automatic; case visible; case hidden }
      enum ColorScheme { case light; case dark }
      enum ScenePhase { case background; case inactive; case active }
      enum UserInterfaceSizeClass { case compact; case regular }
      enum LayoutDirection { case leftToRight; case rightToLeft }
      enum HorizontalEdge { case leading; case trailing }
      enum Axis {
        case horizontal
        case vertical
        struct Set: OptionSet {
          static let horizontal: Axis.Set
          static let vertical: Axis.Set
        }
      }
      enum Edge {
        case top
        case leading
        case bottom
        case trailing
        struct Set: OptionSet {
          static let top: Edge.Set
          static let leading: Edge.Set
          static let bottom: Edge.Set
          static let trailing: Edge.Set
          static let all: Edge.Set
          static let horizontal: Edge.Set
          static let vertical: Edge.Set
        }
      }
      struct NavigationBarItem {
        enum TitleDisplayMode { case automatic; case inline; case large; case inlineLarge }
      }
      struct ButtonRole {
        static let destructive: ButtonRole
        static let cancel: ButtonRole
        static let close: ButtonRole
        static let confirm: ButtonRole
      }
      struct TabRole { static let search: TabRole }
      struct Alignment {
        static let topLeading: Alignment
        static let top: Alignment
        static let topTrailing: Alignment
        static let leading: Alignment
        static let center: Alignment
        static let trailing: Alignment
        static let bottomLeading: Alignment
        static let bottom: Alignment
        static let bottomTrailing: Alignment
        static let leadingFirstTextBaseline: Alignment
      }
      struct HorizontalAlignment {
        static let leading: HorizontalAlignment
        static let center: HorizontalAlignment
        static let trailing: HorizontalAlignment
      }
      struct VerticalAlignment {
        static let top: VerticalAlignment
        static let center: VerticalAlignment
        static let bottom: VerticalAlignment
        static let firstTextBaseline: VerticalAlignment
        static let lastTextBaseline: VerticalAlignment
      }
      struct UnitPoint {
        static let zero: UnitPoint
        static let center: UnitPoint
        static let top: UnitPoint
        static let bottom: UnitPoint
        static let leading: UnitPoint
        static let trailing: UnitPoint
      }
      struct ToolbarItemPlacement {
        static let automatic: ToolbarItemPlacement
        static let principal: ToolbarItemPlacement
        static let navigation: ToolbarItemPlacement
        static let primaryAction: ToolbarItemPlacement
        static let secondaryAction: ToolbarItemPlacement
        static let status: ToolbarItemPlacement
        static let confirmationAction: ToolbarItemPlacement
        static let cancellationAction: ToolbarItemPlacement
        static let destructiveAction: ToolbarItemPlacement
        static let topBarLeading: ToolbarItemPlacement
        static let topBarTrailing: ToolbarItemPlacement
        static let bottomBar: ToolbarItemPlacement
        static let keyboard: ToolbarItemPlacement
        static let title: ToolbarItemPlacement
        static let subtitle: ToolbarItemPlacement
        static let navigationBarLeading: ToolbarItemPlacement
        static let navigationBarTrailing: ToolbarItemPlacement
      }
      struct SearchFieldPlacement {
        static let automatic: SearchFieldPlacement
        static let toolbar: SearchFieldPlacement
        static let sidebar: SearchFieldPlacement
        static let navigationBarDrawer: SearchFieldPlacement
        static func navigationBarDrawer(
          displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        ) -> SearchFieldPlacement
        struct NavigationBarDrawerDisplayMode {
          static let automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode
          static let always: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        }
      }
      struct CommandGroupPlacement {
        static let appInfo: CommandGroupPlacement
        static let appSettings: CommandGroupPlacement
        static let appVisibility: CommandGroupPlacement
        static let appTermination: CommandGroupPlacement
        static let newItem: CommandGroupPlacement
        static let saveItem: CommandGroupPlacement
        static let importExport: CommandGroupPlacement
        static let printItem: CommandGroupPlacement
        static let undoRedo: CommandGroupPlacement
        static let pasteboard: CommandGroupPlacement
        static let textEditing: CommandGroupPlacement
        static let textFormatting: CommandGroupPlacement
        static let toolbar: CommandGroupPlacement
        static let sidebar: CommandGroupPlacement
        static let windowSize: CommandGroupPlacement
        static let windowList: CommandGroupPlacement
        static let windowArrangement: CommandGroupPlacement
        static let singleWindowList: CommandGroupPlacement
        static let help: CommandGroupPlacement
      }
      struct DatePickerComponents: OptionSet {
        static let date: DatePickerComponents
        static let hourAndMinute: DatePickerComponents
        static let hourMinuteAndSecond: DatePickerComponents
      }
      struct EventModifiers: OptionSet {
        static let command: EventModifiers
        static let shift: EventModifiers
        static let option: EventModifiers
        static let control: EventModifiers
        static let all: EventModifiers
      }
      struct KeyEquivalent: ExpressibleByStringLiteral {
        init(_ character: Character)
        init(stringLiteral value: Character)
        static let `return`: KeyEquivalent
        static let escape: KeyEquivalent
        static let delete: KeyEquivalent
        static let space: KeyEquivalent
        static let tab: KeyEquivalent
      }
      struct SubmitTriggers: OptionSet {
        static let text: SubmitTriggers
        static let search: SubmitTriggers
      }
      """#)
}
