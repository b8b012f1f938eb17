package import LocCheckDiagnostics
package import LocCheckSources
import SwiftParser
import SwiftSyntax

/// Reads `Package.swift` with the parser of the toolchain, without running it.
package enum PackageManifestReader {
  /// Returns the targets of a package; what is code that is not followed is told with its place.
  package static func project(from source: SourceText) -> Diagnosed<SourceProject> {
    let decoded = TextEncoding.decoded(source)
    guard let text = decoded.value else {
      return Diagnosed(SourceProject(path: source.path, targets: []), decoded.diagnostics)
    }
    let result = DeepStack.run { project(fromUTF8: text) }
    return Diagnosed(result.value, (decoded.diagnostics + result.diagnostics).inSourceOrder)
  }

  /// Returns the targets of a package whose manifest is UTF-8.
  private static func project(fromUTF8 source: SourceText) -> Diagnosed<SourceProject> {
    source.bytes.withUnsafeBufferPointer { bytes in
      let end = ParsableExtent.end(of: bytes)
      let length = end?.bounds.lowerBound ?? bytes.count
      let tree = Parser.parse(source: UnsafeBufferPointer(rebasing: bytes[..<length]))
      // What a cut itself breaks says nothing.
      let problems = end.map { [$0] } ?? SyntaxProblem.problems(in: tree)
      let project = project(declaredBy: tree, in: source)
      return Diagnosed(
        project.value,
        problems.map { .malformedManifest($0, in: source) } + project.diagnostics)
    }
  }

  /// Returns the targets of a package that a tree of syntax declares.
  private static func project(
    declaredBy tree: SourceFileSyntax, in source: SourceText
  ) -> Diagnosed<SourceProject> {
    var evaluator = ManifestEvaluator(source: source)
    evaluator.collectDeclarations(tree.statements)
    _ = evaluator.run(tree.statements)
    guard let package = evaluator.package else {
      return Diagnosed(
        SourceProject(path: source.path, targets: []),
        evaluator.diagnostics + [.unknownManifest(source, isManifest: tree.importsManifests)])
    }
    var decoder = ManifestDecoder(package, source: source)
    let project = decoder.project()
    return Diagnosed(project, evaluator.diagnostics + decoder.diagnostics)
  }
}

extension SourceFileSyntax {
  /// Whether the file imports the module that packages are declared with.
  fileprivate var importsManifests: Bool {
    statements.contains { item in
      guard case .decl(let declaration) = item.item else { return false }
      let path = declaration.as(ImportDeclSyntax.self)?.path
      return path?.first?.name.text == "PackageDescription"
    }
  }
}

extension ManifestEvaluator {
  /// The package that the manifest declares: the variable of that name, else any that holds one.
  fileprivate var package: ManifestValue? {
    let candidates = scopes.first.map { scope in
      [scope["package"]].compactMap { $0 } + scope.sorted { $0.key < $1.key }.map(\.value)
    }
    return candidates?.first {
      if case .call("Package", _) = $0.kind { true } else { false }
    }
  }
}

extension LocCheckDiagnostics.Diagnostic {
  /// A manifest that the parser does not understand as a whole.
  fileprivate static func malformedManifest(
    _ problem: SyntaxProblem, in source: SourceText
  ) -> Self {
    Self("project.syntax", .warning, problem.message, at: source.range(problem.bounds))
  }

  /// A file that declares no package; one that does not even import what packages are declared with
  /// may be code that happens to have the name.
  fileprivate static func unknownManifest(_ source: SourceText, isManifest: Bool) -> Self {
    Self(
      "project.unknown-manifest", isManifest ? .warning : .note,
      "expected 'let package = Package(…)', found none",
      at: source.range(source.contentStart..<source.contentStart))
  }
}
