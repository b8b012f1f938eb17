import Foundation

/// A folder that lives as long as the value does.
final class TemporaryFolder {
  /// The folder's path.
  let path: String

  /// Makes a folder with some files, by their paths in it; a path that ends in `/` is a folder.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    self.path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      if name.hasSuffix("/") { try makeFolder(name) } else { try write(text, to: name) }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of something in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders above it.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file of bytes, and makes the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a folder, and the folders above it.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link; a destination without a leading slash is seen from the link's folder.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: destination)
  }

  /// Makes a file whose name is not UTF-8: a byte no text holds, then an ASCII ending.
  func makeIllegibleFile(in folder: String, ending: String) throws {
    let path = (Array(self(folder).utf8) + [0x2F, 0xFF] + Array(ending.utf8) + [0])
      .map { CChar(bitPattern: $0) }
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw POSIXError(.EIO) }
    close(descriptor)
  }

  /// Says who may do what with a file.
  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: self(name))
  }

  /// Makes a pipe that nobody writes into.
  func makePipe(_ name: String) throws {
    guard mkfifo(self(name), 0o600) == 0 else { throw POSIXError(.EIO) }
  }

  /// Returns the text of a file.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// The names in the folder, hidden ones too, sorted.
  var names: [String] { get throws { try names(in: "") } }

  /// Returns the names in a folder of the folder, hidden ones too, sorted.
  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()
  }
}
