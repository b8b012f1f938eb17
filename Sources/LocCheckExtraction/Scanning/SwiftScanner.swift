package import LocCheckDiagnostics
package import LocCheckSources
import SwiftParser
import SwiftSyntax

/// Reads Swift sources with the parser of the toolchain.
package enum SwiftScanner {
  /// Returns the digest of a file.
  ///
  /// Any bytes have one: what the parser cannot read is a problem of the digest, and the rest is read.
  package static func digest(of source: SourceText) -> SourceDigest {
    DeepStack.run {
      source.bytes.withUnsafeBufferPointer { bytes in
        let end = ParsableExtent.end(of: bytes)
        let length = end?.bounds.lowerBound ?? bytes.count
        let tree = Parser.parse(source: UnsafeBufferPointer(rebasing: bytes[..<length]))
        return digest(of: tree, endingWith: end, in: source)
      }
    }
  }

  /// Returns the digest of a file that was parsed up to a problem.
  private static func digest(
    of tree: SourceFileSyntax, endingWith end: SyntaxProblem?, in source: SourceText
  ) -> SourceDigest {
    var reader = SyntaxReader()
    let (declarations, statements) = reader.file(tree)
    var problems = SyntaxProblem.problems(in: tree)
    if let end {
      // What the cut itself breaks says nothing.
      let last = source.bytes[..<end.bounds.lowerBound].lastIndex { $0 > UInt8(ascii: " ") } ?? 0
      problems.removeAll { $0.bounds.upperBound > last }
      problems.append(end)
    } else if let place = reader.overflow {
      problems.append(.tooDeep(at: place))
    }
    return SourceDigest(
      imports: reader.imports, declarations: declarations, statements: statements,
      conditionalRegions: reader.conditionalRegions, previewRegions: reader.previewRegions,
      suppressions: SuppressionReader.comments(in: tree, of: source), problems: problems)
  }
}
