extension FrameworkInterface {
  /// SwiftUI's property wrappers and what the environment holds.
  static let swiftUIState = FrameworkInterface(
    module: "SwiftUI", topic: "State",
    text: #"""
      @propertyWrapper struct State<Value> {
        init(wrappedValue value: Value)
        init(initialValue value: Value)
        var wrappedValue: Value { get }
        var projectedValue: Binding<Value> { get }
      }
      @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
        init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
        init(projectedValue: Binding<Value>)
        init?(_ base: Binding<Value?>)
        static func constant(_ value: Value) -> Binding<Value>
        var wrappedValue: Value { get }
        var projectedValue: Binding<Value> { get }
        subscript<Subject>(
          dynamicMember keyPath: WritableKeyPath<Value, Subject>
        ) -> Binding<Subject> { get }
        func animation(_ animation: Animation? = .default) -> Binding<Value>
        func transaction(_ transaction: Transaction) -> Binding<Value>
      }
      @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
        init(wrappedValue: Value)
        init(_ wrappedValue: Value)
        var wrappedValue: Value { get }
        var projectedValue: Bindable<Value> { get }
        subscript<Subject>(
          dynamicMember keyPath: WritableKeyPath<Value, Subject>
        ) -> Binding<Subject> { get }
      }
      @propertyWrapper struct StateObject<ObjectType> {
        init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
        var wrappedValue: ObjectType { get }
        var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
      }
      @propertyWrapper struct ObservedObject<ObjectType> {
        init(wrappedValue: ObjectType)
        init(initialValue: ObjectType)
        var wrappedValue: ObjectType { get }
        var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
        @dynamicMemberLookup struct Wrapper {
          subscript<Subject>(
            dynamicMember keyPath: WritableKeyPath<ObjectType, Subject>
          ) -> Binding<Subject> { get }
        }
      }
      @propertyWrapper struct EnvironmentObject<ObjectType> {
        init()
        var wrappedValue: ObjectType { get }
        var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
      }
      @propertyWrapper struct Environment<Value> {
        init(_ keyPath: KeyPath<EnvironmentValues, Value>)
        init(_ objectType: Value.Type)
        var wrappedValue: Value { get }
      }
      @propertyWrapper struct AppStorage<Value> {
        init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
        init(_ key: String, store: UserDefaults? = nil)
        var wrappedValue: Value { get }
        var projectedValue: Binding<Value> { get }
      }
      @propertyWrapper struct SceneStorage<Value> {
        init(wrappedValue: Value, _ key: String)
        init(_ key: String)
        var wrappedValue: Value { get }
        var projectedValue: Binding<Value> { get }
      }
      @propertyWrapper struct FocusState<Value> {
        init()
        var wrappedValue: Value { get }
        var projectedValue: FocusState<Value>.Binding { get }
        @propertyWrapper struct Binding {
          var wrappedValue: Value { get }
          var projectedValue: FocusState<Value>.Binding { get }
        }
      }
      @propertyWrapper struct AccessibilityFocusState<Value> {
        init()
        var wrappedValue: Value { get }
        var projectedValue: AccessibilityFocusState<Value>.Binding { get }
      }
      @propertyWrapper struct GestureState<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
        var wrappedValue: Value { get }
        var projectedValue: GestureState<Value> { get }
      }
      @propertyWrapper struct Namespace {
        init()
        var wrappedValue: Namespace.ID { get }
        struct ID: Hashable {}
      }
      @propertyWrapper struct ScaledMetric<Value> {
        init(wrappedValue: Value)
        init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
        var wrappedValue: Value { get }
      }
      @propertyWrapper struct FocusedValue<Value> {
        init(_ keyPath: KeyPath<FocusedValues, Value?>)
        init(_ objectType: Value.Type)
        var wrappedValue: Value? { get }
      }
      @propertyWrapper struct FocusedBinding<Value> {
        init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
        var wrappedValue: Value? { get }
        var projectedValue: Binding<Value?> { get }
      }
      @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType> {
        init(_ delegateType: DelegateType.Type = DelegateType.self)
        var wrappedValue: DelegateType { get }
      }
      @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType> {
        init(_ delegateType: DelegateType.Type = DelegateType.self)
        var wrappedValue: DelegateType { get }
      }
      @propertyWrapper struct FetchRequest<Result> {
        init(
          sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
          animation: Animation? = nil)
        init(
          sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
          animation: Animation? = nil)
        init(
          entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
          predicate: NSPredicate? = nil, animation: Animation? = nil)
        init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
        var wrappedValue: FetchedResults<Result> { get }
      }
      struct FetchedResults<Result>: RandomAccessCollection {
        typealias Element = Result
        typealias Index = Int
      }
      @propertyWrapper struct SectionedFetchRequest<SectionIdentifier, Result> {
        var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
      }

      struct EnvironmentValues {
        var locale: Locale { get }
        var calendar: Calendar { get }
        var timeZone: TimeZone { get }
        var isEnabled: Bool { get }
        var isFocused: Bool { get }
        var isSearching: Bool { get }
        var isPresented: Bool { get }
        var isLuminanceReduced: Bool { get }
        var accessibilityEnabled: Bool { get }
        var accessibilityReduceMotion: Bool { get }
        var accessibilityVoiceOverEnabled: Bool { get }
        var accessibilityDifferentiateWithoutColor: Bool { get }
        var accessibilityReduceTransparency: Bool { get }
        var supportsMultipleWindows: Bool { get }
        var displayScale: CGFloat { get }
        var pixelLength: CGFloat { get }
        var lineLimit: Int? { get }
        var defaultMinListRowHeight: CGFloat { get }
        var colorScheme: ColorScheme { get }
        var colorSchemeContrast: ColorSchemeContrast { get }
        var dynamicTypeSize: DynamicTypeSize { get }
        var sizeCategory: ContentSizeCategory { get }
        var horizontalSizeClass: UserInterfaceSizeClass? { get }
        var verticalSizeClass: UserInterfaceSizeClass? { get }
        var layoutDirection: LayoutDirection { get }
        var scenePhase: ScenePhase { get }
        var font: Font? { get }
        var dismiss: DismissAction { get }
        var dismissSearch: DismissSearchAction { get }
        var dismissWindow: DismissWindowAction { get }
        var openURL: OpenURLAction { get }
        var openWindow: OpenWindowAction { get }
        var openSettings: OpenSettingsAction { get }
        var refresh: RefreshAction? { get }
        var presentationMode: Binding<PresentationMode> { get }
        var editMode: Binding<EditMode>? { get }
        var undoManager: UndoManager? { get }
        var managedObjectContext: NSManagedObjectContext { get }
        var modelContext: ModelContext { get }
        var requestReview: RequestReviewAction { get }
        var widgetFamily: WidgetFamily { get }
      }
      """#)
}
