import LocCheckDiagnostics

extension BundleReference {
  /// Creates the bundle that an expression names.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - context: The file.
  init(_ expression: Expression, in context: CodeContext) {
    switch expression.kind {
    case .none: self = .unspecified
    case .forced(let value), .chained(let value): self.init(value, in: context)
    case .macro("bundle", _): self = .current
    case .implicitMember("main"): self = .main
    case .implicitMember("module"): self = .module
    case .member(let base, "main") where base.isName("Bundle"): self = .main
    case .member(let base, "module") where base.isName("Bundle"): self = .module
    case .call(let callee, let arguments):
      self =
        Self.made(by: callee, arguments, in: context)
        ?? .expression(context.source.text(in: expression.bounds))
    default: self = .expression(context.source.text(in: expression.bounds))
    }
  }

  /// Returns the bundle that a call makes, nil for one that is not known.
  private static func made(
    by callee: Expression, _ arguments: [Argument], in context: CodeContext
  ) -> BundleReference? {
    guard let argument = arguments.first else { return nil }
    let isForClass = if case .implicitMember("forClass") = callee.kind { true } else { false }
    let isInitializer =
      if case .implicitMember("init") = callee.kind { true } else { callee.isName("Bundle") }
    if isForClass || (isInitializer && argument.label == "for") {
      return argument.value.className(in: context).map(BundleReference.type)
    }
    if isInitializer, case .string(let literal) = argument.value.kind, let text = literal.text {
      return .named(text)
    }
    return nil
  }
}

extension Expression {
  /// Returns whether this is a bare name.
  func isName(_ name: String) -> Bool { if case .name(name) = kind { true } else { false } }

  /// Returns the name of the class of `Type.self` and `type(of: self)`.
  fileprivate func className(in context: CodeContext) -> String? {
    switch kind {
    case .member(let base, "self"):
      return base.isName("Self")
        ? context.type(around: bounds.lowerBound) : context.source.text(in: base.bounds)
    case .call(let callee, let arguments):
      guard callee.isName("type"), arguments.first?.label == "of",
        arguments.first?.value.isName("self") == true
      else { return nil }
      return context.type(around: bounds.lowerBound)
    case .name("self"): return context.type(around: bounds.lowerBound)
    default: return nil
    }
  }
}
