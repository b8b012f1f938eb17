public import LocCheckCatalogs
public import LocCheckDiagnostics
import LocCheckMessages

/// The resources that scenario files name, read before anything is planned.
public struct ResourceLibrary: Sendable {
  /// The paths each pattern names, in order; empty for a pattern that names nothing.
  public var paths: [PathPattern: [String]]
  /// The resources by path.
  public var resources: [String: Resource]

  /// Creates a library.
  public init(paths: [PathPattern: [String]] = [:], resources: [String: Resource] = [:]) {
    self.paths = paths
    self.resources = resources
  }

  /// One resource as far as it could be read.
  public struct Resource: Sendable {
    /// What it contributes to a bundle, nil where nothing could be read.
    public var contents: BundleContents?
    /// What was noticed while it was read.
    public var diagnostics: [Diagnostic]

    /// Creates a resource.
    public init(contents: BundleContents?, diagnostics: [Diagnostic]) {
      self.contents = contents
      self.diagnostics = diagnostics
    }

    /// The errors among the diagnostics.
    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// The errors that may have cost more than the text of one message.
    var damages: [Diagnostic] { errors.filter { !$0.isLeftToRows } }
  }
}

extension Diagnostic {
  /// Whether the error is one of a single message, which fails the rows that meet it and no others.
  var isLeftToRows: Bool {
    ["catalog.missing-other", "stringsdict.missing-other", "xliff.missing-other"].contains(id)
  }
}
