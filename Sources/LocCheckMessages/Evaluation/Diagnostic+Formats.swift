import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales

/// What evaluation notices about formats and their arguments.
extension Diagnostic {
  /// Creates a finding from a problem of a format's syntax.
  init(_ problem: FormatProblem, in form: ShippedMessage.Form) {
    let text = problem.text
    switch problem.kind {
    case .incomplete:
      self.init(
        "format.bare-percent", .error,
        "'%' at the end of a format vanishes; a per cent sign is written '%%'", at: form.origin)
    case .unknownConversion:
      self.init(
        "format.unknown-conversion", .error,
        "'\(text)' is no conversion: its '%' vanishes; a per cent sign is written '%%'",
        at: form.origin, help: text == "%I" ? "write '%lld' for an Int" : nil)
    case .malformedPosition:
      self.init(
        "format.malformed-position", .error,
        "'\(text)' names a position but no conversion; expected '%1$@' or the like",
        at: form.origin)
    case .malformedLength:
      self.init(
        "format.malformed-length", .error,
        "'\(text)' has length modifiers that do not go together; the value is not shown",
        at: form.origin, help: "write '%lld' for an Int")
    case .spaceFlag:
      self.init(
        "format.space-flag", .warning,
        text.hasSuffix("@")
          ? "'\(text)' is read as '%@'; a per cent sign is written '%%'"
          : "'\(text)' is a conversion with a space flag; a per cent sign is written '%%'",
        at: form.origin)
    case .malformedVariable:
      self.init(
        "format.malformed-variable", .error,
        "'\(text)' is no reference to a variable: a name is letters, digits and '_', then '@'",
        at: form.origin)
    case .excessiveExtent:
      self.init(
        "format.excessive-width", .warning,
        "'\(text)' asks for more than \(FormatString.extentLimit) characters", at: form.origin)
    }
  }

  /// Creates a finding about an argument that does not fit its placeholder.
  init(
    _ misfit: ArgumentFormatter.Misfit, of placeholder: Placeholder,
    in form: ShippedMessage.Form, arguments: [Argument]
  ) {
    switch misfit {
    case .missing(let position):
      self.init(
        "format.missing-argument", .error,
        "'\(placeholder.text)' wants argument \(position), but the call has \(arguments.count)",
        at: form.origin)
    case .wrongType(let position):
      let argument = arguments[position - 1]
      let name = argument.name.map { " '\($0)'" } ?? ""
      self.init(
        "format.argument-type", .error,
        """
        '\(placeholder.text)' wants \(placeholder.expectation.noun), \
        but argument \(position)\(name) is of type \(argument.type.rawValue)
        """,
        at: form.origin, help: "on the device this crashes or shows garbage")
    case .truncated(let position, let shown):
      let type = arguments[position - 1].type
      self.init(
        "format.truncated-argument", .error,
        "'\(placeholder.text)' shows '\(shown)', which is not the value of argument \(position)",
        at: form.origin, help: "write '\(type.specifier)' for the type \(type.rawValue)")
    }
  }

  /// Makes a finding about a reference to a variable that does not exist.
  static func undefinedVariable(
    _ reference: VariableReference, in form: ShippedMessage.Form
  ) -> Diagnostic {
    Diagnostic(
      "format.undefined-variable", .error,
      "'\(reference.text)' refers to no variable of the message", at: form.origin)
  }

  /// Makes a finding about forms that refer to more variables than are followed.
  static func overgrown(_ reference: VariableReference, in form: ShippedMessage.Form) -> Diagnostic
  {
    Diagnostic(
      "format.overgrown", .error,
      "'\(reference.text)' is not followed: the message refers to too many variables",
      at: form.origin)
  }

  /// Makes a finding about variables that refer to each other without end.
  static func cycle(
    _ reference: VariableReference, through stack: [String], in form: ShippedMessage.Form
  ) -> Diagnostic {
    Diagnostic(
      "format.cycle", .error,
      "'\(reference.text)' refers back to itself", at: form.origin,
      details: stack.isEmpty ? [] : [.init("through", stack.joined(separator: " → "))])
  }

  /// Makes a finding about a variable whose argument is not there, or is not what it counts.
  static func uncountable(
    _ reference: VariableReference, _ misfit: ArgumentFormatter.Misfit,
    by variable: ShippedMessage.Variable, in form: ShippedMessage.Form, arguments: [Argument]
  ) -> Diagnostic {
    let counted = "'\(reference.text)' counts argument"
    switch misfit {
    case .missing(let position):
      return Diagnostic(
        "format.missing-argument", .error,
        "\(counted) \(position), but the call has \(arguments.count)", at: form.origin)
    case .wrongType(let position), .truncated(let position, _):
      let argument = arguments[position - 1]
      return Diagnostic(
        "format.argument-type", .error,
        """
        \(counted) \(position) as '%\(variable.specifier)', \
        but it is of type \(argument.type.rawValue)
        """,
        at: form.origin, notes: [.init("the variable is declared here", at: variable.origin)])
    }
  }

  /// Makes a finding about a variable that counts an object where the call passes a plain number.
  static func countsObject(
    _ reference: VariableReference, by variable: ShippedMessage.Variable,
    in form: ShippedMessage.Form
  ) -> Diagnostic {
    Diagnostic(
      "format.object-count", .warning,
      "'\(reference.text)' counts an object: the call must pass an NSNumber, not a plain number",
      at: form.origin, notes: [.init("the variable is declared here", at: variable.origin)],
      help: "name the number's type, such as 'lld', under NSStringFormatValueTypeKey")
  }

  /// Makes a finding about a plural without the form that every plural must have.
  static func missingOther(
    _ variable: ShippedMessage.Variable, demanded: PluralCategory
  ) -> Diagnostic {
    let plural = "the plural" + (variable.name == "value" ? "" : " '\(variable.name)'")
    let lack =
      demanded == .other
      ? "has no form 'other', which is mandatory"
      : "has neither a form for '\(demanded.rawValue)' nor the mandatory 'other'"
    return Diagnostic(
      "format.missing-other", .error, "\(plural) \(lack)", at: variable.origin)
  }
}

extension Placeholder.Expectation {
  /// What the conversion reads, in words.
  fileprivate var noun: String {
    switch self {
    case .object: "an object"
    case .integer: "an integer"
    case .floating: "a floating-point number"
    case .character: "the code of a character"
    case .bytes: "a C string"
    case .pointer: "a pointer"
    case .nothing: "nothing"
    }
  }
}
