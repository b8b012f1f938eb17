import LocCheckDiagnostics

/// The excerpts that records hold, each kept once.
///
/// Places in the same excerpt are places in the same source again, so that diagnostics which were equal in
/// a run are equal when its results are read back.
struct SourcePool {
  /// The excerpts.
  private var sources: [Key: SourceText] = [:]

  /// Creates an empty pool.
  init() {}

  /// Returns the excerpt with the given bytes.
  mutating func source(path: String, bytes: [UInt8], line: Int, column: Int) -> SourceText {
    let key = Key(path: Array(path.utf8), bytes: bytes, line: line, column: column)
    if let source = sources[key] { return source }
    let source = SourceText(path: path, bytes: bytes, line: line, column: column)
    sources[key] = source
    return source
  }

  /// What tells one excerpt from another.
  private struct Key: Hashable {
    /// The path's UTF-8.
    var path: [UInt8]
    /// The bytes.
    var bytes: [UInt8]
    /// The line of the first byte.
    var line: Int
    /// The column of the first byte.
    var column: Int
  }
}
