extension FrameworkInterface {
  /// Foundation's classes, and what the system says about itself.
  static let foundationObjects = FrameworkInterface(
    module: "Foundation", topic: "Objects",
    text: #"""
      class NSObject: Hashable {
        init()
        var description: String { get }
        var debugDescription: String { get }
        var hash: Int { get }
        func value(forKey key: String) -> Any?
      }
      class NSString: NSObject, ExpressibleByStringLiteral {
        init(string aString: String)
        init(format: NSString, _ args: any CVarArg...)
        var length: Int { get }
        var lastPathComponent: String { get }
        var pathExtension: String { get }
        var deletingLastPathComponent: String { get }
        var deletingPathExtension: String { get }
        var integerValue: Int { get }
        var intValue: Int32 { get }
        var doubleValue: Double { get }
        var floatValue: Float { get }
        var boolValue: Bool { get }
        class func localizedStringWithFormat(
          _ format: NSString, _ args: any CVarArg...
        ) -> NSString
        class func localizedUserNotificationString(
          forKey key: String, arguments: [Any]?
        ) -> String
        func appending(_ aString: String) -> String
        func substring(from: Int) -> String
        func substring(to: Int) -> String
      }
      class NSMutableString: NSString {}
      class NSAttributedString: NSObject {
        init(string str: String)
        init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
        init(_ attrStr: AttributedString)
        var string: String { get }
        var length: Int { get }
      }
      class NSMutableAttributedString: NSAttributedString {}
      class NSNumber: NSObject {
        init(value: Int)
        init(value: Double)
        init(value: Bool)
        var intValue: Int32 { get }
        var int32Value: Int32 { get }
        var int64Value: Int64 { get }
        var uintValue: UInt { get }
        var uint64Value: UInt64 { get }
        var floatValue: Float { get }
        var doubleValue: Double { get }
        var boolValue: Bool { get }
        var stringValue: String { get }
        var decimalValue: Decimal { get }
      }
      class NSDecimalNumber: NSNumber {}
      class NSDate: NSObject {}
      class NSURL: NSObject { var absoluteString: String? { get } }
      class NSUUID: NSObject { var uuidString: String { get } }
      class NSArray: NSObject { var count: Int { get } }
      class NSSet: NSObject { var count: Int { get } }
      class NSDictionary: NSObject { var count: Int { get } }
      class NSOrderedSet: NSObject { var count: Int { get } }
      class NSError: NSObject, Error {
        init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
        var domain: String { get }
        var code: Int { get }
        var userInfo: [String: Any] { get }
        var localizedDescription: String { get }
        var localizedFailureReason: String? { get }
        var localizedRecoverySuggestion: String? { get }
      }
      protocol LocalizedError: Error {
        var errorDescription: String? { get }
        var failureReason: String? { get }
        var recoverySuggestion: String? { get }
        var helpAnchor: String? { get }
      }
      extension Error {
        var localizedDescription: String { get }
      }

      class ProcessInfo: NSObject {
        class var processInfo: ProcessInfo { get }
        var processName: String { get }
        var hostName: String { get }
        var fullUserName: String { get }
        var operatingSystemVersionString: String { get }
        var operatingSystemVersion: OperatingSystemVersion { get }
        var environment: [String: String] { get }
        var arguments: [String] { get }
        var processIdentifier: Int32 { get }
        var processorCount: Int { get }
        var activeProcessorCount: Int { get }
        var physicalMemory: UInt64 { get }
        var systemUptime: TimeInterval { get }
      }
      struct OperatingSystemVersion {
        var majorVersion: Int
        var minorVersion: Int
        var patchVersion: Int
      }
      class UserDefaults: NSObject {
        class var standard: UserDefaults { get }
        init?(suiteName suitename: String?)
        func object(forKey defaultName: String) -> Any?
        func string(forKey defaultName: String) -> String?
        func stringArray(forKey defaultName: String) -> [String]?
        func integer(forKey defaultName: String) -> Int
        func float(forKey defaultName: String) -> Float
        func double(forKey defaultName: String) -> Double
        func bool(forKey defaultName: String) -> Bool
        func url(forKey defaultName: String) -> URL?
        func data(forKey defaultName: String) -> Data?
        func array(forKey defaultName: String) -> [Any]?
        func dictionary(forKey defaultName: String) -> [String: Any]?
        func set(_ value: Any?, forKey defaultName: String)
        func removeObject(forKey defaultName: String)
      }
      class FileManager: NSObject {
        class var `default`: FileManager { get }
        var currentDirectoryPath: String { get }
        var homeDirectoryForCurrentUser: URL { get }
        var temporaryDirectory: URL { get }
        func displayName(atPath path: String) -> String
        func fileExists(atPath path: String) -> Bool
        func contentsOfDirectory(atPath path: String) -> [String]
        func contents(atPath path: String) -> Data?
      }
      class NotificationCenter: NSObject {
        class var `default`: NotificationCenter { get }
        func post(
          name aName: Notification.Name, object anObject: Any?,
          userInfo aUserInfo: [AnyHashable: Any]? = nil)
        func publisher(
          for name: Notification.Name, object: AnyObject? = nil
        ) -> NotificationCenter.Publisher
      }
      class Progress: NSObject {
        init(totalUnitCount unitCount: Int64)
        var totalUnitCount: Int64
        var completedUnitCount: Int64
        var fractionCompleted: Double { get }
        var localizedDescription: String!
        var localizedAdditionalDescription: String!
      }
      class UndoManager: NSObject {
        func setActionName(_ actionName: String)
        var undoActionName: String { get }
        var undoMenuItemTitle: String { get }
      }
      class Unit: NSObject { var symbol: String { get } }
      class Dimension: Unit {}
      class HTTPURLResponse: NSObject {
        var statusCode: Int { get }
        var url: URL? { get }
        class func localizedString(forStatusCode statusCode: Int) -> String
      }
      func NSLog(_ format: String, _ args: any CVarArg...)

      extension StringProtocol {
        var capitalized: String { get }
        var localizedCapitalized: String { get }
        var localizedLowercase: String { get }
        var localizedUppercase: String { get }
        var removingPercentEncoding: String? { get }
        func trimmingCharacters(in set: CharacterSet) -> String
        func components<T: StringProtocol>(separatedBy separator: T) -> [String]
        func components(separatedBy separator: CharacterSet) -> [String]
        func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
          of target: Target, with replacement: Replacement,
          options: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil
        ) -> String
        func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet)
          -> String?
        func appending<T: StringProtocol>(_ aString: T) -> String
        func appendingFormat<T: StringProtocol>(
          _ format: T, _ arguments: any CVarArg...
        ) -> String
        func padding<T: StringProtocol>(
          toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
        ) -> String
        func folding(options: String.CompareOptions = [], locale: Locale?) -> String
        func capitalized(with locale: Locale?) -> String
        func lowercased(with locale: Locale?) -> String
        func uppercased(with locale: Locale?) -> String
        func contains<T: StringProtocol>(_ other: T) -> Bool
        func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
        func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
        func range<T: StringProtocol>(
          of aString: T, options mask: String.CompareOptions = [],
          range searchRange: Range<String.Index>? = nil, locale: Locale? = nil
        ) -> Range<String.Index>?
        func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      }
      """#)
}
