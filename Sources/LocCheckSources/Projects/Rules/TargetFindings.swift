public import LocCheckDiagnostics

/// What is wrong with how code and catalogs are spread over targets.
///
/// Xcode brings a catalog into line with the code of the target it belongs to: where the two are in
/// different targets, where the target is not built, or where its compiler hands nothing over, that
/// goes wrong without a word.
public struct TargetFindings: Sendable {
  /// The findings, rule by rule, those of one rule in the order of the targets or messages.
  public private(set) var findings: [Diagnostic] = []

  /// Holds targets against each other and against the messages in their code.
  ///
  /// - Parameters:
  ///   - targets: The targets of a ``TargetGraph`` with their files; those of tests play no part.
  ///   - schemes: The schemes that are built; where there is none, Xcode makes one for each target
  ///     of a project, but none for a pod.
  ///   - messages: The messages, with the names of their targets.
  public init(targets: [TargetMembership], schemes: [SourceScheme], messages: [SourceMessage]) {
    let survey = TargetSurvey(targets, schemes: schemes, messages: messages)
    for member in survey.members where survey.isSyncExpected(of: member) {
      if let finding = survey.unsyncedTarget(member) { findings.append(finding) }
      if let finding = survey.switchedOffEmission(of: member) { findings.append(finding) }
    }
    for member in survey.members {
      if let finding = survey.separateResourceBundle(member) { findings.append(finding) }
    }
    findings += survey.sharedCatalogs()
    findings += messages.compactMap { survey.missingBundle(of: $0) }
  }
}
