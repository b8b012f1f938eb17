import LocCheckDiagnostics
import LocCheckSources
import SwiftSyntax

/// Follows the code of a manifest as far as that goes without running it.
///
/// Constants, arrays put together with `+`, `+=` and `append`, the manifest's own functions, static
/// members and loops over arrays are followed. Where a condition is not known both ways are taken,
/// which is told. Nothing is asked of the environment: `#if` is decided as on a Mac.
struct ManifestEvaluator {
  /// The file.
  let source: SourceText
  /// The variables, the innermost scope last.
  var scopes: [[String: ManifestValue]] = [[:]]
  /// The functions, and the computed properties as functions without parameters, by name.
  var functions: [String: [ManifestFunction]] = [:]
  /// The values of static properties by name.
  var constants: [String: ExprSyntax] = [:]
  /// What decides `#if`.
  var condition = ManifestCondition()
  /// What is not followed, in the order of meeting it.
  private(set) var diagnostics: [Diagnostic] = []
  /// The places told so far.
  private var told: Set<Int> = []
  /// The number of expressions that are still evaluated.
  private var patience = 50_000
  /// The number of calls in each other.
  private var depth = 0

  /// The number of calls in each other that are followed.
  private static let depthLimit = 32

  /// Creates an evaluator for a file.
  init(source: SourceText) { self.source = source }

  /// Returns the place of a node without the space around it.
  func range(of node: some SyntaxProtocol) -> LocCheckDiagnostics.SourceRange {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return source.range(start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// Returns a value at the place of a node.
  func value(_ kind: ManifestValue.Kind, at node: some SyntaxProtocol) -> ManifestValue {
    ManifestValue(kind: kind, range: range(of: node))
  }

  /// Tells once that something is not followed.
  mutating func tell(
    _ message: String, at range: LocCheckDiagnostics.SourceRange, help: String? = nil
  ) {
    guard told.insert(range.bounds.lowerBound).inserted else { return }
    diagnostics.append(.unevaluatedProject(message, at: range, help: help))
  }

  /// Returns whether there is patience for some more work, and takes it.
  mutating func take(_ amount: Int = 1) -> Bool {
    guard patience > 0 else { return false }
    patience = max(patience - amount, 0)
    if patience == 0 {
      diagnostics.append(
        .unevaluatedProject(
          "the manifest computes more than is followed: what it adds from here on is left out",
          at: source.range(source.contentStart..<source.contentStart)))
    }
    return patience > 0
  }

  /// Does something one call deeper, nil where that is too deep.
  mutating func deeper<Result>(_ body: (inout ManifestEvaluator) -> Result) -> Result? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Returns the value of a variable, nil where none of that name is in scope.
  func variable(_ name: String) -> ManifestValue? {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    return nil
  }

  /// Changes a variable, or a member of the call in one: `targets`, `package.targets`.
  mutating func change(_ path: [String], _ change: (ManifestValue?) -> ManifestValue) {
    guard let name = path.first, path.count <= 2,
      let scope = scopes.lastIndex(where: { $0[name] != nil }), let old = scopes[scope][name]
    else { return }
    guard path.count == 2 else {
      scopes[scope][name] = change(old)
      return
    }
    guard case .call(let callee, var arguments) = old.kind else { return }
    let new = change(old[path[1]])
    arguments.removeAll { $0.label == path[1] }
    arguments.append(ManifestArgument(label: path[1], value: new))
    scopes[scope][name]?.kind = .call(callee, arguments)
  }
}
