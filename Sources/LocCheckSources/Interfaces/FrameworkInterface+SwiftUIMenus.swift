extension FrameworkInterface {
  /// SwiftUI's menus and groups of controls.
  static let swiftUIMenus = FrameworkInterface(
    module: "SwiftUI", topic: "Menus",
    text: #"""
      struct Menu<Label, Content>: View {
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init(
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
          primaryAction: @escaping () -> Void)
        init(label: Label, @ViewBuilder content: () -> Content)
      }
      extension Menu where Label == Text {
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
          primaryAction: @escaping () -> Void)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
          primaryAction: @escaping () -> Void)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
      }
      extension Menu where Label == SwiftUI.Label<Text, Image> {
        init(
          _ titleKey: LocalizedStringKey, systemImage: String,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String,
          @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
        init(
          _ titleKey: LocalizedStringKey, image: ImageResource,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, image: ImageResource,
          @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, systemImage: String,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, image: ImageResource,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
          primaryAction: @escaping () -> Void)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
          primaryAction: @escaping () -> Void)
      }

      struct ControlGroup<Content>: View {
        init(@ViewBuilder content: () -> Content)
        init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, image: ImageResource,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, systemImage: String,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
      }

      struct CommandMenu<Content>: Commands {
        init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        init(_ name: Text, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content)
      }
      struct CommandGroup<Content>: Commands {
        init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
        init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
        init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      }
      protocol Commands {
        @CommandsBuilder var body: Self.Body { get }
      }
      """#)
}
