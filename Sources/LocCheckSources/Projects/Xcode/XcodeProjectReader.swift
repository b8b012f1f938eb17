import LocCheckCatalogs
public import LocCheckDiagnostics

/// Reads `project.pbxproj`, the file in an `.xcodeproj` folder.
///
/// All formats that name objects by ids are read, those with folders that are synchronised with the
/// disk (objectVersion 70 and later) included. Of a file that is cut off or damaged all before the
/// error is read, of a merge conflict the side that was checked out.
public enum XcodeProjectReader {
  /// Returns the targets of a project.
  ///
  /// - Parameters:
  ///   - source: The file; its path is that of the file, in the folder `.xcodeproj`.
  ///   - configuration: The build configuration whose settings count, where the project has it.
  ///   - settingsFile: Returns the text of an `.xcconfig` file by its path, nil where there is none.
  public static func project(
    from source: SourceText, configuration: String = "Debug",
    settingsFile: (String) -> SourceText? = { _ in nil }
  ) -> Diagnosed<SourceProject> {
    let content = PropertyListReader.remains(of: source)
    let problems = content.diagnostics.map { Diagnostic.damagedProject($0) }
    guard let root = content.value else {
      return Diagnosed(SourceProject(path: source.path, targets: []), problems)
    }
    return withoutActuallyEscaping(settingsFile) { settingsFile in
      var decoder = XcodeProjectDecoder(
        XcodeObjects(root), path: source.path, configuration: configuration,
        isDamaged: content.hasErrors, load: settingsFile)
      let project = decoder.project()
      let isEmpty = project.targets.isEmpty && !content.hasErrors
      return Diagnosed(
        project,
        (problems + decoder.diagnostics + (isEmpty ? [.withoutTargets(source)] : [])).inSourceOrder)
    }
  }
}

extension Diagnostic {
  /// A project without anything to build.
  fileprivate static func withoutTargets(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      "project.no-targets", .note, "the project declares no target",
      at: source.range(source.contentStart..<source.contentStart),
      help: "the code and the catalogs beside it are taken for those of no target")
  }

  /// What a reader of property lists found, under an id of project files and without what it says
  /// about devices.
  fileprivate static func damagedProject(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem
    let rule = problem.id.name.split(separator: ".").dropFirst().joined(separator: ".")
    if problem.id.name.hasPrefix("strings.") { problem.id = ID("project.\(rule)") }
    problem.notes.removeAll { $0.range == nil }
    // Advice about keys says nothing where the file ends.
    if let range = problem.range, range.bounds.lowerBound >= range.source.bytes.count {
      problem.help = nil
    }
    if problem.severity == .error {
      problem.notes.append(Note("the project is read as far as it goes"))
    }
    return problem
  }
}
