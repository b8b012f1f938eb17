import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMarkdown

/// Evaluates a message for its arguments, as Apple's formatter does.
///
/// A counter begins at 1. A specification with a position reads that argument and leaves the
/// counter alone; any other reads the counter's argument and advances it. A reference to a plural
/// variable takes its argument the same way, picks the form of that value, and inserts the form
/// evaluated with a counter of its own, which begins at the variable's argument. Positions in a
/// form address the whole list.
struct MessageEvaluator {
  /// The message.
  private let message: CompiledMessage
  /// What writes the arguments.
  private let formatter: ArgumentFormatter
  /// The rule for isolates around string arguments, nil for none.
  private let isolation: DirectionalIsolation?
  /// The text so far.
  private var output = RunBuilder()
  /// The plural choices so far.
  private(set) var selections: [Trace.Selection] = []
  /// What was noticed so far.
  private(set) var findings: [Diagnostic] = []
  /// The indices of the variables that are being evaluated, outermost first.
  private var stack: [Int] = []
  /// The references that may still be expanded: forms that repeat each other grow exponentially.
  private var budget = 1000

  /// The number of different findings that are kept of one message.
  private static let findingLimit = 50

  /// Creates an evaluator of a message.
  init(
    _ message: CompiledMessage, arguments: [Argument], services: FormattingServices,
    isolation: DirectionalIsolation?
  ) {
    self.message = message
    self.isolation = isolation
    self.formatter = ArgumentFormatter(services: services, arguments: arguments)
  }

  /// The runs that came out.
  var runs: [StyledRun] { output.runs }

  /// Evaluates the message from its first text.
  mutating func evaluate() {
    evaluate(message.format, start: 1, own: nil, style: StyledRun(""))
  }

  /// Takes note of a finding, once: a format may make the same mistake a thousand times.
  private mutating func note(_ finding: Diagnostic) {
    if findings.count < Self.findingLimit, !findings.contains(finding) { findings.append(finding) }
  }

  /// Evaluates one text with a counter of its own.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The position of the argument its first placeholder without a position reads.
  ///   - own: How `%arg` is written, nil outside of a variable's forms.
  ///   - outer: The style of the run the text is inserted into.
  private mutating func evaluate(
    _ text: CompiledText, start: Int, own: Placeholder?, style outer: StyledRun
  ) {
    for problem in text.problems { note(.init(problem, in: text.form)) }
    var counter = start
    for part in text.parts {
      let style = outer.united(with: part.style)
      switch part.content {
      case .literal(let literal):
        output.append(literal, in: style)
      case .argument(let placeholder):
        insert(
          placeholder, position: placeholder.position, counter: &counter, text, style: style)
      case .ownArgument(let placeholder):
        if let own {
          insert(own, position: start, counter: &counter, text, style: style)
        } else {
          output.append(placeholder.text, in: style)
        }
      case .variable(let reference, let index):
        insert(reference, index: index, counter: &counter, text, style: style)
      }
    }
  }

  /// Inserts an argument, after the arguments its `*` width and precision read.
  private mutating func insert(
    _ placeholder: Placeholder, position: Int?, counter: inout Int, _ text: CompiledText,
    style: StyledRun
  ) {
    let width = extent(placeholder.width, counter: &counter, placeholder, text)
    let precision = extent(placeholder.precision, counter: &counter, placeholder, text)
    let place = position ?? counter
    if position == nil { counter += 1 }
    var read = placeholder
    // C takes a negative width for the flag `-`, and a negative precision for none.
    if let width, width < 0 { read.flags.insert(.minus) }
    let result = formatter.output(
      read, position: place,
      width: width.map { Int(min($0.magnitude, UInt(FormatString.extentLimit))) },
      precision: precision.flatMap { $0 < 0 ? nil : min($0, FormatString.extentLimit) })
    switch result.text {
    case .plain(let text):
      if let isolation, placeholder.expectation == .object {
        output.append(isolation.isolated(text), in: style)
      } else {
        output.append(text, in: style)
      }
    case .runs(let runs): output.append(runs, in: style)
    }
    if let misfit = result.misfit { note(misfit, of: placeholder, in: text) }
  }

  /// Returns the number a width or a precision stands for.
  private mutating func extent(
    _ extent: Placeholder.Extent, counter: inout Int, _ placeholder: Placeholder,
    _ text: CompiledText
  ) -> Int? {
    switch extent {
    case .none: return nil
    case .fixed(let number): return number
    case .argument(let position):
      let place = position ?? counter
      if position == nil { counter += 1 }
      if let number = formatter.extent(at: place) { return number }
      let isMissing = !formatter.arguments.indices.contains(place - 1)
      note(
        isMissing ? .missing(position: place) : .wrongType(position: place), of: placeholder,
        in: text)
      return nil
    }
  }

  /// Inserts the form of a variable that its argument selects.
  private mutating func insert(
    _ reference: VariableReference, index: Int?, counter: inout Int, _ text: CompiledText,
    style: StyledRun
  ) {
    let variable = index.map { message.variables[$0] }
    let position = reference.position ?? variable?.source.argument
    let place = position ?? counter
    if position == nil { counter += 1 }
    guard let index, let variable else {
      note(.undefinedVariable(reference, in: text.form))
      output.append(reference.text, in: style)
      return
    }
    if let first = stack.firstIndex(of: index) {
      let names = stack[first...].map { message.variables[$0].source.name }
      note(.cycle(reference, through: names, in: text.form))
      output.append(reference.text, in: style)
      return
    }
    guard budget > 0 else {
      note(.overgrown(reference, in: text.form))
      output.append(reference.text, in: style)
      return
    }
    budget -= 1
    guard let form = form(of: variable, at: place, reference, text) else {
      output.append(reference.text, in: style)
      return
    }
    stack.append(index)
    evaluate(form, start: place, own: variable.ownArgument, style: style)
    stack.removeLast()
  }

  /// Picks the form of a variable, nil where it has none; where there is no number to count, a
  /// device counts what lies in its place, which is hardly ever anything but `other`.
  private mutating func form(
    of variable: CompiledVariable, at place: Int, _ reference: VariableReference,
    _ text: CompiledText
  ) -> CompiledText? {
    switch formatter.operand(at: place, read: variable.ownArgument) {
    case .success(let value):
      if variable.ownArgument.expectation == .object {
        note(.countsObject(reference, by: variable.source, in: text.form))
      }
      return select(variable, value: value, place: place)
    case .failure(let misfit):
      note(
        .uncountable(
          reference, misfit, by: variable.source, in: text.form, arguments: formatter.arguments))
      return variable.form(.other)?.text
    }
  }

  /// Picks the form of a value and notes the choice.
  private mutating func select(
    _ variable: CompiledVariable, value: PluralOperand, place: Int
  ) -> CompiledText? {
    let zero = value.isZero ? variable.form(.zero) : nil
    let demanded = zero != nil ? .zero : formatter.services.pluralRules.category(of: value)
    let used = zero ?? variable.form(demanded) ?? variable.form(.other)
    let form = used?.text.form
    selections.append(
      Trace.Selection(
        variable: variable.source.name, argument: place, value: value, demanded: demanded,
        used: used?.category, isExplicitZero: zero != nil,
        isWithheld: variable.source.withheld.contains(demanded), variant: form?.variant ?? "",
        origin: form?.origin))
    if used == nil { note(.missingOther(variable.source, demanded: demanded)) }
    return used?.text
  }

  /// Notes that an argument does not fit its placeholder.
  private mutating func note(
    _ misfit: ArgumentFormatter.Misfit, of placeholder: Placeholder, in text: CompiledText
  ) {
    note(
      Diagnostic(misfit, of: placeholder, in: text.form, arguments: formatter.arguments))
  }
}
