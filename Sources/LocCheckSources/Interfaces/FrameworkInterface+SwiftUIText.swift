extension FrameworkInterface {
  /// SwiftUI's texts, labels and images.
  static let swiftUIText = FrameworkInterface(
    module: "SwiftUI", topic: "Text",
    text: #"""
      struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
        init(_ value: String)
        init(stringLiteral value: String)
        init(stringInterpolation: LocalizedStringKey.StringInterpolation)

        struct StringInterpolation: StringInterpolationProtocol {
          mutating func appendLiteral(_ literal: String)
          mutating func appendInterpolation(_ string: String)
          mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil)
          mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject, formatter: Formatter? = nil)
          mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
          mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T)
          mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String)
          mutating func appendInterpolation(_ text: Text)
          mutating func appendInterpolation(_ image: Image)
          mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
          mutating func appendInterpolation(_ dates: ClosedRange<Date>)
          mutating func appendInterpolation(_ interval: DateInterval)
          mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true)
          mutating func appendInterpolation(_ attributedString: AttributedString)
          mutating func appendInterpolation(_ resource: LocalizedStringResource)
        }
      }

      struct Text: View, Equatable {
        init(verbatim content: String)
        @_disfavoredOverload init<S: StringProtocol>(_ content: S)
        init(
          _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
          comment: StaticString? = nil)
        @_disfavoredOverload init(_ resource: LocalizedStringResource)
        init(_ attributedContent: AttributedString)
        init(_ image: Image)
        init(_ date: Date, style: Text.DateStyle)
        init(_ dates: ClosedRange<Date>)
        init(_ interval: DateInterval)
        init(
          timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
          showsHours: Bool = true)
        init<F: FormatStyle>(_ input: F.FormatInput, format: F)
        init<F: DiscreteFormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F)
        init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter)
        init<Subject: NSObject>(_ subject: Subject, formatter: Formatter)
        static func + (lhs: Text, rhs: Text) -> Text

        struct DateStyle: Equatable, Codable {
          static let time: Text.DateStyle
          static let date: Text.DateStyle
          static let relative: Text.DateStyle
          static let offset: Text.DateStyle
          static let timer: Text.DateStyle
        }
        enum Case { case uppercase; case lowercase }
        enum TruncationMode { case head; case tail; case middle }
      }

      extension Text {
        func font(_ font: Font?) -> Text
        func fontWeight(_ weight: Font.Weight?) -> Text
        func fontWidth(_ width: Font.Width?) -> Text
        func fontDesign(_ design: Font.Design?) -> Text
        func bold() -> Text
        func bold(_ isActive: Bool) -> Text
        func italic() -> Text
        func italic(_ isActive: Bool) -> Text
        func monospaced(_ isActive: Bool = true) -> Text
        func monospacedDigit() -> Text
        func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
        func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
        func kerning(_ kerning: CGFloat) -> Text
        func tracking(_ tracking: CGFloat) -> Text
        func baselineOffset(_ baselineOffset: CGFloat) -> Text
        func foregroundColor(_ color: Color?) -> Text
        func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
        func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
        func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text
        func customAttribute<T: TextAttribute>(_ value: T) -> Text
        func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text
        func speechSpellsOutCharacters(_ value: Bool = true) -> Text
        func speechAdjustedPitch(_ value: Double) -> Text
        func speechAnnouncementsQueued(_ value: Bool = true) -> Text
        func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text
        func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
        func accessibilityLabel(_ label: Text) -> Text
        func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
        @_disfavoredOverload
        func accessibilityLabel(_ label: LocalizedStringResource) -> Text
        @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text
      }

      struct Label<Title, Icon>: View {
        init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
      }
      extension Label where Title == Text, Icon == Image {
        init(_ titleKey: LocalizedStringKey, image name: String)
        init(_ titleKey: LocalizedStringKey, systemImage name: String)
        init(_ titleKey: LocalizedStringKey, image resource: ImageResource)
        @_disfavoredOverload init(_ titleResource: LocalizedStringResource, image name: String)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, systemImage name: String)
        @_disfavoredOverload
        init(_ titleResource: LocalizedStringResource, image resource: ImageResource)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, image name: String)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage name: String)
        @_disfavoredOverload init<S: StringProtocol>(_ title: S, image resource: ImageResource)
      }

      struct Image: View, Equatable {
        init(_ name: String, bundle: Bundle? = nil)
        init(_ name: String, bundle: Bundle? = nil, label: Text)
        init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
        init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text)
        init(_ resource: ImageResource)
        init(decorative name: String, bundle: Bundle? = nil)
        init(systemName: String)
        init(systemName: String, variableValue: Double?)
        init(uiImage: UIImage)
        init(nsImage: NSImage)
        init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)
        init(
          _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
        func resizable() -> Image
        func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
      }

      struct Color: View, ShapeStyle, Hashable {
        init(_ name: String, bundle: Bundle? = nil)
        init(_ resource: ColorResource)
        init(red: Double, green: Double, blue: Double, opacity: Double = 1)
        init(white: Double, opacity: Double = 1)
        init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
      }
      """#)
}
