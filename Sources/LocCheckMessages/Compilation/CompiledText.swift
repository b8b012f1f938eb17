import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckMarkdown

/// A text taken apart once: literals, placeholders and references, each with its style.
///
/// A class, because evaluating copies nothing but a reference to it.
final class CompiledText: Sendable {
  /// The parts in order.
  let parts: [Part]
  /// What is wrong with the format.
  let problems: [FormatProblem]
  /// The text in its resource.
  let form: ShippedMessage.Form

  /// A part and the style Markdown gave it.
  struct Part: Sendable {
    /// What the part is.
    var content: Content
    /// The style and link of the run it stands in; the text is empty.
    var style: StyledRun
  }

  /// What a part is.
  enum Content: Sendable {
    /// Text that is shown as it is.
    case literal(String)
    /// A conversion of an argument.
    case argument(Placeholder)
    /// The `%arg` of a plural variable's form.
    case ownArgument(Placeholder)
    /// A reference to a plural variable, with its index in the message; nil where there is none.
    case variable(VariableReference, index: Int?)
  }

  /// Takes a text apart: Markdown first, so that arguments are never read as markup.
  ///
  /// - Parameters:
  ///   - form: The text in its resource.
  ///   - variables: The names of the message's variables.
  ///   - isFormatted: Whether the text is a format.
  ///   - isMarkdown: Whether the text is inline Markdown.
  ///   - allowingOwnArgument: Whether `%arg` stands for a variable's own argument.
  init(
    _ form: ShippedMessage.Form, variables: [String], isFormatted: Bool, isMarkdown: Bool,
    allowingOwnArgument: Bool
  ) {
    self.form = form
    var parts: [Part] = []
    var problems: [FormatProblem] = []
    for run in isMarkdown ? InlineMarkdown.runs(of: form.text) : [StyledRun(form.text)] {
      var style = run
      style.text = ""
      guard isFormatted else {
        parts.append(Part(content: .literal(run.text), style: style))
        continue
      }
      let format = FormatString(parsing: run.text, allowingOwnArgument: allowingOwnArgument)
      problems += format.problems
      parts += format.pieces.map { Part(content: Content($0, variables: variables), style: style) }
    }
    self.parts = parts
    self.problems = problems
  }
}

extension CompiledText.Content {
  /// Links a piece of a format with the variable it refers to.
  fileprivate init(_ piece: FormatString.Piece, variables: [String]) {
    switch piece {
    case .literal(let text): self = .literal(text)
    case .argument(let placeholder) where placeholder.isOwnArgument:
      self = .ownArgument(placeholder)
    case .argument(let placeholder): self = .argument(placeholder)
    case .variable(let reference):
      self = .variable(
        reference, index: variables.firstIndex { $0.isIdenticalUTF8(to: reference.name) })
    }
  }
}
