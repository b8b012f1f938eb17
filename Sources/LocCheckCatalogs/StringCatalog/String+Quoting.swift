import LocCheckDiagnostics

extension String {
  /// The number of characters after which messages cut a quotation off.
  private static let quotationLimit = 60

  /// The text as messages quote it: between quotes, on one line, every character visible, cut off
  /// where it is long.
  var quoted: String {
    let start = prefix(Self.quotationLimit)
    let ellipsis = start.endIndex == endIndex ? "" : "…"
    return "'\(VisibleText.escaped(String(start)))\(ellipsis)'"
  }
}
