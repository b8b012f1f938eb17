import LocCheckReports

/// The files of a JUnit report that was written in parts: `TEST-loccheck.1.xml`, `TEST-loccheck.2.xml`.
package enum JUnitParts {
  /// Returns the paths of the parts that an earlier run wrote, whatever it was cut by.
  ///
  /// Only what this tool wrote as a part of this report is one, also where a run that was killed has left it
  /// aside: other reports may have names like those of parts.
  ///
  /// - Parameter path: The path the report would have in one file.
  package static func paths(of path: String) -> [String] {
    guard let listing = try? FolderListing(of: RelativePath.folder(of: path)) else { return [] }
    let stem = RelativePath.stem(of: path) + "."
    let ending = RelativePath.name(of: path).dropFirst(stem.count - 1)
    var paths: [String] = []
    for name in listing.names {
      let visible = EarlierFile.visibleName(of: name) ?? name
      // What a symbolic link leads to is the business of whoever made the link.
      guard visible.hasPrefix(stem), visible.hasSuffix(ending),
        (try? FileStatus(ofLink: listing.path(of: name)).kind) == .file,
        let suffix = suffix(of: listing.path(of: name)), visible == stem + suffix + ending,
        !paths.contains(listing.path(of: visible))
      else { continue }
      paths.append(listing.path(of: visible))
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns what tells the part in a file from its siblings, nil where the file is none.
  private static func suffix(of path: String) -> String? {
    let beginning = try? FileReader.bytes(at: path, upTo: JUnitReport.Part.beginningSize)
    return beginning.flatMap { JUnitReport.Part.suffix(in: $0) }
  }
}
