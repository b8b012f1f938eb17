import LocCheckSources
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension SyntaxProblem {
  /// The number of problems that are told of one file.
  private static let maximumCount = 20

  /// The number of errors in one statement that the parser is asked about; the time it takes to tell of
  /// more grows with their square.
  private static let maximumErrors = 200

  /// Returns what the parser says of a file, in source order.
  static func problems(in tree: SourceFileSyntax) -> [SyntaxProblem] {
    guard tree.hasError else { return [] }
    var problems: [SyntaxProblem] = []
    for child in tree.children(viewMode: .all) where child.hasError {
      let items = child.as(CodeBlockItemListSyntax.self)?.map { Syntax($0) } ?? [child]
      for item in items where item.hasError && problems.count < maximumCount {
        problems += self.problems(in: item)
      }
    }
    return Array(problems.prefix(maximumCount))
  }

  /// Returns what the parser says of a part of a file.
  private static func problems(in node: Syntax) -> [SyntaxProblem] {
    let errors = errors(in: node)
    guard errors.count <= maximumErrors else {
      return [SyntaxProblem("code cannot be parsed", at: errors[0])]
    }
    return ParseDiagnosticsGenerator.diagnostics(for: node)
      .filter { $0.diagMessage.severity == .error }
      .map { SyntaxProblem($0) }
  }

  /// Returns the places of errors, not many more than are of use.
  private static func errors(in node: Syntax) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var waiting = [node]
    while let node = waiting.popLast(), places.count <= maximumErrors {
      let faulty = node.children(viewMode: .all).filter(\.hasError)
      if faulty.isEmpty || node.is(UnexpectedNodesSyntax.self) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        places.append(start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
      } else {
        waiting += faulty.reversed()
      }
    }
    return places
  }

  /// Code that is nested too deeply to be read.
  static func tooDeep(at bounds: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("code is nested too deeply to be read", at: bounds)
  }

  /// Code so far down a file that it is not read.
  static func tooLong(at bounds: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("file is too long: it is read up to here", at: bounds)
  }

  /// Makes a problem of what the parser says.
  private init(_ diagnostic: SwiftDiagnostics.Diagnostic) {
    let start = diagnostic.position.utf8Offset
    let end = diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset
    self.init(diagnostic.message, at: start..<max(start, end))
  }
}
