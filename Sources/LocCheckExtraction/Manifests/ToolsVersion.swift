import LocCheckDiagnostics
import LocCheckSources

/// The version of the package manager that a manifest is written for, from its first comment.
struct ToolsVersion: Comparable {
  /// The major version.
  var major: Int
  /// The minor version.
  var minor: Int

  /// Creates a version.
  init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads the version of a manifest; one that names none is as old as the package manager.
  init(of manifest: SourceText) {
    self.init(3, 1)
    var start = manifest.contentStart
    let marker = "swift-tools-version"
    while start < manifest.bytes.count {
      let bounds = manifest.lineBounds(containing: start)
      let line = manifest.text(in: bounds)
      start = manifest.startOfLine(after: bounds)
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard line.hasPrefix("//") else { return }
      let words = line.lowercased().split { "/: \t;".contains($0) }
      guard words.first.map({ $0 == marker }) ?? false, words.count > 1 else { continue }
      let numbers = words[1].split(separator: ".").map { Int($0) ?? 0 }
      major = numbers.first ?? major
      minor = numbers.dropFirst().first ?? 0
      return
    }
  }

  /// Orders versions.
  static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
