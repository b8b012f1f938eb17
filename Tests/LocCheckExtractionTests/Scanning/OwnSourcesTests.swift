import Foundation
import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct `The sources of this package` {
  /// The folder of the sources.
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../Sources").standardizedFileURL

  /// The names of the modules.
  private static let modules: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  /// Returns the Swift files of a module, in the order of their paths.
  private func files(of module: String) -> [URL] {
    let all = FileManager.default.enumerator(
      at: Self.folder.appending(path: module), includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  @Test(arguments: modules)
  func `are read without a problem, each of their texts once and at its place`(
    module: String
  ) throws {
    for file in files(of: module) {
      let bytes = Array(try Data(contentsOf: file))
      let digest = SwiftScanner.digest(of: SourceText(path: file.lastPathComponent, bytes: bytes))
      #expect(digest.problems == [], "\(file.path)")
      let found = TextPlaces.places(in: digest).sorted { $0.lowerBound < $1.lowerBound }
      #expect(found == LiteralPlaces.places(in: bytes), "\(file.path)")
      #expect(SourceDigest(decoding: digest.encoded()) == digest, "\(file.path)")
    }
  }
}

/// Finds the string literals of a syntax tree.
private final class LiteralPlaces: SyntaxVisitor {
  /// The bytes of the literals so far.
  private var places: [Range<Int>] = []

  /// Returns the bytes of all literals of a file, in source order.
  static func places(in bytes: [UInt8]) -> [Range<Int>] {
    let visitor = LiteralPlaces(viewMode: .sourceAccurate)
    visitor.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return visitor.places
  }

  /// Notes a literal.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    places.append(
      node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.endPositionBeforeTrailingTrivia
        .utf8Offset)
    return .visitChildren
  }
}
