extension FrameworkInterface {
  /// SwiftUI's buttons, links and menus.
  static let swiftUIButtons = FrameworkInterface(
    module: "SwiftUI", topic: "Buttons",
    text: #"""
      struct Button<Label>: View {
        init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
        init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
        init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label)
        init(role: ButtonRole, action: @escaping () -> Void)
        init(_ configuration: PrimitiveButtonStyleConfiguration)
      }
      extension Button where Label == Text {
        init(
          _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void)
        init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
          action: @escaping () -> Void)
        @_disfavoredOverload
        init<I: AppIntent>(
          _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void)
        @_disfavoredOverload
        init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I)
      }
      extension Button where Label == SwiftUI.Label<Text, Image> {
        init(
          _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
          action: @escaping () -> Void)
        init<I: AppIntent>(
          _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I)
        init(
          _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
          action: @escaping () -> Void)
        init<I: AppIntent>(
          _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
          intent: I)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
          action: @escaping () -> Void)
        @_disfavoredOverload
        init<I: AppIntent>(
          _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
          intent: I)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
          action: @escaping () -> Void)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void)
        @_disfavoredOverload
        init<S: StringProtocol, I: AppIntent>(
          _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, image: ImageResource, role: ButtonRole? = nil,
          action: @escaping () -> Void)
        @_disfavoredOverload
        init<S: StringProtocol, I: AppIntent>(
          _ title: S, image: ImageResource, role: ButtonRole? = nil, intent: I)
      }

      struct Link<Label>: View {
        init(destination: URL, @ViewBuilder label: () -> Label)
        init(_ titleKey: LocalizedStringKey, destination: URL)
        @_disfavoredOverload init(_ titleResource: LocalizedStringResource, destination: URL)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: URL)
      }

      struct HelpLink: View {
        init(action: @escaping () -> Void)
        init(destination: URL)
        init(anchor: NSHelpManager.AnchorName)
      }
      struct EditButton: View { init() }
      struct RenameButton<Label>: View { init() }
      struct SettingsLink<Label>: View {
        init()
        init(@ViewBuilder label: () -> Label)
      }
      struct PasteButton: View {
        init(
          supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
        init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void)
      }
      struct TextFieldLink<Label>: View {
        init(
          prompt: Text? = nil, @ViewBuilder label: () -> Label,
          onSubmit: @escaping (String) -> Void)
        init(
          _ titleKey: LocalizedStringKey, prompt: Text? = nil,
          onSubmit: @escaping (String) -> Void)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, prompt: Text? = nil,
          onSubmit: @escaping (String) -> Void)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void)
      }

      struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View {
        init<I>(item: I, subject: Text? = nil, message: Text? = nil)
        init<I>(
          item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
        init<I>(
          item: I, subject: Text? = nil, message: Text? = nil,
          preview: SharePreview<PreviewImage, PreviewIcon>)
        init<I>(
          item: I, subject: Text? = nil, message: Text? = nil,
          preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
        init(items: Data, subject: Text? = nil, message: Text? = nil)
        init(
          items: Data, subject: Text? = nil, message: Text? = nil,
          @ViewBuilder label: () -> Label)
        init(
          items: Data, subject: Text? = nil, message: Text? = nil,
          preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
        init<I>(
          _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil)
        init<I>(
          _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
          preview: SharePreview<PreviewImage, PreviewIcon>)
        init(
          _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil,
          message: Text? = nil)
        init(
          _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil,
          message: Text? = nil,
          preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
        @_disfavoredOverload
        init<S: StringProtocol, I>(
          _ title: S, item: I, subject: Text? = nil, message: Text? = nil)
        @_disfavoredOverload
        init<S: StringProtocol, I>(
          _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
          preview: SharePreview<PreviewImage, PreviewIcon>)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
        init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
        init<I>(
          _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
          preview: SharePreview<PreviewImage, PreviewIcon>)
        init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
      }
      struct SharePreview<Image, Icon> {
        init(_ titleKey: LocalizedStringKey)
        init(_ titleKey: LocalizedStringKey, image: Image)
        init(_ titleKey: LocalizedStringKey, icon: Icon)
        init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Image)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, icon: Icon)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Image, icon: Icon)
        init(_ title: Text)
        init(_ title: Text, image: Image)
        init(_ title: Text, icon: Icon)
        init(_ title: Text, image: Image, icon: Icon)
      }
      """#)
}
