extension FrameworkInterface {
  /// SwiftUI's scenes.
  static let swiftUIScenes = FrameworkInterface(
    module: "SwiftUI", topic: "Scenes",
    text: #"""
      protocol Scene {
        @SceneBuilder var body: Self.Body { get }
      }

      struct WindowGroup<Content>: Scene {
        init(@ViewBuilder content: () -> Content)
        init(id: String, @ViewBuilder content: () -> Content)
        init(_ title: Text, @ViewBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
        init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, id: String,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content)
        init<D: Hashable>(
          for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
        init<D: Hashable>(
          id: String, for type: D.Type,
          @ViewBuilder content: @escaping (Binding<D?>) -> Content)
        init<D: Hashable>(
          _ titleKey: LocalizedStringKey, for type: D.Type,
          @ViewBuilder content: @escaping (Binding<D?>) -> Content)
        init<D: Hashable>(
          _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
          @ViewBuilder content: @escaping (Binding<D?>) -> Content)
        @_disfavoredOverload
        init<S: StringProtocol, D: Hashable>(
          _ title: S, for type: D.Type,
          @ViewBuilder content: @escaping (Binding<D?>) -> Content)
        @_disfavoredOverload
        init<S: StringProtocol, D: Hashable>(
          _ title: S, id: String, for type: D.Type,
          @ViewBuilder content: @escaping (Binding<D?>) -> Content)
      }

      struct Window<Content>: Scene {
        init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, id: String,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content)
      }
      struct UtilityWindow<Content>: Scene {
        init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
        init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, id: String,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content)
      }
      struct Settings<Content>: Scene { init(@ViewBuilder content: () -> Content) }
      struct DocumentGroup<Document, Content>: Scene {
        init(
          newDocument: @escaping () -> Document,
          @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content)
        init(
          viewing documentType: Document.Type,
          @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content)
      }
      struct FileDocumentConfiguration<Document> {
        var document: Document { get }
        var fileURL: URL? { get }
        var isEditable: Bool { get }
      }
      struct DocumentGroupLaunchScene<Actions>: Scene {
        init(
          _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions)
        @_disfavoredOverload
        init<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions)
      }

      struct MenuBarExtra<Label, Content>: Scene {
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        init(
          isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String,
          @ViewBuilder content: () -> Content)
        init(
          _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
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
          _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: String, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: String, isInserted: Binding<Bool>,
          @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, @ViewBuilder content: () -> Content)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, isInserted: Binding<Bool>,
          @ViewBuilder content: () -> Content)
      }

      struct AlertScene<Actions, Message>: Scene {
        init(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          @ViewBuilder actions: () -> Actions)
        init(
          _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
          @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
          @ViewBuilder message: () -> Message)
      }

      extension Scene {
        func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
        func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
          -> some Scene
        func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
        ) -> some Scene
        func onChange<V: Equatable>(
          of value: V, perform action: @escaping (V) -> Void
        ) -> some Scene
      }
      """#)
}
