package import LocCheckDiagnostics
package import LocCheckSources

/// What reads Swift for this library, which has no parser of it: the toolchain's is handed in, and a build
/// without it reads what Xcode's compiler wrote.
public struct SwiftReading: Sendable {
  /// Returns what a Swift file says.
  package var digest: @Sendable (SourceText) -> SourceDigest
  /// Returns what a `Package.swift` declares.
  package var manifest: @Sendable (SourceText) -> Diagnosed<SourceProject>

  /// Creates a reader of its two functions.
  package init(
    digest: @escaping @Sendable (SourceText) -> SourceDigest,
    manifest: @escaping @Sendable (SourceText) -> Diagnosed<SourceProject>
  ) {
    self.digest = digest
    self.manifest = manifest
  }
}
