public import LocCheckDiagnostics
public import LocCheckSources

/// What an extraction gave, and what is wrong with it.
public struct ExtractionReport: Sendable {
  /// What sources and tables say about each other.
  public var reconciliation: Reconciliation
  /// What is wrong, in the order of files and places.
  public var findings: [Diagnostic]
  /// The number of Swift files and `.stringsdata` files that were read.
  public var fileCount: Int
  /// The names of the targets whose code was read, in order.
  public var targets: [String]
  /// A Boolean value that says whether an input could not be read, or not to its end.
  public var hasUnusableInputs: Bool
  /// What may hide messages: of sources, projects and `.stringsdata` that were not read to their ends.
  public var gaps: [Diagnostic]
  /// The files and folders that were read.
  var inputs: Set<FileIdentity>

  /// A Boolean value that says whether there was nothing to read.
  public var isEmpty: Bool { fileCount == 0 && findings.isEmpty }

  /// Returns whether a path is that of a file that was read, by whatever name.
  public func isInput(_ path: String) -> Bool {
    (try? FileStatus(of: path).identity).map(inputs.contains) ?? false
  }

  /// The status that a command ends with.
  public var exitStatus: ExitStatus {
    if isEmpty { return .nothingSelected }
    if hasUnusableInputs { return .unusable }
    return findings.contains { $0.severity == .error } ? .failure : .success
  }
}
