/// The file that a path of an output stands for, however the path is spelled.
package struct OutputPath: Sendable, Hashable {
  /// The path of the file: where symbolic links lead, without `.` and `..`.
  package let resolved: String

  /// Follows a path; one that leads nowhere stands for itself.
  package init(_ path: String) {
    let destination = (try? FileWriting.destination(of: path)) ?? path
    resolved = RelativePath.normalized(
      RelativePath.joining(WorkingDirectory.path, destination))
  }

  /// The last component, in lowercase, as file systems that do not tell cases apart have it.
  package var name: String { RelativePath.name(of: resolved).lowercased() }
}
