public import LocCheckDiagnostics
import LocCheckXML

/// Reads `.xcscheme` files, the shared schemes of a project or workspace.
public enum XcodeSchemeReader {
  /// Returns the scheme of a file, named after it, nil where the file is no scheme.
  ///
  /// Targets that are built for tests alone are left out: pressing Build does not build them.
  public static func scheme(from source: SourceText) -> Diagnosed<SourceScheme?> {
    let document = XMLReader.document(from: source)
    guard let root = document.value else { return Diagnosed(nil, document.diagnostics) }
    let file = ProjectPath.name(of: source.path)
    let name = file.hasSuffix(".xcscheme") ? String(file.dropLast(".xcscheme".count)) : file
    guard root.name == "Scheme",
      let action = root.elements.first(where: { $0.name == "BuildAction" })
    else {
      let problem = Diagnostic(
        "project.unknown-scheme", .warning,
        "expected a scheme with a build action, found \("<\(root.name)>".quoted)",
        at: source.range(root.tagBounds))
      return Diagnosed(nil, document.diagnostics + [problem])
    }
    let entries = action.elements.filter { $0.name == "BuildActionEntries" }.flatMap(\.elements)
    let targets = entries.filter { $0[attribute: "buildForRunning"] != "NO" }.flatMap(\.elements)
      .compactMap { $0[attribute: "BlueprintName"] }
    return Diagnosed(
      SourceScheme(name: name, targets: targets, range: source.range(action.tagBounds)),
      document.diagnostics)
  }
}
