/// Which paths of scanned and of compiled files are those of the same file.
///
/// A build knows a file by its absolute path on the machine that built it; a scanner by its path
/// from some folder of the project. The shorter path is the end of the longer one.
struct SourcePathTwins {
  /// The scanned path of each compiled file that has one.
  private(set) var scanned: [String: String] = [:]
  /// The compiled path of each scanned file that has one.
  private(set) var compiled: [String: String] = [:]

  /// The number of folders that a path is followed upwards.
  private static let depthLimit = 32

  /// Finds the twins.
  ///
  /// A scanned file that several compiled ones could be has none.
  init(scanned: some Collection<String>, compiled: some Collection<String>) {
    let root = Self.commonFolder(of: scanned)
    var ends: [String: String] = [:]
    for path in scanned {
      let parts = Self.parts(of: path)
      let own = path.hasPrefix("/") ? parts.dropFirst(root.count) : parts.drop { $0 == ".." }
      ends[own.joined(separator: "/")] = path
    }
    let exact = Set(scanned)
    var candidates: [String: [String]] = [:]
    for path in compiled.sorted() {
      if exact.contains(path) {
        candidates[path, default: []].append(path)
        continue
      }
      let parts = Self.parts(of: path).suffix(Self.depthLimit)
      for start in parts.indices {
        guard let twin = ends[parts[start...].joined(separator: "/")] else { continue }
        candidates[twin, default: []].append(path)
        break
      }
    }
    for (path, found) in candidates {
      guard let twin = found.contains(path) ? path : found.count == 1 ? found[0] : nil else {
        continue
      }
      self.compiled[path] = twin
      self.scanned[twin] = path
    }
  }

  /// Returns the parts of the folder that all absolute paths begin with.
  private static func commonFolder(of paths: some Collection<String>) -> [Substring] {
    let folders = paths.filter { $0.hasPrefix("/") }.map { Array(parts(of: $0).dropLast()) }
    guard var common = folders.first else { return [] }
    for folder in folders.dropFirst() {
      let shared = zip(common, folder).prefix { $0 == $1 }.count
      common.removeLast(common.count - shared)
    }
    return common
  }

  /// Returns the names that a path is made of.
  private static func parts(of path: String) -> ArraySlice<Substring> {
    path.split(separator: "/").filter { $0 != "." }[...]
  }
}
