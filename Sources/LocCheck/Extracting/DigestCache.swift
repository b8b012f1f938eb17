import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources

/// The digests of the Swift files of one working directory, kept by the hashes of the files' bytes.
///
/// All are in one file: what was kept and is not used any more goes when the file grows beyond a limit.
struct DigestCache: Sendable {
  /// The encoded digests by the hashes of the files.
  private var entries: [String: [UInt8]]
  /// The path of the file, nil where nothing is kept.
  private let path: String?

  /// The version of the format, of the digests in it, and of what makes them.
  private static let header = "loccheck digests 1 \(ToolVersion.current)\n"
  /// The size in bytes beyond which unused digests go.
  private static let sizeLimit = 64 * 1024 * 1024

  /// Opens the cache of a working directory.
  ///
  /// A file that is missing, of another version or damaged is an empty cache.
  ///
  /// - Parameters:
  ///   - folder: The folder of the caches, nil to keep nothing.
  ///   - directory: What tells the working directory from others: its absolute path.
  init(in folder: String?, of directory: String) {
    guard let folder else { (path, entries) = (nil, [:]); return }
    let name = String(SHA256.hexadecimalDigest(of: directory.utf8).prefix(32)) + ".digests"
    let path = RelativePath.joining(folder, name)
    self.path = path
    self.entries = (try? FileReader.bytes(at: path)).flatMap(Self.entries) ?? [:]
  }

  /// Whether digests are kept at all.
  var isKept: Bool { path != nil }

  /// Returns the digest of a file with some bytes, nil where none is kept.
  func digest(of hash: String) -> SourceDigest? {
    entries[hash].flatMap(SourceDigest.init(decoding:))
  }

  /// Returns the name under which the digest of a file with some bytes is kept.
  static func hash(of bytes: [UInt8]) -> String {
    SHA256.hexadecimalDigest(of: bytes)
  }

  /// Keeps new digests beside those that are used.
  ///
  /// A cache that cannot be written costs time and nothing else, so that is no error.
  func save(_ new: [String: [UInt8]], used: Set<String>) {
    guard let path, !new.isEmpty else { return }
    var kept = entries.merging(new) { $1 }
    if kept.values.reduce(0, { $0 + $1.count }) > Self.sizeLimit {
      kept = kept.filter { used.contains($0.key) || new[$0.key] != nil }
    }
    try? AtomicFile.write(to: path) { write in
      try write(Array(Self.header.utf8))
      for (hash, digest) in kept.sorted(by: { $0.key < $1.key }) {
        try write(Array("\(hash) \(digest.count)\n".utf8) + digest)
      }
    }
  }

  /// Returns the entries of a file, nil where it is of another version or damaged.
  private static func entries(of bytes: [UInt8]) -> [String: [UInt8]]? {
    guard bytes.starts(with: header.utf8) else { return nil }
    var entries: [String: [UInt8]] = [:]
    var rest = bytes[header.utf8.count...]
    while !rest.isEmpty {
      guard let end = rest.prefix(128).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 2, let count = Int(String(decoding: words[1], as: UTF8.self)),
        count >= 0, count <= rest.endIndex - end - 1
      else { return nil }
      let digest = rest[end + 1..<end + 1 + count]
      entries[String(decoding: words[0], as: UTF8.self)] = Array(digest)
      rest = rest[digest.endIndex...]
    }
    return entries
  }
}
