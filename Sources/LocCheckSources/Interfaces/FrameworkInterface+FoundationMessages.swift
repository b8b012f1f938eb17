extension FrameworkInterface {
  /// Foundation's look-ups, and the texts that are looked up.
  static let foundationMessages = FrameworkInterface(
    module: "Foundation", topic: "Messages",
    text: #"""
      struct LocalizedStringResource: Hashable, Codable, ExpressibleByStringInterpolation,
        CustomLocalizedStringResourceConvertible
      {
        init(
          _ keyAndValue: String.LocalizationValue, table: String? = nil,
          locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
          comment: StaticString? = nil)
        init(
          _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
          locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
          comment: StaticString? = nil)
        init(
          _ keyAndValue: String.LocalizationValue, table: String? = nil,
          locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil)
        init(
          _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
          locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil)
        init(stringLiteral value: String)
        init(stringInterpolation: String.LocalizationValue.StringInterpolation)
        var key: String { get }
        var defaultValue: String.LocalizationValue { get }
        var table: String? { get }
        var locale: Locale { get }
        var bundle: LocalizedStringResource.BundleDescription { get }
        var localizedStringResource: LocalizedStringResource { get }

        enum BundleDescription {
          case main
          case forClass(AnyClass)
          case atURL(URL)
        }
      }
      protocol CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { get }
      }

      extension String {
        init(
          localized keyAndValue: String.LocalizationValue, table: String? = nil,
          bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
        init(
          localized key: StaticString, defaultValue: String.LocalizationValue,
          table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
          comment: StaticString? = nil)
        init(
          localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
          table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
          comment: StaticString? = nil)
        init(
          localized key: StaticString, defaultValue: String.LocalizationValue,
          options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
          locale: Locale = .current, comment: StaticString? = nil)
        @_disfavoredOverload init(localized resource: LocalizedStringResource)
        @_disfavoredOverload
        init(
          localized resource: LocalizedStringResource, options: String.LocalizationOptions)

        init(format: String, _ arguments: any CVarArg...)
        init(format: String, arguments: [any CVarArg])
        init(format: String, locale: Locale?, _ args: any CVarArg...)
        init(format: String, locale: Locale?, arguments: [any CVarArg])
        static func localizedStringWithFormat(
          _ format: String, _ arguments: any CVarArg...
        ) -> String

        struct LocalizationOptions {
          init()
          var replacements: [any CVarArg]?
        }
        struct LocalizationValue: Hashable, Codable, ExpressibleByStringInterpolation {
          init(_ value: String)
          init(stringLiteral value: String)
          init(stringInterpolation: String.LocalizationValue.StringInterpolation)

          enum Placeholder {
            case int
            case uint
            case float
            case double
            case object
          }
          struct StringInterpolation: StringInterpolationProtocol {
            mutating func appendLiteral(_ literal: String)
            mutating func appendInterpolation(_ string: String)
            mutating func appendInterpolation(_ string: Substring)
            mutating func appendInterpolation<Subject: ReferenceConvertible>(
              _ subject: Subject, formatter: Formatter? = nil)
            mutating func appendInterpolation<Subject: NSObject>(
              _ subject: Subject, formatter: Formatter? = nil)
            mutating func appendInterpolation<F: FormatStyle>(
              _ input: F.FormatInput, format: F)
            mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T)
            mutating func appendInterpolation<T: _FormatSpecifiable>(
              _ value: T, specifier: String)
            mutating func appendInterpolation(_ attributedString: AttributedString)
            mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring)
            mutating func appendInterpolation(_ resource: LocalizedStringResource)
            mutating func appendInterpolation(
              placeholder: String.LocalizationValue.Placeholder)
            mutating func appendInterpolation(
              placeholder: String.LocalizationValue.Placeholder, specifier: String)
          }
        }
      }

      struct AttributedString: Hashable, ExpressibleByStringLiteral {
        init()
        init(_ string: String, attributes: AttributeContainer = .init())
        init(_ substring: Substring, attributes: AttributeContainer = .init())
        init(_ nsStr: NSAttributedString)
        init(stringLiteral value: String)
        init(markdown: String)
        init(markdown: Data)
        init(
          localized keyAndValue: String.LocalizationValue, table: String? = nil,
          bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
        init(
          localized keyAndValue: String.LocalizationValue,
          options: AttributedString.LocalizationOptions, table: String? = nil,
          bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
        init<S: AttributeScope>(
          localized keyAndValue: String.LocalizationValue,
          options: AttributedString.FormattingOptions = [], table: String? = nil,
          bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
          including scope: S.Type)
        init(
          localized key: StaticString, defaultValue: String.LocalizationValue,
          options: AttributedString.FormattingOptions = [], table: String? = nil,
          bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
        init<S: AttributeScope>(
          localized key: StaticString, defaultValue: String.LocalizationValue,
          options: AttributedString.FormattingOptions = [], table: String? = nil,
          bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
          including scope: S.Type)
        @_disfavoredOverload init(localized resource: LocalizedStringResource)
        @_disfavoredOverload
        init(
          localized resource: LocalizedStringResource,
          options: AttributedString.LocalizationOptions)
        @_disfavoredOverload
        init<S: AttributeScope>(
          localized resource: LocalizedStringResource, including scope: S.Type)
        static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
      }

      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main,
        value: String = "", comment: String
      ) -> String

      // Macros in Objective-C, which Swift sees where a project declares functions of their names.
      func NSLocalizedStringFromTable(
        _ key: String, _ tableName: String?, _ comment: String
      ) -> String
      func NSLocalizedStringFromTableInBundle(
        _ key: String, _ tableName: String?, _ bundle: Bundle, _ comment: String
      ) -> String
      func NSLocalizedStringWithDefaultValue(
        _ key: String, _ tableName: String?, _ bundle: Bundle, _ value: String,
        _ comment: String
      ) -> String
      func CFCopyLocalizedString(_ key: CFString, _ comment: String?) -> CFString
      func CFCopyLocalizedStringFromTable(
        _ key: CFString, _ tableName: CFString, _ comment: String?
      ) -> CFString
      func CFCopyLocalizedStringFromTableInBundle(
        _ key: CFString, _ tableName: CFString, _ bundle: CFBundle, _ comment: String?
      ) -> CFString
      func CFCopyLocalizedStringWithDefaultValue(
        _ key: CFString, _ tableName: CFString, _ bundle: CFBundle, _ value: CFString,
        _ comment: String?
      ) -> CFString
      func CFBundleCopyLocalizedString(
        _ bundle: CFBundle, _ key: CFString, _ value: CFString, _ tableName: CFString
      ) -> CFString

      class Bundle: NSObject {
        class var main: Bundle { get }
        class var module: Bundle { get }
        class var allBundles: [Bundle] { get }
        init?(path: String)
        init?(url: URL)
        init(for aClass: AnyClass)
        init?(identifier: String)
        var bundleURL: URL { get }
        var bundlePath: String { get }
        var bundleIdentifier: String? { get }
        var resourceURL: URL? { get }
        var infoDictionary: [String: Any]? { get }
        var localizedInfoDictionary: [String: Any]? { get }
        var localizations: [String] { get }
        var preferredLocalizations: [String] { get }
        var developmentLocalization: String? { get }
        func localizedString(
          forKey key: String, value: String?, table tableName: String?
        ) -> String
        func localizedString(
          forKey key: String, value: String?, table tableName: String?,
          localizations: [Locale.Language]
        ) -> String
        func localizedAttributedString(
          forKey key: String, value: String?, table tableName: String?
        ) -> NSAttributedString
        func object(forInfoDictionaryKey key: String) -> Any?
        func url(forResource name: String?, withExtension ext: String?) -> URL?
        func path(forResource name: String?, ofType ext: String?) -> String?
      }
      """#)
}
