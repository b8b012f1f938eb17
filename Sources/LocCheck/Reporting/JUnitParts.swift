import LocCheckReports

/// The files of a JUnit report that was written in parts: `TEST-loccheck.1.xml`, `TEST-loccheck.2.xml`.
package enum JUnitParts {
  /// Returns the paths of the parts that an earlier run wrote, whatever it was cut by.
  ///
  /// Only what this tool wrote as a part is one: other reports may have names like those of parts.
  ///
  /// - Parameter path: The path the report would have in one file.
  package static func paths(of path: String) -> [String] {
    guard let listing = try? FolderListing(of: RelativePath.folder(of: path)) else { return [] }
    let stem = RelativePath.stem(of: path) + "."
    let ending = RelativePath.name(of: path).dropFirst(stem.count - 1)
    return listing.names.filter { $0.hasPrefix(stem) && $0.hasSuffix(ending) }
      .map(listing.path).filter { path in
        let beginning = try? FileReader.bytes(at: path, upTo: JUnitReport.Part.beginningSize)
        return beginning.map { JUnitReport.Part.begins(with: $0) } ?? false
      }
  }
}
