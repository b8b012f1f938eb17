import LocCheckCatalogs
import LocCheckLocales

/// A plural variable with its forms taken apart.
final class CompiledVariable: Sendable {
  /// The variable in its resource.
  let source: ShippedMessage.Variable
  /// How the counted argument is read, and what `%arg` stands for.
  let ownArgument: Placeholder
  /// The forms that ship.
  private let forms: [Form]

  /// The form of one category.
  struct Form: Sendable {
    /// The category.
    let category: PluralCategory
    /// Its text.
    let text: CompiledText
  }

  /// Takes the forms of a variable apart.
  init(_ variable: ShippedMessage.Variable, among names: [String], isMarkdown: Bool) {
    self.source = variable
    self.ownArgument = Self.placeholder(of: variable.specifier)
    self.forms = variable.forms.map { form in
      Form(
        category: form.category,
        text: CompiledText(
          form.form, variables: names, isFormatted: true, isMarkdown: isMarkdown,
          allowingOwnArgument: true))
    }
  }

  /// Returns the form of a category, nil where none ships.
  func form(_ category: PluralCategory) -> Form? {
    forms.first { $0.category == category }
  }

  /// Returns the placeholder of a bare specifier; one that is none reads an object.
  private static func placeholder(of specifier: String) -> Placeholder {
    let format = FormatString(parsing: "%" + specifier)
    guard case .argument(let placeholder)? = format.pieces.first, format.pieces.count == 1 else {
      return Placeholder(conversion: UInt8(ascii: "@"), text: "%@")
    }
    return placeholder
  }
}
