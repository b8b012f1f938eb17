public import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
public import LocCheckScenarios

/// The checks that another tool lists, one name a line, to be run or to be left out.
///
/// A line is the identity of a check, the path of a scenario file, or what a JUnit report calls a check: the class,
/// the name, or both with a dot between them. Jenkins' Parallel Test Executor also writes classes as Java files:
/// `checkout/cart/pl.java`.
public struct CheckList: Sendable {
  /// The lines.
  private let names: Set<IdentityText>

  /// Creates a list from its lines; empty ones and blanks around the others say nothing.
  public init(_ source: SourceText) {
    let text = source.text(in: source.contentStart..<source.bytes.count)
    names = Set(
      text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
        .map(IdentityText.init))
  }

  /// Returns the list that a file holds, nil where it cannot be read, with the reason.
  public static func list(at path: String) -> Diagnosed<CheckList?> {
    do {
      return Diagnosed(
        CheckList(SourceText(path: path, bytes: try FileReader.bytes(at: path))), [])
    } catch {
      return Diagnosed(nil, [Diagnostic("selection.unreadable-list", .error, "\(error)")])
    }
  }

  /// Returns whether the list has a check.
  ///
  /// - Parameter scenarioRoot: The folder of all scenarios, left out of class names.
  fileprivate func contains(_ id: CaseID, scenarioRoot: String) -> Bool {
    let identity = CaseIdentity(id, scenarioRoot: scenarioRoot)
    let path = String(identity.className.map { $0 == "." ? "/" : $0 })
    return [
      id.description, id.file, identity.className, identity.name,
      "\(identity.className).\(identity.name)", path + ".java", path + ".class",
    ].contains { names.contains(IdentityText($0)) }
  }
}

extension RunPlan {
  /// Returns the part of the plan that a list has.
  ///
  /// What says that an input cannot be used stays, as it does with every other choice of checks.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  public func including(_ list: CheckList, scenarioRoot: String = "Scenarios") -> RunPlan {
    keeping { !$0.errors.isEmpty || list.contains($0.id, scenarioRoot: scenarioRoot) }
  }

  /// Returns the part of the plan that a list does not have.
  ///
  /// What says that an input cannot be used stays, as it does with every other choice of checks.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  public func excluding(_ list: CheckList, scenarioRoot: String = "Scenarios") -> RunPlan {
    keeping { !$0.errors.isEmpty || !list.contains($0.id, scenarioRoot: scenarioRoot) }
  }
}

extension Substring {
  /// The text without blanks and tabs at its ends.
  fileprivate var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }
    return end.map { String(start[...$0]) } ?? ""
  }
}
