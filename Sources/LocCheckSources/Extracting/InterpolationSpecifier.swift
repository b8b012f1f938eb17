import LocCheckCatalogs

/// The specifier that an interpolated value puts into a key, as far as it is known.
enum InterpolationSpecifier {
  /// The type decides it.
  case known(String)
  /// The type is not known.
  case unknown
  /// The type is known, and the text has no interpolation for it unless the sources add one.
  case unsupported

  /// Finds the specifier of a value.
  ///
  /// - Parameters:
  ///   - interpolation: The value.
  ///   - placeholder: What stands after `placeholder:` in place of a value.
  ///   - text: The type of the text: Foundation's take any value as an object, SwiftUI's only some.
  init(_ interpolation: TypedInterpolation, placeholder: String? = nil, in text: TextType) {
    if let specifier = interpolation.specifier {
      self = .known(specifier)
    } else if let placeholder {
      self = Self.placeholders[placeholder].map(Self.known) ?? .unknown
    } else if interpolation.labels.contains("specifier") {
      self = .unknown
    } else if interpolation.labels.contains(where: Self.formattingLabels.contains) {
      self = .known(Self.object)
    } else if interpolation.isObject {
      self = .known(Self.object)
    } else if let type = interpolation.type {
      self.init(type: type, in: text)
    } else {
      self = .unknown
    }
  }

  /// Finds the specifier of a type.
  private init(type: String, in text: TextType) {
    let name = type.hasPrefix("Swift.") ? String(type.dropFirst("Swift.".count)) : type
    if let known = ArgumentType(rawValue: Self.aliases[name] ?? name) {
      self = .known(known.specifier)
    } else if text != .localizedStringKey || Self.swiftUITypes.contains(name) {
      self = .known(Self.object)
    } else {
      self = .unsupported
    }
  }

  /// The specifier, nil where it is not known.
  var specifier: String? { if case .known(let specifier) = self { specifier } else { nil } }

  /// The specifier of objects.
  private static let object = "%@"

  /// The labels of values that are written by a format of their own.
  private static let formattingLabels: Set<String> = [
    "format", "formatter", "style", "timerInterval", "pauseTime", "countsDown", "showsHours",
  ]

  /// Types that are written as others are.
  private static let aliases = [
    "CGFloat": "Double", "TimeInterval": "Double", "CFTimeInterval": "Double",
    "CFAbsoluteTime": "Double", "Float32": "Float", "Float64": "Double", "NSInteger": "Int",
    "NSUInteger": "UInt", "CInt": "Int32", "CUnsignedInt": "UInt32",
  ]

  /// The types beside numbers and strings that SwiftUI takes: Foundation's values that bridge to objects,
  /// and its own.
  private static let swiftUITypes: Set<String> = [
    "Text", "Image", "AttributedString", "AttributedSubstring", "LocalizedStringResource", "Date",
    "UUID", "URL", "Data", "Locale", "TimeZone", "Calendar", "DateInterval", "DateComponents",
    "IndexPath", "IndexSet", "Notification", "CharacterSet", "URLRequest", "PersonNameComponents",
    "ClosedRange<Date>", "NSString", "NSNumber", "NSAttributedString", "NSObject", "NSError",
  ]

  /// The specifiers of `placeholder:`, Foundation's `String.LocalizationValue.Placeholder`.
  private static let placeholders = [
    ".int": "%lld", ".uint": "%llu", ".float": "%f", ".double": "%lf", ".object": "%@",
  ]
}
