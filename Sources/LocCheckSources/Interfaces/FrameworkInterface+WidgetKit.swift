extension FrameworkInterface {
  /// WidgetKit: what widgets and controls are called.
  static let widgetKit = FrameworkInterface(
    module: "WidgetKit", topic: "Widgets",
    text: #"""
      protocol Widget {
        var body: Self.Body { get }
      }
      protocol WidgetConfiguration {}
      extension WidgetConfiguration {
        func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
        func configurationDisplayName(
          _ displayNameKey: LocalizedStringKey
        ) -> some WidgetConfiguration
        @_disfavoredOverload
        func configurationDisplayName(
          _ displayNameResource: LocalizedStringResource
        ) -> some WidgetConfiguration
        @_disfavoredOverload
        func configurationDisplayName<S: StringProtocol>(
          _ displayName: S
        ) -> some WidgetConfiguration
        func description(_ description: Text) -> some WidgetConfiguration
        func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration
        @_disfavoredOverload
        func description(
          _ descriptionResource: LocalizedStringResource
        ) -> some WidgetConfiguration
        @_disfavoredOverload
        func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration
        func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
        func contentMarginsDisabled() -> some WidgetConfiguration
        func onBackgroundURLSessionEvents(
          matching matchingString: String, _ urlSessionEvent: @escaping (String) -> Void
        ) -> some WidgetConfiguration
      }
      struct StaticConfiguration<Content>: WidgetConfiguration {
        init<Provider>(
          kind: String, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content)
      }
      struct IntentConfiguration<Intent, Content>: WidgetConfiguration {
        init<Provider>(
          kind: String, intent: Intent.Type, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content)
      }
      struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration {
        init<Provider>(
          kind: String, intent: Intent.Type = Intent.self, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content)
      }
      struct ActivityConfiguration<Attributes>: WidgetConfiguration {
        init<Content: View>(
          for attributesType: Attributes.Type,
          @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
          dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland)
      }
      struct ActivityViewContext<Attributes> {
        var attributes: Attributes { get }
        var state: Attributes.ContentState { get }
        var isStale: Bool { get }
        var activityID: String { get }
      }

      protocol ControlWidgetConfiguration {}
      extension ControlWidgetConfiguration {
        func displayName(_ displayName: LocalizedStringResource)
          -> some ControlWidgetConfiguration
        func description(_ description: LocalizedStringResource)
          -> some ControlWidgetConfiguration
      }
      struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
        init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content)
        init<Provider>(
          kind: String, provider: Provider,
          @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content)
      }
      struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration {
        init<Provider>(
          kind: String, intent: Configuration.Type = Configuration.self, provider: Provider,
          @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content)
      }
      struct ControlWidgetButton<Label, ActionLabel, Action> {
        init(action: Action, @ViewBuilder label: @escaping () -> Label)
        init(
          action: Action, @ViewBuilder label: @escaping () -> Label,
          @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel)
        init(_ titleKey: LocalizedStringKey, action: Action)
        init(
          _ titleKey: LocalizedStringKey, action: Action,
          @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel)
        @_disfavoredOverload init(_ titleResource: LocalizedStringResource, action: Action)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, action: Action)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, action: Action,
          @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel)
      }
      struct ControlWidgetToggle<Label, ValueLabel, Action> {
        init(
          isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
          @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
        init(
          _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
          @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
        @_disfavoredOverload
        init(
          _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
          @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
        @_disfavoredOverload
        init<S: StringProtocol>(
          _ title: S, isOn: Bool, action: Action,
          @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
      }
      """#)
}
