import LocCheckLocales

/// A localization whose shape is known and whose texts are still bytes of the file.
struct DecodedLocalization {
  /// The text at the root.
  var unit: DecodedUnit?
  /// The plural forms at the root.
  var plural: [DecodedPluralForm]?
  /// The device forms.
  var devices: [DecodedDeviceForm]?
  /// The App Shortcut phrases.
  var stringSet: DecodedStringSet?
  /// The plural variables.
  var substitutions: [DecodedSubstitution] = []
  /// Whether something stood there that could not be used.
  var isMalformed = false
  /// The bytes of the localization.
  var bounds: Range<Int>

  /// Creates a localization that begins at an offset and holds nothing yet.
  init(start: Int) { bounds = start..<start }
}

/// A unit with its value undecoded.
struct DecodedUnit {
  /// The state of the translation.
  var state: TranslationState
  /// The text.
  var value: JSONString
}

/// A plural form with its text undecoded.
struct DecodedPluralForm {
  /// The category.
  var category: PluralCategory
  /// The text.
  var unit: DecodedUnit
}

/// What one device shows, undecoded.
struct DecodedDeviceForm {
  /// The two shapes below the device axis.
  enum Content {
    /// One text.
    case unit(DecodedUnit)
    /// A text for each plural category.
    case plural([DecodedPluralForm])
  }

  /// The device.
  var device: Device
  /// The text or plural.
  var content: Content
}

/// The phrases of an App Shortcut, undecoded.
struct DecodedStringSet {
  /// The state of the translation.
  var state: TranslationState
  /// The phrases.
  var values: [JSONString]
}

/// A plural variable, undecoded.
struct DecodedSubstitution {
  /// The name.
  var name: JSONString
  /// The position of the counted argument.
  var argNum: Int?
  /// The specifier without its per cent sign.
  var formatSpecifier: JSONString?
  /// The plural forms.
  var forms: [DecodedPluralForm] = []
  /// The bytes of the substitution.
  var bounds: Range<Int>
}
