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
    /// The paths of the files that have the name of a manifest and are Swift like any other.
    var plainFiles: Set<String> = []
    /// The paths of the files that were read: projects, their schemes and build settings.
    var files: [String] = []

    /// Returns whether a project file has an error: what it lacks is no finding of its own.
    func isDamaged(_ path: String?) -> Bool {
      diagnostics.contains { $0.severity == .error && $0.range?.source.path == path }
    }
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
      let source: SourceText
      do {
        source = SourceText(path: path, bytes: try FileReader.bytes(at: path))
      } catch {
        result.diagnostics.append(.unreadableSource(error))
        continue
      }
      if SourceKind(path) == .package, !source.mayDeclarePackage {
        result.plainFiles.insert(path)
        continue
      }
      guard let read = project(from: source) else { continue }
      result.projects.append(read.value)
      result.diagnostics += read.diagnostics
      result.files.append(path)
      result.files += read.value.references.filter { $0.kind == .buildSettings }.map(\.path)
      if SourceKind(path) == .xcode { add(schemesOf: path, to: &result) }
      open += read.value.references.flatMap(Self.files).map { (path: $0, isNamed: false) }
    }
    return result
  }

  /// Reads one project, nil for one that this build cannot read.
  private func project(from source: SourceText) -> Diagnosed<SourceProject>? {
    switch SourceKind(source.path) {
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
      result.files.append(path)
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

extension SourceText {
  /// Whether the text names the module that every manifest imports: a type of an app may be called
  /// `Package`, and have a file of its own.
  fileprivate var mayDeclarePackage: Bool {
    let module = Array("PackageDescription".utf8)
    return bytes.indices.contains { index in
      bytes[index] == module[0] && bytes[index...].starts(with: module)
    }
  }
}
