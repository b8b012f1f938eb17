#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a report that is cut into numbered ones: `TEST-loccheck.1.xml`, `TEST-loccheck.2.xml`.
package enum NumberedFiles {
  /// Removes the numbered files of a report that are not among those that were written.
  ///
  /// A run before this one may have needed more of them, and a dashboard would take them for results of this one.
  ///
  /// - Parameters:
  ///   - path: The path the report would have in one file.
  ///   - written: The paths that were written.
  package static func remove(of path: String, except written: Set<String>) {
    let folder = RelativePath.folder(of: path)
    let stem = RelativePath.stem(of: path) + "."
    let ending = RelativePath.name(of: path).dropFirst(stem.count - 1)
    guard let listing = try? FolderListing(of: folder) else { return }
    for name in listing.names where name.hasPrefix(stem) && name.hasSuffix(ending) {
      let number = name.dropFirst(stem.count).dropLast(ending.count)
      let file = RelativePath.joining(folder, name)
      guard !number.isEmpty, number.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        !written.contains(file)
      else { continue }
      unlink(file)
    }
  }
}
