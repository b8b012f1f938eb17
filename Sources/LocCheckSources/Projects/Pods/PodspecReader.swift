public import LocCheckDiagnostics

/// Reads podspecs, the Ruby files that declare a pod of CocoaPods.
///
/// Strings, lists and hashes are read where they are written out, with what they interpolate of the
/// name and of other variables; values that only code makes are told and left out. The files of all
/// subspecs count as those of the pod.
public enum PodspecReader {
  /// Returns the pod as a target, with another for each of its resource bundles, which CocoaPods
  /// names `Pod-Bundle` and builds by itself, and for its tests.
  public static func project(from source: SourceText) -> Diagnosed<SourceProject> {
    let statements = RubyParser.statements(of: source)
    guard let specification = statements.value.first(where: { $0.path == ["Pod::Spec", "new"] })
    else {
      let problem = Diagnostic(
        "project.unknown-podspec", .warning, "expected 'Pod::Spec.new do |s|', found none",
        at: source.range(source.contentStart..<source.contentStart))
      return Diagnosed(
        SourceProject(path: source.path, targets: []), statements.diagnostics + [problem])
    }
    var decoder = PodspecDecoder(path: source.path)
    decoder.readVariables(statements.value)
    decoder.read(specification)
    return Diagnosed(
      SourceProject(path: source.path, targets: decoder.targets),
      (statements.diagnostics + decoder.diagnostics).inSourceOrder)
  }
}
