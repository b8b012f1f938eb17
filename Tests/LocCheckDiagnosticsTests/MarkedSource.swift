import LocCheckDiagnostics

/// A source whose text marks a range with `⟦` and `⟧`, or a mere position with `⟦` alone.
struct MarkedSource {
  /// The marked range.
  let range: SourceRange

  /// Creates a source from marked text.
  init(_ marked: String, path: String = "a.loccheck") {
    var bytes = Array(marked.utf8)
    let start = Self.remove("⟦", from: &bytes) ?? 0
    let end = Self.remove("⟧", from: &bytes) ?? start
    range = SourceText(path: path, bytes: bytes).range(start..<end)
  }

  /// Removes a mark and returns where it stood.
  private static func remove(_ mark: String, from bytes: inout [UInt8]) -> Int? {
    let pattern = Array(mark.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: pattern) }
    if let start { bytes.removeSubrange(start..<start + pattern.count) }
    return start
  }
}
