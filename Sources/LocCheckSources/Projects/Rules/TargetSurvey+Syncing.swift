import LocCheckDiagnostics

extension TargetSurvey {
  /// Finds a target whose code no scheme builds, so that nothing is synced from it.
  func unsyncedTarget(_ member: TargetMembership) -> Diagnostic? {
    guard !isBuilt(member) else { return nil }
    let target = member.target
    let names = schemes.map(\.name.quoted).joined(separator: ", ")
    let reason =
      schemes.isEmpty
      ? "the scheme of an app does not list the targets of pods"
      : "no scheme lists or reaches it, of \(names)"
    let notes = schemes.prefix(4).map {
      Diagnostic.Note("this scheme does not build it", at: $0.range)
    }
    return Diagnostic(
      ExtractionRule.unsyncedTarget.id, ExtractionRule.unsyncedTarget.severity,
      "\(messages(of: member)) not synced: \(reason)",
      at: target.usage ?? target.range, notes: notes,
      help: "add the target \(target.name.quoted) to the Build action of the scheme, or build it"
        + " by itself; 'loccheck extract --sync' needs no build")
  }

  /// Finds a target whose compiler hands no messages over.
  func switchedOffEmission(of member: TargetMembership) -> Diagnostic? {
    let target = member.target
    guard target.settings.emitsStrings != true else { return nil }
    let state =
      target.settings.emissionRange == nil
      ? "is not set for \(target.displayed) and is NO by default"
      : "is not YES for \(target.displayed)"
    let count = messageCount(of: member)
    let message =
      "SWIFT_EMIT_LOC_STRINGS \(state): the compiler does not hand over "
      + (count == 1 ? "its message" : "its \(count) messages")
    return Diagnostic(
      ExtractionRule.emissionOff.id, ExtractionRule.emissionOff.severity, message,
      at: target.settings.emissionRange ?? target.usage ?? target.range,
      help: Self.emissionHelp(for: target.kind))
  }

  /// The messages of a target in words, as the subject of a sentence, with its verb.
  private func messages(of member: TargetMembership) -> String {
    let count = messageCount(of: member)
    let name = member.target.displayed
    return count == 1 ? "the message of \(name) is" : "the \(count) messages of \(name) are"
  }

  /// Returns the line that makes the compiler hand messages over.
  private static func emissionHelp(for kind: SourceTarget.Kind) -> String {
    switch kind {
    case .package: "write 'defaultLocalization: \"en\",' behind the name in 'Package.swift'"
    case .xcode:
      "write 'SWIFT_EMIT_LOC_STRINGS = YES;' in the build settings: \"Use Compiler to Extract Swift"
        + " Strings\""
    case .pod:
      "write \"s.pod_target_xcconfig = { 'SWIFT_EMIT_LOC_STRINGS' => 'YES' }\" in the podspec, or in"
        + " the Podfile \"post_install do |installer| installer.pods_project.targets.each { |target|"
        + " target.build_configurations.each { |configuration|"
        + " configuration.build_settings['SWIFT_EMIT_LOC_STRINGS'] = 'YES' } } end\""
    }
  }
}
