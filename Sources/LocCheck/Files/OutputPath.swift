/// The file that a path of an output stands for, however the path is spelled.
package struct OutputPath: Sendable, Hashable {
  /// The path of the file: where symbolic links lead, without `.` and `..`.
  package let resolved: String

  /// Follows a path; one that leads nowhere stands for itself.
  package init(_ path: String) {
    let destination = (try? FileWriting.destination(of: path)) ?? path
    var folder = RelativePath.joining(WorkingDirectory.path, RelativePath.folder(of: destination))
    var rest = RelativePath.name(of: destination)
    // Folders that are yet to be made have no links among them.
    while FileStatus.kind(of: folder) == nil, folder != RelativePath.folder(of: folder) {
      rest = RelativePath.joining(RelativePath.name(of: folder), rest)
      folder = RelativePath.folder(of: folder)
    }
    resolved = RelativePath.normalized(
      RelativePath.joining(WorkingDirectory.resolved(folder) ?? folder, rest))
  }

  /// The last component, in lowercase, as file systems that do not tell cases apart have it.
  package var name: String { RelativePath.name(of: resolved).lowercased() }
}
