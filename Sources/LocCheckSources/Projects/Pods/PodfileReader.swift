public import LocCheckDiagnostics

/// Reads Podfiles, the Ruby files that say which pods the targets of an app have.
///
/// The targets it returns have no files: those of pods from the disk say how they are built, the
/// others which pods the target of that name depends on. ``TargetGraph`` brings both together.
public enum PodfileReader {
  /// Returns what a Podfile says, with references to the podspecs of pods from the disk.
  public static func project(from source: SourceText) -> Diagnosed<SourceProject> {
    let statements = RubyParser.statements(of: source)
    var decoder = PodfileDecoder(path: source.path)
    decoder.read(statements.value)
    return Diagnosed(
      decoder.project, (statements.diagnostics + decoder.diagnostics).inSourceOrder)
  }
}
