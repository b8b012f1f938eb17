extension FrameworkInterface {
  /// SwiftUI's other modifiers that take a text or a closure with a value.
  static let swiftUIModifiers = FrameworkInterface(
    module: "SwiftUI", topic: "Modifiers",
    text: #"""
      protocol View {
        @ViewBuilder var body: Self.Body { get }
      }
      protocol ViewModifier {
        @ViewBuilder func body(content: Self.Content) -> Self.Body
      }
      protocol App {
        @SceneBuilder var body: Self.Body { get }
      }

      extension View {
        func help(_ textKey: LocalizedStringKey) -> some View
        func help(_ text: Text) -> some View
        @_disfavoredOverload func help(_ textResource: LocalizedStringResource) -> some View
        @_disfavoredOverload func help<S: StringProtocol>(_ text: S) -> some View

        func fileDialogMessage(_ message: Text?) -> some View
        func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View
        @_disfavoredOverload
        func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
        @_disfavoredOverload func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View
        func fileDialogConfirmationLabel(_ label: Text?) -> some View
        func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View
        @_disfavoredOverload
        func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View
        @_disfavoredOverload
        func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View
        func fileExporterFilenameLabel(_ label: Text?) -> some View
        func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View
        @_disfavoredOverload
        func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View
        @_disfavoredOverload
        func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View
        func fileImporter(
          isPresented: Binding<Bool>, allowedContentTypes: [UTType],
          onCompletion: @escaping (Result<URL, any Error>) -> Void
        ) -> some View
        func fileImporter(
          isPresented: Binding<Bool>, allowedContentTypes: [UTType],
          allowsMultipleSelection: Bool,
          onCompletion: @escaping (Result<[URL], any Error>) -> Void
        ) -> some View
        func fileExporter<D>(
          isPresented: Binding<Bool>, document: D?, contentType: UTType,
          defaultFilename: String? = nil,
          onCompletion: @escaping (Result<URL, any Error>) -> Void
        ) -> some View
        func typeSelectEquivalent(_ text: Text?) -> some View
        func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View
        @_disfavoredOverload
        func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View

        func sheet<Content: View>(
          isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping () -> Content
        ) -> some View
        func sheet<Item: Identifiable, Content: View>(
          item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View
        func fullScreenCover<Content: View>(
          isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping () -> Content
        ) -> some View
        func fullScreenCover<Item: Identifiable, Content: View>(
          item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View
        func popover<Content: View>(
          isPresented: Binding<Bool>,
          attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
          @ViewBuilder content: @escaping () -> Content
        ) -> some View
        func popover<Item: Identifiable, Content: View>(
          item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
          arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View
        func inspector<V: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: () -> V
        ) -> some View
        func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View
        func contextMenu<M: View, P: View>(
          @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
        ) -> some View
        func contextMenu<I: Hashable, M: View>(
          forSelectionType itemType: I.Type = I.self,
          @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
        ) -> some View
        func swipeActions<T: View>(
          edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
          @ViewBuilder content: () -> T
        ) -> some View

        func onAppear(perform action: (() -> Void)? = nil) -> some View
        func onDisappear(perform action: (() -> Void)? = nil) -> some View
        func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
        func onChange<V: Equatable>(
          of value: V, perform action: @escaping (V) -> Void
        ) -> some View
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
        ) -> some View
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, _ action: @escaping () -> Void
        ) -> some View
        func onReceive<P: Publisher>(
          _ publisher: P, perform action: @escaping (P.Output) -> Void
        ) -> some View
        func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
          -> some View
        func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
        func onDrop(
          of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
          perform action: @escaping ([NSItemProvider]) -> Bool
        ) -> some View
        func onHover(perform action: @escaping (Bool) -> Void) -> some View
        func onDelete(perform action: ((IndexSet) -> Void)?) -> some View
        func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View
        func task(
          priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
        ) -> some View
        func task<T: Equatable>(
          id value: T, priority: TaskPriority = .userInitiated,
          _ action: @escaping () async -> Void
        ) -> some View
        func refreshable(action: @escaping () async -> Void) -> some View
        func tag<V: Hashable>(_ tag: V) -> some View
        func id<ID: Hashable>(_ id: ID) -> some View
        func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
        func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
          -> some View
        func userActivity(
          _ activityType: String, isActive: Bool = true,
          _ update: @escaping (NSUserActivity) -> Void
        ) -> some View
        func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
          -> some View
        func background<V: View>(
          alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View
        func overlay<V: View>(
          alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View
      }
      """#)
}
