package import LocCheckDiagnostics

/// A Swift file with its digest.
package struct SourceFile: Sendable {
  /// The file.
  package var source: SourceText
  /// What it says.
  package var digest: SourceDigest

  /// Creates a file.
  package init(source: SourceText, digest: SourceDigest) {
    self.source = source
    self.digest = digest
  }
}
