import LocCheckDiagnostics
import LocCheckSources

/// Reads the projects among some sources, and what they draw in from the disk.
struct ProjectLoader {
  /// What reads Swift; without it packages are left out.
  let swift: SwiftReading?
  /// The build configuration whose settings count.
  let configuration: String

  /// The projects as they were read.
  struct Result {
    /// The projects, in the order in which they were met.
    var projects: [SourceProject] = []
    /// The shared schemes of Xcode projects.
    var schemes: [SourceScheme] = []
    /// What was noticed.
    var diagnostics: [Diagnostic] = []
  }

  /// Returns the projects that paths name, and those that they refer to.
  ///
  /// What a project refers to and is not there is passed over: others may be responsible for it.
  func load(_ paths: [String]) -> Result {
    var result = Result()
    var known: Set<String> = []
    var open = paths.map { (path: Self.file(of: $0), isNamed: true) }
    while !open.isEmpty {
      let (path, isNamed) = open.removeFirst()
      guard known.insert(RelativePath.normalized(path)).inserted else { continue }
      if !isNamed, FileStatus.kind(of: path) != .file { continue }
      guard let read = project(at: path) else { continue }
      result.projects.append(read.value)
      result.diagnostics += read.diagnostics
      if SourceKind(path) == .xcode { add(schemesOf: path, to: &result) }
      open += read.value.references.flatMap(Self.files).map { (path: $0, isNamed: false) }
    }
    return result
  }

  /// Reads one project, nil for one that this build cannot read.
  private func project(at path: String) -> Diagnosed<SourceProject>? {
    let source: SourceText
    do {
      source = SourceText(path: path, bytes: try FileReader.bytes(at: path))
    } catch {
      return Diagnosed(SourceProject(path: path, targets: []), [.unreadableSource(error)])
    }
    switch SourceKind(path) {
    case .package: return swift?.manifest(source)
    case .podspec: return PodspecReader.project(from: source)
    case .podfile: return PodfileReader.project(from: source)
    case .xcode:
      return XcodeProjectReader.project(from: source, configuration: configuration) { path in
        (try? FileReader.bytes(at: path)).map { SourceText(path: path, bytes: $0) }
      }
    case .swift, .stringsData, nil: return nil
    }
  }

  /// Adds the shared schemes of an Xcode project.
  private func add(schemesOf project: String, to result: inout Result) {
    let folder = RelativePath.joining(RelativePath.folder(of: project), "xcshareddata/xcschemes")
    guard let listing = try? FolderListing(of: folder) else { return }
    for name in listing.names where name.hasSuffix(".xcscheme") {
      let path = listing.path(of: name)
      do {
        let source = SourceText(path: path, bytes: try FileReader.bytes(at: path))
        let scheme = XcodeSchemeReader.scheme(from: source)
        result.diagnostics += scheme.diagnostics
        if let scheme = scheme.value { result.schemes.append(scheme) }
      } catch {
        result.diagnostics.append(.unreadableSource(error))
      }
    }
  }

  /// Returns the file that declares the targets of a project.
  private static func file(of path: String) -> String {
    path.hasSuffix(".xcodeproj") ? RelativePath.joining(path, "project.pbxproj") : path
  }

  /// Returns the files that a reference leads to.
  private static func files(of reference: ProjectReference) -> [String] {
    switch reference.kind {
    case .package: return [RelativePath.joining(reference.path, "Package.swift")]
    case .project: return [file(of: reference.path)]
    case .buildSettings: return []
    case .pod:
      if SourceKind(reference.path) == .podspec { return [reference.path] }
      return Glob("*.podspec", below: reference.path).paths
    }
  }
}
