import LocCheckDiagnostics
import LocCheckSources

extension Diagnostic {
  /// Makes the failure of a key that sources hand over and no row of an exhaustive scenario has.
  ///
  /// - Parameters:
  ///   - messages: The messages of the key in one table, of which there is one at least.
  ///   - range: Where the scenario says that its rows are all there is.
  static func undeclaredKey(_ messages: [SourceMessage], at range: SourceRange) -> Diagnostic {
    let key = messages.first?.key.displayed ?? ""
    let table = messages.first?.tableName ?? SourceMessage.defaultTable
    let place = table == SourceMessage.defaultTable ? "" : " for the table '\(table)'"
    return Diagnostic(
      "extraction.undeclared", .error,
      "the sources hand over \(key.quoted)\(place), and no row has it", at: range,
      subject: Subject(key: key),
      details: [.init("expected", "no other key"), .init("actual", key)],
      notes: messages.map(\.note).shortened(),
      help: "a row of its own says that it is meant to be there")
  }
}
