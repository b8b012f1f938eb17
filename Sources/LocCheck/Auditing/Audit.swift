import LocCheckDiagnostics
import LocCheckLocales
import LocCheckScenarios

/// What an audit of resources found.
public struct Audit: Sendable {
  /// What is wrong, resource by resource, each in the order of its file.
  public var findings: [AuditFinding]
  /// How far each table is translated into each language, the language it is written in first.
  public var statistics: [TableStatistics]
  /// A Boolean value that says whether there was nothing to report on.
  public var isEmpty: Bool

  /// Creates the audit of what was read.
  ///
  /// - Parameters:
  ///   - resources: What was read, in order.
  ///   - selection: The locales whose findings and counts are wanted. Findings that are about no
  ///     single locale are always among them.
  init(of resources: [AuditedResource], selecting selection: Selection = Selection()) {
    func includes(_ localization: String?, otherwise: Bool) -> Bool {
      guard selection.locales != nil else { return true }
      // `Base` is the folder of no locale, and serves all of them.
      guard let tag = localization.flatMap(LocaleTag.init) else { return otherwise }
      return selection.includes(tag)
    }
    self.findings = resources.flatMap(\.findings).filter {
      includes($0.locale, otherwise: true)
    }
    self.statistics = TableStatistics.all(of: resources).filter {
      includes($0.locale, otherwise: false)
    }
    self.isEmpty = statistics.isEmpty && findings.allSatisfy(\.isAboutNothing)
  }

  /// The status that a command ends with.
  public var exitStatus: ExitStatus {
    if isEmpty { return .nothingSelected }
    if findings.contains(where: \.isAboutInput) { return .unusable }
    return findings.contains { $0.diagnostic.severity == .error } ? .failure : .success
  }
}
