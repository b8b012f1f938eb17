extension FrameworkInterface {
  /// App Intents: titles, dialogs, parameters and phrases.
  static let appIntents = FrameworkInterface(
    module: "AppIntents", topic: "Intents",
    text: #"""
      protocol AppIntent {
        static var title: LocalizedStringResource { get }
        static var description: IntentDescription? { get }
        static var openAppWhenRun: Bool { get }
        static var isDiscoverable: Bool { get }
        static var parameterSummary: Self.SummaryContent { get }
        func perform() async throws -> Self.PerformResult
      }
      protocol OpenIntent: AppIntent {}
      protocol DeleteIntent: AppIntent {}
      protocol SetValueIntent: AppIntent {}
      protocol ShowInAppSearchResultsIntent: AppIntent {}
      protocol AudioPlaybackIntent: AppIntent {}
      protocol LiveActivityIntent: AppIntent {}
      protocol ForegroundContinuableIntent: AppIntent {}
      protocol CustomIntentMigratedAppIntent: AppIntent {}
      protocol WidgetConfigurationIntent: AppIntent {}
      protocol ControlConfigurationIntent: AppIntent {}
      protocol SnippetIntent: AppIntent {}

      struct IntentDescription: ExpressibleByStringInterpolation {
        init(stringLiteral value: LocalizedStringResource)
        init(
          _ descriptionText: LocalizedStringResource,
          categoryName: LocalizedStringResource? = nil,
          searchKeywords: [LocalizedStringResource] = [],
          resultValueName: LocalizedStringResource? = nil)
      }
      struct IntentDialog: ExpressibleByStringInterpolation {
        init(stringLiteral value: LocalizedStringResource)
        init(_ resource: LocalizedStringResource)
        init(full: LocalizedStringResource, supporting: LocalizedStringResource)
        init(
          full: LocalizedStringResource, supporting: LocalizedStringResource,
          systemImageName: String)
        init(full: LocalizedStringResource, systemImageName: String)
      }

      @propertyWrapper class IntentParameter<Value> {
        init()
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          requestValueDialog: IntentDialog? = nil,
          requestDisambiguationDialog: IntentDialog? = nil,
          inputConnectionBehavior: InputConnectionBehavior = .default)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
          requestDisambiguationDialog: IntentDialog? = nil,
          inputConnectionBehavior: InputConnectionBehavior = .default)
        init<OptionsProvider>(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          requestValueDialog: IntentDialog? = nil,
          requestDisambiguationDialog: IntentDialog? = nil,
          inputConnectionBehavior: InputConnectionBehavior = .default,
          optionsProvider: OptionsProvider)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          default defaultValue: Value, controlStyle: Value.ControlStyle,
          inclusiveRange: (lowerBound: Value, upperBound: Value),
          requestValueDialog: IntentDialog? = nil)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          inclusiveRange: (lowerBound: Value, upperBound: Value),
          requestValueDialog: IntentDialog? = nil)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          default defaultValue: Value, displayName: Bool.IntentDisplayName,
          requestValueDialog: IntentDialog? = nil)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          kind: Date.IntentParameterKind, requestValueDialog: IntentDialog? = nil)
        init(
          title: LocalizedStringResource, description: LocalizedStringResource? = nil,
          size: [IntentWidgetFamily: Int], requestValueDialog: IntentDialog? = nil)
        var wrappedValue: Value { get }
        var projectedValue: IntentParameter<Value> { get }
        func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value
        func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError
        func requestDisambiguation(
          among values: [Value], dialog: IntentDialog? = nil
        ) async throws -> Value
        func requestConfirmation(
          for value: Value, dialog: IntentDialog? = nil
        ) async throws -> Bool
      }
      typealias Parameter = IntentParameter

      extension AppIntent {
        func requestConfirmation(
          actionName: ConfirmationActionName = .continue, dialog: IntentDialog
        ) async throws
        func requestConfirmation(
          conditions: ConfirmationConditions, actionName: ConfirmationActionName = .continue,
          dialog: IntentDialog
        ) async throws
        func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil) -> any Error
        func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws
      }
      struct ConfirmationActionName {
        static func custom(
          acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
          denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
          destructive: Bool = false
        ) -> ConfirmationActionName
      }

      protocol IntentResult {}
      extension IntentResult {
        static func result() -> some IntentResult
        static func result(dialog: IntentDialog) -> some IntentResult
        static func result<V>(value: V) -> some IntentResult
        static func result<V>(value: V, dialog: IntentDialog) -> some IntentResult
        static func result<V: View>(
          dialog: IntentDialog, @ViewBuilder view: () -> V
        ) -> some IntentResult
        static func result<V, W: View>(
          value: V, dialog: IntentDialog, @ViewBuilder view: () -> W
        ) -> some IntentResult
        static func result<I: AppIntent>(
          opensIntent: I, dialog: IntentDialog
        ) -> some IntentResult
      }

      struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
        init(stringLiteral value: LocalizedStringResource)
      }
      struct IntentParameterSummary<Intent> {
        init()
        init(
          _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
          @ParameterSummaryBuilder _ additionalParameters: () -> Any = {})
      }
      typealias Summary = IntentParameterSummary

      struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation {
        init(stringLiteral value: String)
      }
      struct AppShortcut {
        init<Intent: AppIntent>(
          intent: Intent, phrases: [AppShortcutPhrase<Intent>],
          shortTitle: LocalizedStringResource, systemImageName: String)
        init<Intent: AppIntent>(
          intent: Intent, phrases: [AppShortcutPhrase<Intent>],
          shortTitle: LocalizedStringResource, systemImageName: String,
          parameterPresentation: AppShortcutParameterPresentation<Intent>)
        init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>])
      }
      struct AppShortcutParameterPresentation<Intent> {
        init<Value>(
          for parameter: KeyPath<Intent, IntentParameter<Value>>,
          summary: AppShortcutParameterPresentationSummary<Intent>)
      }
      struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {
        init(stringLiteral value: String)
      }
      struct NegativeAppShortcutPhrases {
        init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase])
      }
      protocol AppShortcutsProvider {
        @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
        static var shortcutTileColor: ShortcutTileColor { get }
      }
      """#)
}
