import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Notes the branches of `#if`, and returns them.
  mutating func conditional(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    let clauses = Array(node.clauses)
    let taken = conditions.configurations(taking: clauses.map(\.condition))
    for (index, clause) in clauses.enumerated() {
      let directive = clause.condition.map { bounds(of: $0) } ?? bounds(of: clause.poundKeyword)
      let next = index + 1 < clauses.count ? clauses[index + 1].poundKeyword : node.poundEndif
      let end = bounds(of: next).lowerBound
      conditionalRegions.append(
        ConditionalRegion(
          bounds: min(directive.upperBound, end)..<end, configurations: taken[index]))
    }
    return clauses
  }
}
