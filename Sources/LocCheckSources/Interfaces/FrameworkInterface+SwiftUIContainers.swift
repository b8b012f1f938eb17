extension FrameworkInterface {
  /// SwiftUI's containers that have a title.
  static let swiftUIContainers = FrameworkInterface(
    module: "SwiftUI", topic: "Containers",
    text: #"""
      struct Section<Parent, Content, Footer>: View {
        init(
          @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
          @ViewBuilder footer: () -> Footer)
        init(@ViewBuilder content: () -> Content)
        init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
        init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
        init(
          isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
          @ViewBuilder header: () -> Parent)
        init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
        init(header: Parent, @ViewBuilder content: () -> Content)
        init(footer: Footer, @ViewBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      }

      struct DisclosureGroup<Label, Content>: View {
        init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
        init(
          isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
          @ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
        init(
          _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
          @ViewBuilder content: @escaping () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
          @ViewBuilder content: @escaping () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
      }

      struct GroupBox<Label, Content>: View {
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init(@ViewBuilder content: () -> Content)
        init(label: Label, @ViewBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
      }

      struct LabeledContent<Label, Content>: View {
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
        init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S)
        @_disfavoredOverload
        init<F: FormatStyle>(
          _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
        @_disfavoredOverload
        init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
        init(_ configuration: LabeledContentStyleConfiguration)
      }

      struct ContentUnavailableView<Label, Description, Actions>: View {
        init(
          @ViewBuilder label: () -> Label,
          @ViewBuilder description: () -> Description = { EmptyView() },
          @ViewBuilder actions: () -> Actions = { EmptyView() })
        init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
        init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
        init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil)
        @_disfavoredOverload
        init(_ title: LocalizedStringResource, image name: String, description: Text? = nil)
        @_disfavoredOverload
        init(
          _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image resource: ImageResource, description: Text? = nil)
        static var search: ContentUnavailableView<Label, Description, Actions> { get }
        static func search(
          text: String
        ) -> ContentUnavailableView<Label, Description, Actions>
      }

      struct Tab<Value, Content, Label>: TabContent {
        init(
          _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
          role: TabRole? = nil, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, image: String, value: Value,
          role: TabRole? = nil, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
          role: TabRole? = nil, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: String, value: Value, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, role: TabRole? = nil,
          @ViewBuilder content: () -> Content)
        init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        init(
          value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label)
        init(role: TabRole? = nil, @ViewBuilder content: () -> Content)
        init(
          role: TabRole? = nil, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label)
      }

      struct TabSection<Header, Content, Footer, SelectionValue>: TabContent {
        init(@TabContentBuilder content: () -> Content, @ViewBuilder header: () -> Header)
        init(@TabContentBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, @TabContentBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, @TabContentBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @TabContentBuilder content: () -> Content)
      }

      struct TabView<SelectionValue, Content>: View {
        init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        init(@ViewBuilder content: () -> Content)
      }
      protocol TabContent {}
      extension TabContent {
        func badge(_ count: Int) -> some TabContent
        func badge(_ label: Text?) -> some TabContent
        func badge(_ key: LocalizedStringKey) -> some TabContent
        @_disfavoredOverload func badge<S: StringProtocol>(_ label: S) -> some TabContent
      }
      """#)
}
