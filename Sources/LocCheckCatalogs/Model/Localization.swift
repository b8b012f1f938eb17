public import LocCheckDiagnostics
public import LocCheckLocales

/// What one entry of a catalog holds for one language.
public struct Localization: Sendable, Hashable {
  /// The text, or the texts and what selects among them.
  public var content: Content
  /// The plural variables that the texts refer to as `%#@name@`, in file order.
  public var substitutions: [Substitution]
  /// The place of the localization in its file.
  public var range: SourceRange

  /// Creates a localization.
  public init(content: Content, substitutions: [Substitution] = [], range: SourceRange) {
    self.content = content
    self.substitutions = substitutions
    self.range = range
  }
}

extension Localization {
  /// The shapes a localization can have.
  public enum Content: Sendable, Hashable {
    /// One text.
    case unit(Unit)
    /// A text for each plural category.
    case plural([PluralForm])
    /// A text or a plural for each device.
    case device([DeviceForm])
    /// The phrases of an App Shortcut.
    case stringSet(StringSet)
    /// Nothing at all.
    case none
    /// A shape that says nothing, as a diagnostic of the file explains.
    case malformed
  }

  /// One translated text.
  public struct Unit: Sendable, Hashable {
    /// The state of the translation.
    public var state: TranslationState
    /// The text.
    public var value: String
    /// The place of the text, without its quotes.
    public var valueRange: SourceRange

    /// Creates a unit.
    public init(state: TranslationState, value: String, valueRange: SourceRange) {
      self.state = state
      self.value = value
      self.valueRange = valueRange
    }
  }

  /// The text of one plural category.
  public struct PluralForm: Sendable, Hashable {
    /// The category.
    public var category: PluralCategory
    /// The text.
    public var unit: Unit

    /// Creates a form of a category.
    public init(category: PluralCategory, unit: Unit) {
      self.category = category
      self.unit = unit
    }
  }

  /// What one device shows.
  public struct DeviceForm: Sendable, Hashable {
    /// The two shapes below the device axis.
    public enum Content: Sendable, Hashable {
      /// One text.
      case unit(Unit)
      /// A text for each plural category.
      case plural([PluralForm])
    }

    /// The device.
    public var device: Device
    /// The text or plural.
    public var content: Content

    /// Creates a form of a device.
    public init(device: Device, content: Content) {
      self.device = device
      self.content = content
    }
  }

  /// The phrases of an App Shortcut.
  public struct StringSet: Sendable, Hashable {
    /// The state of the translation.
    public var state: TranslationState
    /// The phrases, in file order.
    public var values: [String]

    /// Creates a set of phrases.
    public init(state: TranslationState, values: [String]) {
      self.state = state
      self.values = values
    }
  }

  /// A plural variable beside a text.
  public struct Substitution: Sendable, Hashable {
    /// The name between the at signs of `%#@name@`.
    public var name: String
    /// The position of the counted argument, from 1; nil where the order of references decides.
    public var argNum: Int?
    /// The specifier without its per cent sign, such as `lld`; nil where the file forgets it.
    public var formatSpecifier: String?
    /// The texts, in file order.
    public var forms: [PluralForm]
    /// The place of the substitution in its file.
    public var range: SourceRange

    /// Creates a substitution.
    public init(
      name: String, argNum: Int? = nil, formatSpecifier: String?, forms: [PluralForm],
      range: SourceRange
    ) {
      self.name = name
      self.argNum = argNum
      self.formatSpecifier = formatSpecifier
      self.forms = forms
      self.range = range
    }
  }
}
