/// What names mean, which may depend on the file.
///
/// What a file declares itself hides what others do, as they may do so privately.
struct NameTable<Value: Sendable>: Sendable {
  /// A name in a file.
  private struct NameInFile: Hashable {
    /// The name.
    var name: String
    /// The place of the file.
    var file: Int
  }

  /// What each name means in all other files, with the level that says so.
  private var everywhere: [String: (value: Value, level: Int)] = [:]
  /// What a name means in a file.
  private var inFile: [NameInFile: Value] = [:]

  /// Adds a meaning; the first of a level counts, and a higher level hides a lower one.
  mutating func add(_ value: Value, for name: String, file: Int, level: Int) {
    if inFile[NameInFile(name: name, file: file)] == nil {
      inFile[NameInFile(name: name, file: file)] = value
    }
    if let known = everywhere[name], known.level >= level { return }
    everywhere[name] = (value, level)
  }

  /// Returns what a name means in a file.
  func value(of name: String, in file: Int) -> Value? {
    guard let common = everywhere[name] else { return nil }
    return inFile[NameInFile(name: name, file: file)] ?? common.value
  }
}
