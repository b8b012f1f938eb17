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
  /// What each line names, with its place, in the order of the lines.
  private let lines: [(name: IdentityText, range: SourceRange)]
  /// What the lines name.
  private let names: Set<IdentityText>

  /// Creates a list from its lines; empty ones and blanks around the others say nothing.
  public init(_ source: SourceText) {
    let text = source.text(in: source.contentStart..<source.bytes.count)
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let name = line.trimmed
      guard !name.isEmpty else { return nil }
      let start =
        source.contentStart + text.utf8.distance(from: text.startIndex, to: name.startIndex)
      return (
        IdentityText(Self.plain(String(name))), source.range(start..<start + name.utf8.count)
      )
    }
    names = Set(lines.map(\.name))
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

  /// Returns a warning at the first line that names none of some checks, nil where each names one.
  ///
  /// - Parameters:
  ///   - plan: All checks that there are.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  public func staleness(in plan: RunPlan, scenarioRoot: String = "Scenarios") -> Diagnostic? {
    var known: Set<IdentityText> = []
    for id in plan.identities { known.formUnion(Self.names(of: id, scenarioRoot: scenarioRoot)) }
    let stale = lines.filter { !known.contains($0.name) }
    guard let first = stale.first else { return nil }
    let others = stale.count == 1 ? "" : ", and \(stale.count - 1) of the others"
    return Diagnostic(
      "selection.stale-list", .warning,
      "\(first.name.text.quoted) names no check\(others)", at: first.range)
  }

  /// Returns whether the list has a check.
  fileprivate func contains(_ id: CaseID, scenarioRoot: String) -> Bool {
    Self.names(of: id, scenarioRoot: scenarioRoot).contains(where: names.contains)
  }

  /// Returns the names that a line can call a check by.
  private static func names(of id: CaseID, scenarioRoot: String) -> [IdentityText] {
    let identity = CaseIdentity(id, scenarioRoot: scenarioRoot)
    let path = String(identity.className.map { $0 == "." ? "/" : $0 })
    return [
      id.description, id.file, identity.className, identity.name,
      "\(identity.className).\(identity.name)", path + ".java", path + ".class",
    ].map(IdentityText.init)
  }

  /// Returns a line, or the path of a scenario file as identities have it.
  private static func plain(_ line: String) -> String {
    guard line.hasSuffix("." + ScenarioLoader.fileExtension) else { return line }
    return WorkingDirectory.relative(line)
  }
}

extension RunPlan {
  /// Returns the part of the plan that is in one of some lists.
  ///
  /// What says that an input cannot be used stays, as it does with every other choice of checks.
  ///
  /// - Parameters:
  ///   - lists: The lists.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  public func including(_ lists: [CheckList], scenarioRoot: String = "Scenarios") -> RunPlan {
    keeping { check in
      !check.errors.isEmpty
        || lists.contains { $0.contains(check.id, scenarioRoot: scenarioRoot) }
    }
  }

  /// Returns the part of the plan that is in none of some lists.
  ///
  /// What says that an input cannot be used stays, as it does with every other choice of checks.
  ///
  /// - Parameters:
  ///   - lists: The lists.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  public func excluding(_ lists: [CheckList], scenarioRoot: String = "Scenarios") -> RunPlan {
    keeping { check in
      !check.errors.isEmpty
        || !lists.contains { $0.contains(check.id, scenarioRoot: scenarioRoot) }
    }
  }
}

extension Substring {
  /// The text without blanks and tabs at its ends.
  fileprivate var trimmed: Substring {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = drop(while: isBlank)
    return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? ""
  }
}
