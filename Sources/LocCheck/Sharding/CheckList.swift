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
  /// The lines in their order: what each names, and where it stands.
  private let lines: [(name: IdentityText, range: SourceRange)]
  /// What the lines name, to look a check up in.
  private let names: Set<IdentityText>

  /// Creates a list from its lines; empty ones and blanks around the others say nothing.
  public init(_ source: SourceText) {
    let bytes = source.bytes[source.contentStart...]
    lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      let line = line.trimmingBlanks
      guard !line.isEmpty else { return nil }
      let range = line.startIndex..<line.endIndex
      return (IdentityText(Self.plain(source.text(in: range))), source.range(range))
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

  /// Returns a warning at the first line that has none of some names, nil where each has one.
  fileprivate func staleness(knowing known: Set<IdentityText>) -> Diagnostic? {
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
  fileprivate static func names(of id: CaseID, scenarioRoot: String) -> [IdentityText] {
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
  /// Returns a warning for each list that has a line that names no check of the plan.
  ///
  /// - Parameters:
  ///   - lists: The lists.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  public func staleness(
    of lists: [CheckList], scenarioRoot: String = "Scenarios"
  ) -> [Diagnostic] {
    guard !lists.isEmpty else { return [] }
    let known = Set(
      identities.lazy.flatMap { CheckList.names(of: $0, scenarioRoot: scenarioRoot) })
    return lists.compactMap { $0.staleness(knowing: known) }
  }

  /// Returns the part of the plan that is in one of some lists, all of it where there is no list.
  ///
  /// What says that an input cannot be used stays, as it does with every other choice of checks.
  ///
  /// - Parameters:
  ///   - lists: The lists.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  public func including(_ lists: [CheckList], scenarioRoot: String = "Scenarios") -> RunPlan {
    keeping { check in
      lists.isEmpty || !check.errors.isEmpty
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

extension ArraySlice<UInt8> {
  /// The bytes without blanks and tabs at their ends.
  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let start = drop(while: isBlank)
    return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? []
  }
}
