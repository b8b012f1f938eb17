public import LocCheckDiagnostics
public import LocCheckLocales

/// One message as the product holds it: a format and the plural variables it refers to.
///
/// The shape is that of a `.stringsdict` entry, to which String Catalogs are compiled: a plain
/// string has no variables; a plural is the format `%#@value@` with a variable `value`.
public struct ShippedMessage: Sendable, Hashable {
  /// The text that is looked up.
  public var format: Form
  /// The plural variables by order of appearance in the resource.
  public var variables: [Variable]
  /// A Boolean value that says whether the text is one of several for different widths, chosen
  /// although no width was asked for.
  public var needsWidth: Bool

  /// Creates a message.
  public init(format: Form, variables: [Variable] = [], needsWidth: Bool = false) {
    self.format = format
    self.variables = variables
    self.needsWidth = needsWidth
  }
}

extension ShippedMessage {
  /// A text of a message with the place it stands at.
  public struct Form: Sendable, Hashable {
    /// The text, a format where the message is formatted.
    public var text: String
    /// The place of the text in its resource.
    public var origin: SourceRange?
    /// The variation axis and value, such as `plural.few`, `device.mac/plural.one` or
    /// `substitution.files/plural.other`; empty for a plain text.
    public var variant: String

    /// Creates a form.
    public init(_ text: String, origin: SourceRange? = nil, variant: String = "") {
      self.text = text
      self.origin = origin
      self.variant = variant
    }
  }

  /// A plural variable: `%#@name@` is replaced by the form its argument selects.
  public struct Variable: Sendable, Hashable {
    /// The name between the at signs.
    public var name: String
    /// The position of the counted argument, from 1; nil where the reference's place decides.
    public var argument: Int?
    /// The specifier without its per cent sign, such as `lld`; what `%arg` stands for.
    public var specifier: String
    /// The forms that ship, in the order of the resource.
    public var forms: [PluralForm]
    /// The categories whose forms exist in the resource and do not ship.
    public var withheld: [PluralCategory]
    /// The place of the variable in its resource.
    public var origin: SourceRange?

    /// Creates a variable.
    public init(
      name: String, argument: Int? = nil, specifier: String, forms: [PluralForm],
      withheld: [PluralCategory] = [], origin: SourceRange? = nil
    ) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
      self.withheld = withheld
      self.origin = origin
    }

    /// Returns the form of a category, nil where none ships.
    public func form(_ category: PluralCategory) -> Form? {
      forms.first { $0.category == category }?.form
    }
  }

  /// The form of one plural category.
  public struct PluralForm: Sendable, Hashable {
    /// The category.
    public var category: PluralCategory
    /// Its text.
    public var form: Form

    /// Creates a form of a category.
    public init(_ category: PluralCategory, _ form: Form) {
      self.category = category
      self.form = form
    }
  }
}
