import LocCheckCatalogs
import LocCheckDiagnostics

extension XcodeProjectDecoder {
  /// Adds the files of a build phase to a target: its Swift files, and what it copies.
  mutating func addFiles(of phase: XcodeObject, to target: inout SourceTarget) {
    guard phase.isa == "PBXSourcesBuildPhase" || phase.isa == "PBXResourcesBuildPhase" else {
      return
    }
    var seen: Set<String> = []
    for reference in phase.list("files") {
      guard let buildFile = object(reference, for: "the file of a build phase"),
        let file = buildFile["fileRef"], seen.insert(file).inserted
      else { continue }
      guard !isExhausted else { return }
      let named = (file, buildFile.values["fileRef"]?.range)
      guard let file = object(named, for: "the file") else { continue }
      // A file in several languages is a group of one file for each.
      for variant in file.isa == "PBXVariantGroup" ? variants(of: file) : [file] {
        guard takeFile(of: target) else { return }
        guard let path = paths.path(of: variant.id) else { continue }
        // Code in other languages hands over nothing that is read here.
        guard phase.isa == "PBXResourcesBuildPhase" || Self.isSwift(path) else { continue }
        let isFolder = Self.folderTypes.contains(variant.fileType ?? "")
        add(FileSelection(path, isFolder: isFolder), to: &target)
      }
    }
  }

  /// Adds a folder that is synchronised with the disk to a target.
  mutating func addFolder(
    _ group: XcodeObject, exceptions: SynchronizedMembership.Exceptions,
    to target: inout SourceTarget
  ) {
    guard let path = paths.path(of: group.id) else { return }
    let selection = FileSelection(
      path, isFolder: true, excluding: exceptions.map { Self.pattern(of: $0, in: path) })
    target.sources.append(selection)
    target.resources.append(selection)
  }

  /// Adds files of a folder that another target names to a target.
  mutating func addFiles(
    _ exceptions: SynchronizedMembership.Exceptions, of group: XcodeObject,
    to target: inout SourceTarget
  ) {
    guard let path = paths.path(of: group.id) else { return }
    for exception in exceptions {
      add(FileSelection(Self.pattern(of: exception, in: path)), to: &target)
    }
  }

  /// Adds a file to the sources of a target where it is Swift, else to the resources.
  private func add(_ selection: FileSelection, to target: inout SourceTarget) {
    if Self.isSwift(selection.pattern) {
      target.sources.append(selection)
    } else {
      target.resources.append(selection)
    }
  }

  /// Whether a path is that of a Swift file.
  private static func isSwift(_ path: String) -> Bool {
    ProjectPath.fileExtension(of: path) == "swift"
  }

  /// Returns the files of a file in several languages.
  private mutating func variants(of group: XcodeObject) -> [XcodeObject] {
    group.list("children").compactMap { object($0, for: "the localized file") }
  }

  /// Returns the glob of an exception: a path in the folder, or `/Localized: ` and the path without
  /// the folder of its language.
  private static func pattern(of exception: String, in folder: String) -> String {
    for prefix in ["/Localized: ", "/Localized/"] where exception.hasPrefix(prefix) {
      let path = String(exception.dropFirst(prefix.count))
      let inner = ProjectPath.joined(folder, ProjectPath.folder(of: path))
      return ProjectPath.joined(inner, "*.lproj/" + ProjectPath.name(of: path))
    }
    return ProjectPath.joined(folder, exception)
  }

  /// The types of references to folders that are copied as they are.
  private static let folderTypes: Set = ["folder", "wrapper.plug-in"]
}

extension XcodeObject {
  /// The type of a file reference, as Xcode found it or as it was chosen.
  fileprivate var fileType: String? { self["explicitFileType"] ?? self["lastKnownFileType"] }
}
