extension FrameworkInterface {
  /// TipKit: titles and messages of tips.
  static let tipKit = FrameworkInterface(
    module: "TipKit", topic: "Tips",
    text: #"""
      protocol Tip: Identifiable {
        var title: Text { get }
        var message: Text? { get }
        var image: Image? { get }
        @Tips.ActionBuilder var actions: [Tips.Action] { get }
      }
      enum Tips {
        struct Action: Identifiable {
          init(
            id: String? = nil, title: @autoclosure @escaping () -> String,
            perform handler: @escaping () -> Void = {})
          init(
            id: String? = nil, perform handler: @escaping () -> Void = {},
            _ label: @escaping () -> Text)
          init(
            id: String? = nil, disabled: Bool = false,
            perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text)
        }
      }
      extension Tip { typealias Action = Tips.Action }
      """#)

  /// SwiftData: what models and queries hold.
  static let swiftData = FrameworkInterface(
    module: "SwiftData", topic: "Models",
    text: #"""
      protocol PersistentModel: Identifiable, Hashable {
        var persistentModelID: PersistentIdentifier { get }
        var modelContext: ModelContext? { get }
      }
      @propertyWrapper struct Query<Result> {
        init()
        var wrappedValue: Result { get }
      }
      class ModelContext {
        func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T]
        func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int
        func insert<T>(_ model: T)
        func delete<T>(_ model: T)
        func save() throws
      }
      struct FetchDescriptor<T> {
        init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
      }
      """#)

  /// Core Data: what a context finds.
  static let coreData = FrameworkInterface(
    module: "CoreData", topic: "Objects",
    text: #"""
      class NSManagedObject: NSObject {
        var objectID: NSManagedObjectID { get }
        var hasChanges: Bool { get }
        var isInserted: Bool { get }
        var isDeleted: Bool { get }
      }
      class NSManagedObjectContext: NSObject {
        var hasChanges: Bool { get }
        func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T]
        func count<T>(for request: NSFetchRequest<T>) throws -> Int
        func save() throws
      }
      """#)

  /// Combine: published properties.
  static let combine = FrameworkInterface(
    module: "Combine", topic: "Publishers",
    text: #"""
      protocol Publisher {}
      protocol ObservableObject {}
      @propertyWrapper struct Published<Value> {
        init(wrappedValue: Value)
        init(initialValue: Value)
        var wrappedValue: Value { get }
        var projectedValue: Published<Value>.Publisher { get }
        struct Publisher { typealias Output = Value }
      }
      """#)

  /// User notifications, whose texts are strings that are shown as they are.
  static let userNotifications = FrameworkInterface(
    module: "UserNotifications", topic: "Notifications",
    text: #"""
      class UNNotificationContent: NSObject {
        var title: String { get }
        var subtitle: String { get }
        var body: String { get }
        var summaryArgument: String { get }
        var threadIdentifier: String { get }
        var categoryIdentifier: String { get }
      }
      class UNMutableNotificationContent: UNNotificationContent {
        var title: String
        var subtitle: String
        var body: String
        var summaryArgument: String
        var threadIdentifier: String
        var categoryIdentifier: String
      }
      class UNNotificationAction: NSObject {
        init(
          identifier: String, title: String, options: UNNotificationActionOptions = [])
        var title: String { get }
      }
      class UNTextInputNotificationAction: UNNotificationAction {
        init(
          identifier: String, title: String, options: UNNotificationActionOptions = [],
          textInputButtonTitle: String, textInputPlaceholder: String)
      }
      """#)

  /// Local authentication, whose texts are strings that are shown as they are.
  static let localAuthentication = FrameworkInterface(
    module: "LocalAuthentication", topic: "Context",
    text: #"""
      class LAContext: NSObject {
        init()
        var localizedReason: String
        var localizedFallbackTitle: String?
        var localizedCancelTitle: String?
        func evaluatePolicy(
          _ policy: LAPolicy, localizedReason: String,
          reply: @escaping (Bool, (any Error)?) -> Void)
        func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
      }
      """#)

  /// The system's log, whose messages no user sees.
  static let systemLog = FrameworkInterface(
    module: "os", topic: "Log",
    text: #"""
      struct OSLogMessage: ExpressibleByStringInterpolation {
        init(stringLiteral value: String)
      }
      struct Logger {
        init()
        init(subsystem: String, category: String)
        func log(_ message: OSLogMessage)
        func log(level: OSLogType, _ message: OSLogMessage)
        func trace(_ message: OSLogMessage)
        func debug(_ message: OSLogMessage)
        func info(_ message: OSLogMessage)
        func notice(_ message: OSLogMessage)
        func warning(_ message: OSLogMessage)
        func error(_ message: OSLogMessage)
        func critical(_ message: OSLogMessage)
        func fault(_ message: OSLogMessage)
      }
      """#)
}
