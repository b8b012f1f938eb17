public import LocCheckDiagnostics

extension XMLReader {
  /// Receives what a document has, in its order.
  public typealias Visitor = (XMLEvent) -> Void

  /// Reads a document without keeping it, and returns what is wrong with it.
  ///
  /// What is refused and what is passed over is as in ``document(from:)``. After the first violation of
  /// the grammar nothing more is met.
  public static func visit(
    _ source: SourceText, _ visitor: @escaping Visitor
  ) -> [Diagnostic] {
    let preflight = XMLPreflight(source)
    if let refusal = preflight.refusal { return [refusal] }
    let builder = XMLTreeBuilder(source: source, visitor: visitor)
    builder.parse(preflight)
    let problems = builder.problem.map { [$0] } ?? []
    return (preflight.remarks + problems).inSourceOrder
  }
}
