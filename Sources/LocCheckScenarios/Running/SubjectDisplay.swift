import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages

/// Drives the label through a scenario's entry point, for one set of argument values.
struct SubjectDisplay {
  /// The scenario.
  let scenario: Scenario
  /// Where the label is shown.
  let environment: LabelEnvironment
  /// The values of the scenario's arguments.
  let values: [ArgumentValue]

  /// Returns what the label shows.
  func displayed() -> DisplayedText {
    let bundle = scenario.bundle.map { BundleDescription($0) }
    switch scenario.subject {
    case .localized(let key, let template):
      let message = LocalizationValue(message(template))
      let resource =
        if let key {
          LocalizedStringResource(
            stableKey: key, defaultValue: message, table: scenario.table, locale: nil,
            bundle: bundle ?? .main, comment: scenario.comment)
        } else {
          LocalizedStringResource(message, table: scenario.table, bundle: bundle ?? .main)
        }
      return SummaryLabel(localized: resource).displayed(in: environment)
    case .key(let template):
      return SummaryLabel(
        key: LocalizedStringKey(message(template)), tableName: scenario.table, bundle: bundle
      ).displayed(in: environment)
    case .keyVariable(let template):
      return SummaryLabel(
        key: LocalizedStringKey(completed(template)), tableName: scenario.table, bundle: bundle
      ).displayed(in: environment)
    case .verbatim(let template):
      return SummaryLabel(verbatim: completed(template)).displayed(in: environment)
    case .text(let expression):
      return SummaryLabel(text: text(expression)).displayed(in: environment)
    case .nslocalized(let key, let value):
      return DisplayedText(
        environment.nsLocalizedString(
          key, tableName: scenario.table, bundle: bundle, value: value,
          arguments: scenario.arguments.indices.map { argument(at: $0, specifier: nil) }))
    case .extraction:
      preconditionFailure("an extraction scenario shows no text")
    }
  }

  /// Returns the expected text of a row with its arguments filled in.
  ///
  /// In a pattern or in Markdown, an argument stands for its own characters.
  func expected(of row: CheckRow) -> String {
    row.expected.text { reference in
      let text = filled(reference)
      switch row.check {
      case .matches: return Self.patternOfItself(text)
      case .styled: return InlineMarkdown.markdown(of: [StyledRun(text)])
      case .is, .contains, .lacks, .once, .starts, .ends: return text
      }
    }
  }

  /// Returns a pattern that matches a text and nothing else.
  private static func patternOfItself(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }

  /// Returns an argument as a locale writes it, or bare.
  private func filled(_ reference: TextTemplate.Reference) -> String {
    guard let place = place(of: reference.name) else { return "" }
    if reference.isRaw { return argument(at: place, specifier: nil).bareText }
    let specifier = scenario.subject.templates.flatMap(\.references)
      .first { $0.name == reference.name }?.specifier
    return environment.resolver.text(
      of: argument(at: place, specifier: specifier), for: environment.locale,
      bundle: scenario.bundle ?? "main")
  }

  /// Returns a message whose arguments are kept apart.
  private func message(_ template: TextTemplate) -> InterpolatedFormat {
    if let literal = template.literal { return InterpolatedFormat(literal: literal) }
    var message = InterpolatedFormat(interpolationCapacity: 0, template.segments.count)
    for segment in template.segments {
      switch segment {
      case .literal(let text):
        message.append(literal: text)
      case .argument(let reference):
        guard let place = place(of: reference.name) else { continue }
        if case .text(let expression) = values[place].literal {
          message.append(.text(text(expression)))
        } else {
          message.append(.value(argument(at: place, specifier: reference.specifier)))
        }
      }
    }
    return message
  }

  /// Returns a string with the bare values in their places, as Swift's own interpolation makes it.
  private func completed(_ template: TextTemplate) -> String {
    template.text { reference in
      place(of: reference.name).map { argument(at: $0, specifier: nil).bareText } ?? ""
    }
  }

  /// Returns a sum of texts.
  private func text(_ expression: TextExpression) -> Text {
    expression.parts.reduce(into: Text()) { sum, part in
      var text: Text
      switch part.content {
      case .key(let template):
        text = Text(
          LocalizedStringKey(message(template)), tableName: scenario.table,
          bundle: scenario.bundle.map { BundleDescription($0) })
      case .verbatim(let template):
        text = Text(verbatim: completed(template))
      }
      if part.styles.contains(.bold) { text = text.bold() }
      if part.styles.contains(.italic) { text = text.italic() }
      if part.styles.contains(.strikethrough) { text = text.strikethrough() }
      if part.styles.contains(.monospaced) { text = text.monospaced() }
      sum = sum + text
    }
  }

  /// Returns an argument as the call passes it.
  private func argument(at place: Int, specifier: String?) -> Argument {
    let declaration = scenario.arguments[place]
    let value: Argument.Value =
      switch values[place].literal {
      case .signed(let value): .signed(value)
      case .unsigned(let value): .unsigned(value)
      case .floating(let value): .floating(value)
      case .string(let value): .string(value)
      case .text(let expression):
        .runs(SummaryLabel(text: text(expression)).displayed(in: environment).runs)
      }
    return Argument(
      name: declaration.name, type: declaration.type, value: value, specifier: specifier)
  }

  /// Returns the place of an argument among the scenario's.
  private func place(of name: String) -> Int? {
    scenario.arguments.firstIndex { $0.name == name }
  }
}
