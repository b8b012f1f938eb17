#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lists folders, in the order of the bytes of their names.
enum FolderListing {
  /// Returns the names in a folder without `.` and `..`.
  ///
  /// - Throws: ``InputError`` with the reason of the system.
  static func names(in path: String) throws(InputError) -> [String] {
    guard let folder = opendir(path) else {
      throw InputError(path: path, reason: SystemError.last.reason)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Calls a function with every file below a folder, depth first, hidden folders left out.
  ///
  /// A folder that cannot be read is passed over, and one that links lead back to is entered once.
  static func forEachFile(below root: String, _ visit: (String) -> Void) {
    var entered: Set<FileIdentity> = []
    forEachFile(below: root, entered: &entered, visit)
  }

  /// Visits the files below one folder.
  private static func forEachFile(
    below folder: String, entered: inout Set<FileIdentity>, _ visit: (String) -> Void
  ) {
    guard let identity = FileReader.identity(of: folder), entered.insert(identity).inserted,
      let names = try? names(in: folder)
    else { return }
    for name in names where !name.hasPrefix(".") {
      let path = RelativePath.joining(folder, name)
      switch FileReader.kind(of: path) {
      case .folder: forEachFile(below: path, entered: &entered, visit)
      case .file: visit(path)
      // A pipe that nobody writes to would never end.
      case .other, nil: continue
      }
    }
  }
}
