extension FrameworkInterface {
  /// Foundation's formatters and format styles.
  ///
  /// What a format style makes is a `String`, or an `AttributedString` in its `attributed` variant.
  /// A message has `%@` for either, so the table says `String`.
  static let foundationFormatting = FrameworkInterface(
    module: "Foundation", topic: "Formatting",
    text: #"""
      protocol FormatStyle {
        func format(_ value: Self.FormatInput) -> String
      }
      extension FormatStyle {
        static var number: Self { get }
        static var percent: Self { get }
        static func currency(code: String) -> Self
        static var dateTime: Self { get }
        static var iso8601: Self { get }
        static var interval: Self { get }
        static var name: Self { get }
        static var url: Self { get }
        static func name(style: PersonNameComponents.FormatStyle.Style) -> Self
        static func list(type: ListFormatStyleType, width: ListFormatStyleWidth = .standard)
          -> Self
        static func list<MemberStyle>(
          memberStyle: MemberStyle, type: ListFormatStyleType,
          width: ListFormatStyleWidth = .standard
        ) -> Self
        static func relative(
          presentation: Date.RelativeFormatStyle.Presentation,
          unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
        ) -> Self
        static func components(
          style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>?
            = nil
        ) -> Self
        static func byteCount(style: ByteCountFormatStyle.Style) -> Self
        static func measurement(width: Measurement<Unit>.FormatStyle.UnitWidth) -> Self
        static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self
        static func units(
          allowed: Set<Duration.UnitsFormatStyle.Unit>,
          width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated
        ) -> Self
      }
      protocol ParseableFormatStyle: FormatStyle {}
      protocol DiscreteFormatStyle: FormatStyle {}

      extension BinaryInteger {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ format: S) -> String
      }
      extension BinaryFloatingPoint {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ format: S) -> String
      }
      extension Decimal {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ format: S) -> String
      }
      extension Duration {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ format: S) -> String
      }
      extension Measurement {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ style: S) -> String
      }
      extension URL {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ style: S) -> String
      }
      extension PersonNameComponents {
        func formatted<S: FormatStyle>(_ style: S) -> String
      }
      extension Sequence {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ style: S) -> String
      }
      extension Range where Bound == Date {
        func formatted() -> String
        func formatted<S: FormatStyle>(_ style: S) -> String
        func formatted(
          date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
        ) -> String
      }

      class Formatter: NSObject {
        func string(for obj: Any?) -> String?
      }
      class DateFormatter: Formatter {
        init()
        var locale: Locale!
        var calendar: Calendar!
        var timeZone: TimeZone!
        var dateFormat: String!
        var dateStyle: DateFormatter.Style
        var timeStyle: DateFormatter.Style
        var doesRelativeDateFormatting: Bool
        var weekdaySymbols: [String]!
        var monthSymbols: [String]!
        func string(from date: Date) -> String
        func date(from string: String) -> Date?
        func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
        class func localizedString(
          from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
        ) -> String
        class func dateFormat(
          fromTemplate tmplate: String, options opts: Int, locale: Locale?
        ) -> String?
      }
      class NumberFormatter: Formatter {
        init()
        var locale: Locale!
        var numberStyle: NumberFormatter.Style
        var minimumFractionDigits: Int
        var maximumFractionDigits: Int
        var currencyCode: String!
        var currencySymbol: String!
        func string(from number: NSNumber) -> String?
        func number(from string: String) -> NSNumber?
        class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style)
          -> String
      }
      class DateIntervalFormatter: Formatter {
        init()
        func string(from fromDate: Date, to toDate: Date) -> String
        func string(from dateInterval: DateInterval) -> String?
      }
      class DateComponentsFormatter: Formatter {
        init()
        var unitsStyle: DateComponentsFormatter.UnitsStyle
        var allowedUnits: NSCalendar.Unit
        func string(from components: DateComponents) -> String?
        func string(from startDate: Date, to endDate: Date) -> String?
        func string(from ti: TimeInterval) -> String?
        class func localizedString(
          from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
        ) -> String?
      }
      class RelativeDateTimeFormatter: Formatter {
        init()
        func localizedString(from dateComponents: DateComponents) -> String
        func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
        func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
      }
      class ISO8601DateFormatter: Formatter {
        init()
        func string(from date: Date) -> String
        func date(from string: String) -> Date?
      }
      class ByteCountFormatter: Formatter {
        init()
        func string(fromByteCount byteCount: Int64) -> String
        func string(from measurement: Measurement<UnitInformationStorage>) -> String
        class func string(
          fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
        ) -> String
      }
      class MeasurementFormatter: Formatter {
        init()
        func string<UnitType>(from measurement: Measurement<UnitType>) -> String
        func string(from unit: Unit) -> String
      }
      class ListFormatter: Formatter {
        init()
        func string(from items: [Any]) -> String?
        class func localizedString(byJoining strings: [String]) -> String
      }
      class PersonNameComponentsFormatter: Formatter {
        init()
        func string(from components: PersonNameComponents) -> String
        class func localizedString(
          from components: PersonNameComponents,
          style nameFormatStyle: PersonNameComponentsFormatter.Style,
          options nameOptions: PersonNameComponentsFormatter.Options = []
        ) -> String
      }
      class LengthFormatter: Formatter {
        init()
        func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String
        func string(fromMeters numberInMeters: Double) -> String
      }
      class MassFormatter: Formatter {
        init()
        func string(fromValue value: Double, unit: MassFormatter.Unit) -> String
        func string(fromKilograms numberInKilograms: Double) -> String
      }
      class EnergyFormatter: Formatter {
        init()
        func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
        func string(fromJoules numberInJoules: Double) -> String
      }
      """#)
}
