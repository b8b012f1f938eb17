import LocCheckDiagnostics

extension LocalizationDecoder {
  /// Reports each substitution whose forms lead back to it, once for each way that closes.
  mutating func checkCycles(in localization: DecodedLocalization) {
    let substitutions = localization.substitutions
    let targets = references(between: substitutions)
    guard targets.contains(where: { !$0.isEmpty }) else { return }
    var isDone = [Bool](repeating: false, count: substitutions.count)
    var isOpen = isDone
    for start in substitutions.indices where !isDone[start] {
      // A chain of references can be longer than the call stack.
      var path = [(position: start, rest: targets[start][...])]
      isOpen[start] = true
      while var step = path.popLast() {
        guard let next = step.rest.popFirst() else {
          isOpen[step.position] = false
          isDone[step.position] = true
          continue
        }
        path.append(step)
        if isOpen[next] {
          reportCycle(at: substitutions[next])
        } else if !isDone[next] {
          isOpen[next] = true
          path.append((next, targets[next][...]))
        }
      }
    }
  }

  /// Returns the positions of the substitutions that the forms of each refer to.
  private func references(between substitutions: [DecodedSubstitution]) -> [[Int]] {
    let positions = Dictionary(
      substitutions.enumerated().map { (MessageKey(scanner.text(of: $0.element.name)), $0.offset) },
      uniquingKeysWith: { _, last in last })
    return substitutions.map { substitution in
      var targets: Set<Int> = []
      for form in substitution.forms {
        let text = scanner.text(of: form.unit.value)
        guard text.utf8.contains(UInt8(ascii: "#")) else { continue }
        for case .variable(let reference) in FormatString(parsing: text).pieces {
          if let target = positions[MessageKey(reference.name)] { targets.insert(target) }
        }
      }
      return targets.sorted()
    }
  }

  /// Reports a substitution that refers back to itself.
  private mutating func reportCycle(at substitution: DecodedSubstitution) {
    findings.report(
      .substitutionCycle, .error,
      "substitution \(scanner.quoted(substitution.name)) refers back to itself in \(place)",
      at: substitution.name.bounds)
  }
}

extension Diagnostic.ID {
  /// A substitution whose forms lead back to it.
  fileprivate static let substitutionCycle: Self = "catalog.substitution-cycle"
}
