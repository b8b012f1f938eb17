extension FrameworkInterface {
  /// Foundation's values that messages interpolate.
  static let foundationValues = FrameworkInterface(
    module: "Foundation", topic: "Values",
    text: #"""
      protocol ReferenceConvertible {}

      struct Date: Hashable, Comparable, Codable, ReferenceConvertible {
        init()
        init(timeIntervalSinceNow: TimeInterval)
        init(timeIntervalSince1970: TimeInterval)
        init(timeIntervalSinceReferenceDate: TimeInterval)
        init(timeInterval: TimeInterval, since date: Date)
        static var now: Date { get }
        static let distantPast: Date
        static let distantFuture: Date
        var timeIntervalSinceNow: TimeInterval { get }
        var timeIntervalSince1970: TimeInterval { get }
        var timeIntervalSinceReferenceDate: TimeInterval { get }
        var description: String { get }
        func timeIntervalSince(_ date: Date) -> TimeInterval
        func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
        func advanced(by n: TimeInterval) -> Date
        func distance(to other: Date) -> TimeInterval
        func description(with locale: Locale?) -> String
        func formatted() -> String
        func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
          -> String
        func formatted<F: FormatStyle>(_ format: F) -> String
        func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String
        static func + (lhs: Date, rhs: TimeInterval) -> Date
        static func - (lhs: Date, rhs: TimeInterval) -> Date
      }
      typealias TimeInterval = Double
      struct DateInterval: Hashable, Comparable, ReferenceConvertible {
        init(start: Date, end: Date)
        init(start: Date, duration: TimeInterval)
        var start: Date { get }
        var end: Date { get }
        var duration: TimeInterval { get }
      }
      struct DateComponents: Hashable, ReferenceConvertible {
        var era: Int?
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute: Int?
        var second: Int?
        var nanosecond: Int?
        var weekday: Int?
        var weekOfYear: Int?
        var quarter: Int?
        var date: Date? { get }
        var calendar: Calendar?
        var timeZone: TimeZone?
      }
      struct Calendar: Hashable, ReferenceConvertible {
        init(identifier: Calendar.Identifier)
        static var current: Calendar { get }
        static var autoupdatingCurrent: Calendar { get }
        var locale: Locale?
        var timeZone: TimeZone
        var firstWeekday: Int
        var monthSymbols: [String] { get }
        var shortMonthSymbols: [String] { get }
        var standaloneMonthSymbols: [String] { get }
        var weekdaySymbols: [String] { get }
        var shortWeekdaySymbols: [String] { get }
        var veryShortWeekdaySymbols: [String] { get }
        var standaloneWeekdaySymbols: [String] { get }
        var amSymbol: String { get }
        var pmSymbol: String { get }
        func component(_ component: Calendar.Component, from date: Date) -> Int
        func dateComponents(_ components: Set<Calendar.Component>, from date: Date)
          -> DateComponents
        func dateComponents(
          _ components: Set<Calendar.Component>, from start: Date, to end: Date
        ) -> DateComponents
        func date(from components: DateComponents) -> Date?
        func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?
        func startOfDay(for date: Date) -> Date
        func isDateInToday(_ date: Date) -> Bool
        func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
        func ordinality(
          of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date
        ) -> Int?
      }
      struct TimeZone: Hashable, ReferenceConvertible {
        init?(identifier: String)
        init?(abbreviation: String)
        init?(secondsFromGMT seconds: Int)
        static var current: TimeZone { get }
        var identifier: String { get }
        func secondsFromGMT(for date: Date = Date()) -> Int
        func abbreviation(for date: Date = Date()) -> String?
        func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String?
      }
      struct Locale: Hashable, ReferenceConvertible {
        init(identifier: String)
        static var current: Locale { get }
        static var autoupdatingCurrent: Locale { get }
        static var preferredLanguages: [String] { get }
        var identifier: String { get }
        var languageCode: String? { get }
        var regionCode: String? { get }
        var currencyCode: String? { get }
        var currencySymbol: String? { get }
        var decimalSeparator: String? { get }
        var language: Locale.Language { get }
        var region: Locale.Region? { get }
        var currency: Locale.Currency? { get }
        var calendar: Calendar { get }
        func localizedString(forIdentifier identifier: String) -> String?
        func localizedString(forLanguageCode languageCode: String) -> String?
        func localizedString(forRegionCode regionCode: String) -> String?
        func localizedString(forCurrencyCode currencyCode: String) -> String?
      }

      struct URL: Hashable, ReferenceConvertible {
        init?(string: String)
        init(fileURLWithPath path: String)
        init(filePath path: String)
        var absoluteString: String { get }
        var relativeString: String { get }
        var relativePath: String { get }
        var scheme: String? { get }
        var host: String? { get }
        var port: Int? { get }
        var path: String { get }
        var query: String? { get }
        var fragment: String? { get }
        var user: String? { get }
        var lastPathComponent: String { get }
        var pathExtension: String { get }
        var pathComponents: [String] { get }
        var isFileURL: Bool { get }
        func host(percentEncoded: Bool = true) -> String?
        func path(percentEncoded: Bool = true) -> String
        func appendingPathComponent(_ pathComponent: String) -> URL
        func appendingPathExtension(_ pathExtension: String) -> URL
        func appending(path: String) -> URL
        func appending(component: String) -> URL
        func deletingLastPathComponent() -> URL
        func deletingPathExtension() -> URL
      }
      struct UUID: Hashable, ReferenceConvertible {
        init()
        init?(uuidString string: String)
        var uuidString: String { get }
      }
      struct Data: RandomAccessCollection, Hashable, ReferenceConvertible {
        init()
        init(contentsOf url: URL)
        typealias Element = UInt8
        typealias Index = Int
        func base64EncodedString() -> String
      }
      struct IndexSet: BidirectionalCollection, Hashable, ReferenceConvertible {
        typealias Element = Int
      }
      struct IndexPath: RandomAccessCollection, Hashable, ReferenceConvertible {
        typealias Element = Int
        var row: Int { get }
        var section: Int { get }
        var item: Int { get }
      }
      struct Decimal: Hashable, Comparable, SignedNumeric, ReferenceConvertible {
        init(_ value: Int)
        init(_ value: Double)
        init?(string: String, locale: Locale? = nil)
        static let zero: Decimal
        var description: String { get }
      }
      struct Measurement<UnitType>: Hashable, Comparable, ReferenceConvertible {
        init(value: Double, unit: UnitType)
        var value: Double
        var unit: UnitType { get }
        func converted(to otherUnit: UnitType) -> Measurement<UnitType>
      }
      struct PersonNameComponents: Hashable, ReferenceConvertible {
        var givenName: String?
        var familyName: String?
        var middleName: String?
        var nickname: String?
        func formatted() -> String
      }
      struct Notification: Hashable, ReferenceConvertible {
        var name: Notification.Name
        var object: Any?
        var userInfo: [AnyHashable: Any]?
        struct Name: Hashable { var rawValue: String }
      }
      struct CharacterSet: Hashable, ReferenceConvertible {}
      struct URLRequest: Hashable, ReferenceConvertible { var url: URL? }
      struct URLComponents: Hashable, ReferenceConvertible {
        var scheme: String?
        var host: String?
        var path: String
        var query: String?
        var url: URL? { get }
        var string: String? { get }
      }

      struct CGSize { var width: CGFloat; var height: CGFloat }
      struct CGPoint { var x: CGFloat; var y: CGFloat }
      struct CGRect {
        var origin: CGPoint
        var size: CGSize
        var width: CGFloat { get }
        var height: CGFloat { get }
        var minX: CGFloat { get }
        var midX: CGFloat { get }
        var maxX: CGFloat { get }
        var minY: CGFloat { get }
        var midY: CGFloat { get }
        var maxY: CGFloat { get }
      }
      """#)
}
