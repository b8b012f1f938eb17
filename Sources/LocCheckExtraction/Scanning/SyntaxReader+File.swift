import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads a file: what it declares, and what it does at its top level.
  mutating func file(_ node: SourceFileSyntax) -> ([Declaration], [Statement]) {
    var declarations: [Declaration] = []
    var statements: [Statement] = []
    append(node.statements, to: &declarations, &statements)
    // Code is not read in source order everywhere: chains are read from their roots.
    conditionalRegions.sort {
      ($0.bounds.lowerBound, $1.bounds.upperBound) < ($1.bounds.lowerBound, $0.bounds.upperBound)
    }
    previewRegions.sort { $0.bounds.lowerBound < $1.bounds.lowerBound }
    return (declarations, statements)
  }

  /// Reads items of the top level, those in `#if` included.
  private mutating func append(
    _ items: CodeBlockItemListSyntax, to declarations: inout [Declaration],
    _ statements: inout [Statement]
  ) {
    for item in items {
      guard case .decl(let node) = item.item, !node.is(MacroExpansionDeclSyntax.self) else {
        append(item.item, to: &statements)
        continue
      }
      guard let config = node.as(IfConfigDeclSyntax.self) else {
        append(node, to: &declarations)
        continue
      }
      for clause in conditional(config) {
        guard case .statements(let items)? = clause.elements else { continue }
        nested(in: clause) { $0.append(items, to: &declarations, &statements) }
      }
    }
  }
}
