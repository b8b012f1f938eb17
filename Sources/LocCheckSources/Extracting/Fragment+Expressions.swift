extension Fragment {
  /// Returns the fragments of an expression that puts a text together, nil for another.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - inner: The sums that are part of another one; those of this expression are added.
  static func fragments(of expression: Expression, inner: inout Set<Range<Int>>) -> [Fragment]? {
    switch expression.kind {
    case .binary("+", _, _):
      guard !inner.contains(expression.bounds) else { return nil }
      return operands(of: expression, inner: &inner).flatMap { fragments(of: $0) }
    case .string(let literal) where literal.isInterpolated && !literal.isMarkup:
      return literal.segments.flatMap { segment in
        switch segment {
        case .text(let text): Fragment.fragments(of: text)
        case .interpolation(let arguments):
          arguments.first.map { fragments(of: $0.value) } ?? []
        }
      }
    case .call(let callee, let arguments):
      guard case .member(let base, "joined") = callee.kind, case .array(let parts) = base.kind,
        arguments.first?.value.literalText?.allSatisfy({ $0 == " " }) != false
      else { return nil }
      return parts.flatMap { fragments(of: $0) }
    default: return nil
    }
  }

  /// Returns the operands of a sum in order.
  private static func operands(
    of expression: Expression, inner: inout Set<Range<Int>>
  ) -> [Expression] {
    var operands: [Expression] = []
    var pending = [expression]
    while let next = pending.popLast() {
      if case .binary("+", let left, let right) = next.kind {
        inner.insert(next.bounds)
        pending += [right, left]
      } else {
        operands.append(next)
      }
    }
    return operands
  }

  /// Returns the fragments that an operand is.
  private static func fragments(of operand: Expression) -> [Fragment] {
    if case .string(let literal) = operand.kind {
      return literal.text.map(Fragment.fragments) ?? [.value]
    }
    var expression = operand
    // What follows a call styles its text: `Text("a").bold()`.
    while case .call(let callee, let arguments) = expression.kind {
      switch callee.kind {
      case .name("Text"): return fragments(ofText: arguments)
      case .name("String"), .name("AttributedString"):
        return arguments.first?.label == "localized" ? [.localized] : [.value]
      case .name(let name): return MacroLookup.names.contains(name) ? [.localized] : [.value]
      // What `joined()` joins has its own ends of lines.
      case .member(_, "joined") where arguments.isEmpty: return [.separator]
      case .member(let base, _): expression = base
      default: return [.value]
      }
    }
    return [.value]
  }

  /// Returns the fragments that `Text(…)` makes.
  private static func fragments(ofText arguments: [Argument]) -> [Fragment] {
    guard let argument = arguments.first else { return [.value] }
    switch argument.value.kind {
    case .string(let literal) where argument.label == nil && literal.hasLetters:
      // An end of a line inside a message is the message's own.
      let ends = [literal.text?.first, literal.text?.last].map { end in
        end.map(\.isNewline) == true ? [Fragment.separator] : []
      }
      return ends[0] + [.localized] + ends[1]
    case .string(let literal): return literal.text.map(Fragment.fragments) ?? [.value]
    case .call(let callee, _) where callee.isName("Image"): return [.literal(hasLetters: false)]
    default: return [.value]
    }
  }
}

extension StringLiteral {
  /// Whether it is written for a machine that makes a text of it: a link, an element.
  fileprivate var isMarkup: Bool {
    segments.contains { segment in
      if case .text(let text) = segment {
        text.contains("](") || text.contains("://") || text.contains("</")
      } else {
        false
      }
    }
  }

  /// Whether there are letters beside what is interpolated.
  fileprivate var hasLetters: Bool {
    segments.contains { segment in
      if case .text(let text) = segment { text.contains(where: \.isLetter) } else { false }
    }
  }
}
