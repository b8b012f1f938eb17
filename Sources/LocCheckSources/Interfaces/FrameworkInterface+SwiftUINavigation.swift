extension FrameworkInterface {
  /// SwiftUI's navigation.
  static let swiftUINavigation = FrameworkInterface(
    module: "SwiftUI", topic: "Navigation",
    text: #"""
      struct NavigationLink<Label, Destination>: View {
        init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
        init(destination: Destination, @ViewBuilder label: () -> Label)
        init(
          isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
          @ViewBuilder label: () -> Label)
        init(
          destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
        init<V: Hashable>(
          tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
          @ViewBuilder label: () -> Label)
        init<V: Hashable>(
          destination: Destination, tag: V, selection: Binding<V?>,
          @ViewBuilder label: () -> Label)
        init<P>(value: P?, @ViewBuilder label: () -> Label)
      }
      extension NavigationLink where Label == Text {
        init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
        init(_ titleKey: LocalizedStringKey, destination: Destination)
        init(
          _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
          @ViewBuilder destination: () -> Destination)
        init(
          _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
        init<V: Hashable>(
          _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
          @ViewBuilder destination: () -> Destination)
        init<V: Hashable>(
          _ titleKey: LocalizedStringKey, destination: Destination, tag: V,
          selection: Binding<V?>)
        init<P>(_ titleKey: LocalizedStringKey, value: P?)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
        @_disfavoredOverload init<P>(_ titleResource: LocalizedStringResource, value: P?)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, destination: Destination)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, destination: Destination, isActive: Binding<Bool>)
        @_disfavoredOverload
        init<S: StringProtocol, V: Hashable>(
          _ title: S, tag: V, selection: Binding<V?>,
          @ViewBuilder destination: () -> Destination)
        @_disfavoredOverload
        init<S: StringProtocol, V: Hashable>(
          _ title: S, destination: Destination, tag: V, selection: Binding<V?>)
        @_disfavoredOverload init<S: StringProtocol, P>(_ title: S, value: P?)
      }

      struct NavigationView<Content>: View { init(@ViewBuilder content: () -> Content) }
      struct NavigationStack<Data, Root>: View {
        init(@ViewBuilder root: () -> Root)
        init(path: Binding<Data>, @ViewBuilder root: () -> Root)
      }
      struct NavigationSplitView<Sidebar, Content, Detail>: View {
        init(
          @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
          @ViewBuilder detail: () -> Detail)
        init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
        init(
          columnVisibility: Binding<NavigationSplitViewVisibility>,
          @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
          @ViewBuilder detail: () -> Detail)
        init(
          columnVisibility: Binding<NavigationSplitViewVisibility>,
          @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
      }
      struct NavigationPath {
        init()
        var count: Int { get }
        var isEmpty: Bool { get }
      }

      extension View {
        func navigationTitle(_ title: Text) -> some View
        func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
        @_disfavoredOverload
        func navigationTitle(_ titleResource: LocalizedStringResource) -> some View
        @_disfavoredOverload func navigationTitle<S: StringProtocol>(_ title: S) -> some View
        func navigationTitle(_ title: Binding<String>) -> some View
        func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View
        func navigationSubtitle(_ subtitle: Text) -> some View
        func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
        @_disfavoredOverload
        func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View
        @_disfavoredOverload
        func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View
        func navigationBarTitle(_ title: Text) -> some View
        func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
        @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View
        func navigationBarTitle(
          _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
        ) -> some View
        func navigationBarTitle(
          _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
        ) -> some View
        @_disfavoredOverload
        func navigationBarTitle<S: StringProtocol>(
          _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
        ) -> some View
        func navigationBarTitleDisplayMode(
          _ displayMode: NavigationBarItem.TitleDisplayMode
        ) -> some View
        func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
        func navigationBarItems<L: View>(leading: L) -> some View
        func navigationBarItems<T: View>(trailing: T) -> some View
        func navigationDocument(_ url: URL) -> some View
        func navigationDestination<D: Hashable, C: View>(
          for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
        ) -> some View
        func navigationDestination<V: View>(
          isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
        ) -> some View
        func navigationDestination<D: Hashable, C: View>(
          item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
        ) -> some View
        func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
        func badge(_ count: Int) -> some View
        func badge(_ label: Text?) -> some View
        func badge(_ key: LocalizedStringKey?) -> some View
        @_disfavoredOverload func badge(_ resource: LocalizedStringResource?) -> some View
        @_disfavoredOverload func badge<S: StringProtocol>(_ label: S?) -> some View
        func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
        func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
        func toolbar<Content>(
          id: String, @ToolbarContentBuilder content: () -> Content
        ) -> some View
        func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
        func renameAction(_ action: @escaping () -> Void) -> some View
      }

      struct ToolbarItem<ID, Content>: ToolbarContent {
        init(
          placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
        init(
          id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
          @ViewBuilder content: () -> Content)
      }
      struct ToolbarItemGroup<Content>: ToolbarContent {
        init(
          placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
        init<C: View, L: View>(
          placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
          @ViewBuilder label: () -> L)
      }
      struct ToolbarTitleMenu<Content>: ToolbarContent {
        init()
        init(@ViewBuilder content: () -> Content)
      }
      struct ToolbarSpacer: ToolbarContent {
        init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
      }
      protocol ToolbarContent {
        @ToolbarContentBuilder var body: Self.Body { get }
      }
      """#)
}
