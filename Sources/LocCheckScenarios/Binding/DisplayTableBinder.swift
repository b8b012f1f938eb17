import LocCheckDiagnostics
import LocCheckMessages

/// Reads the columns of a display scenario and holds the arguments against them.
struct DisplayTableBinder {
  /// The context of the file.
  let context: BindingContext
  /// What the file says for all scenarios.
  let file: FileSettings
  /// The settings of the scenario.
  let settings: ScenarioSettings
  /// The arguments in the order of `args:`.
  let declared: [ArgumentsBinder.Declared]
  /// What is shown, nil where it cannot be read.
  let subject: Subject?
  /// Returns whether the subject's text mentions an argument of a name.
  let mentions: (String) -> Bool

  /// Reads the table into a scenario; rows with errors are left out.
  func bind(_ lines: SectionLines, into scenario: inout Scenario) {
    guard let row = lines.header else { return }
    let names = Set(row.cells.map { context.text(in: $0) })
    scenario.arguments = arguments(namesOfColumns: names)
    let header = header(row, scenario.arguments)
    let lacks = scenario.arguments.filter { !names.contains($0.name) }
    for argument in lacks {
      context.report(.missingArgumentColumn(argument.name, at: context.range(row.bounds)))
    }
    checkOrder(of: header)
    scenario.argumentColumns = header.columns.compactMap { column in
      if case .argument(let place) = column { place } else { nil }
    }
    let isRequired = settings.requiresSource && subject?.isRequiredInCatalog == true
    let binder = CheckTableBinder(
      context: context, sets: file.sets, locales: settings.locales,
      arguments: scenario.arguments, header: header, impliedSource: isRequired ? .catalog : nil)
    let checks = binder.checks(lines.rows)
    scenario.checks = lacks.isEmpty ? checks : []
  }

  /// Returns the arguments that rows give values for: those the subject uses or that have a column.
  private func arguments(namesOfColumns names: Set<String>) -> [ArgumentDeclaration] {
    let used = Set((subject?.templates ?? []).flatMap(\.references).map(\.name))
    return declared.compactMap { declaration in
      let name = declaration.argument.name
      let isUsed = isUsingAll || used.contains(name)
      let hasColumn = names.contains(name)
      if !isUsed, subject != nil, declaration.hasKnownType {
        context.report(
          .unusedArgument(name, hasColumn: hasColumn, at: context.range(declaration.bounds)))
      }
      return isUsed || hasColumn ? declaration.argument : nil
    }
  }

  /// Whether the subject takes every argument that is declared.
  private var isUsingAll: Bool {
    if case .nslocalized = subject { true } else { false }
  }

  /// Returns the columns of a row of names.
  private func header(
    _ row: ScenarioDocument.Row, _ arguments: [ArgumentDeclaration]
  ) -> TableHeader<DisplayColumn> {
    let known = DisplayColumn.fixedNames + arguments.map(\.name)
    return TableHeader(row, known: known, context: context) { name, bounds in
      guard let column = DisplayColumn(name, arguments: arguments) else {
        return !name.isEmpty && mentions(name) ? .reported : .unknown
      }
      guard case .category(let counted?) = column else { return .column(column) }
      return isCounted(counted, arguments, at: bounds) ? .column(column) : .reported
    }
  }

  /// Returns whether an argument has a plural category, and reports one that has none.
  private func isCounted(
    _ name: String, _ arguments: [ArgumentDeclaration], at bounds: Range<Int>
  ) -> Bool {
    guard let argument = arguments.first(where: { $0.name == name }) else {
      let names = arguments.map(\.name)
      context.report(.undeclaredArgument(name, declared: names, at: context.range(bounds)))
      return false
    }
    guard !argument.type.isNumber else { return true }
    context.report(.uncountedArgument(name, at: context.range(bounds)))
    return false
  }

  /// Checks that the locale comes first and the text last.
  private func checkOrder(of header: TableHeader<DisplayColumn>) {
    let ends: [(DisplayColumn, name: String, isFirst: Bool)] = [
      (.locale, "locale", true), (.text, "text", false),
    ]
    for (column, name, isFirst) in ends {
      guard let place = header.columns.firstIndex(of: column) else {
        context.report(.missingColumn(name, at: context.range(header.row)))
        continue
      }
      guard place != (isFirst ? 0 : header.columns.count - 1) else { continue }
      context.report(
        .misplacedColumn(name, isFirst: isFirst, at: context.range(header.bounds[place])))
    }
  }
}

extension Diagnostic {
  /// A column that every table of its kind has.
  static func missingColumn(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("scenario.missing-column", .error, "the column '\(name)' is missing", at: range)
  }

  /// A column whose place is fixed.
  fileprivate static func misplacedColumn(
    _ name: String, isFirst: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-column", .error,
      "'\(name)' must be the \(isFirst ? "first" : "last") column", at: range)
  }

  /// An argument of the message without values.
  fileprivate static func missingArgumentColumn(
    _ name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.missing-column", .error,
      "the message takes \(name.quoted), and no column gives its values", at: range)
  }

  /// An argument the message does not take.
  fileprivate static func unusedArgument(
    _ name: String, hasColumn: Bool, at range: SourceRange
  ) -> Diagnostic {
    let consequence = hasColumn ? "its column changes nothing" : "it has no effect"
    return Diagnostic(
      "scenario.unused-argument", .warning,
      "the message does not use the argument \(name.quoted); \(consequence)", at: range)
  }

  /// A category of something that is no number.
  fileprivate static func uncountedArgument(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.uncounted-argument", .error,
      "\(name.quoted) is no number and has no plural category", at: range)
  }
}
