import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests over `.strings` files of published apps, where a collection of them lies beside the
/// repository.
struct StringsCorpusTests {
  /// The folder of the files.
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../../../shared/corpus/strings").standardizedFileURL

  /// The files, none where there is no collection.
  private static let files: [URL] =
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
    ?? [])
    .filter { $0.pathExtension == "strings" }
    .sorted { $0.path < $1.path }

  /// Whether there is a collection.
  private static var isPresent: Bool { !files.isEmpty }

  /// Reads a file.
  private func table(_ file: URL) throws -> Diagnosed<StringsTable?> {
    StringsReader.table(
      from: SourceText(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file))))
  }

  @Test(.enabled(if: isPresent && PropertyListTool.isPresent), arguments: files)
  func `a file has the verdict and the texts of plutil`(file: URL) throws {
    let result = try table(file)
    let tool = PropertyListTool.binary(of: file)
    #expect((result.value == nil) == (tool == nil))
    guard let table = result.value, let tool else { return }
    let root = try PropertyListSerialization.propertyList(from: tool, format: nil)
    let expected = try #require(root as? [String: String])
    let texts = table.texts
    #expect(table.entries.count == expected.count)
    #expect(Set(texts.keys.map { MessageKey($0) }) == Set(expected.keys.map { MessageKey($0) }))
    for (key, value) in expected {
      #expect(texts[key]?.isIdenticalUTF8(to: value) == true, "\(key)")
    }
  }

  @Test(.enabled(if: isPresent && PropertyListTool.isPresent))
  func `plutil finds the files sound that are read`() throws {
    let sound = PropertyListTool.sound(among: Self.files)
    for file in Self.files {
      let isRead = try table(file).value != nil
      #expect(sound.contains(file.path) == isRead, "\(file.path)")
    }
  }

  @Test(.enabled(if: isPresent), arguments: files)
  func `every diagnostic of a file has its place`(file: URL) throws {
    for diagnostic in try table(file).diagnostics {
      let range = try #require(diagnostic.range)
      #expect(range.bounds.upperBound <= range.source.bytes.count)
    }
  }

  @Test(.enabled(if: isPresent)) func `the rejected files are known, with the reasons`() throws {
    var rejected: [String: String] = [:]
    for file in Self.files {
      let result = try table(file)
      guard result.value == nil else { continue }
      rejected[file.lastPathComponent] = result.diagnostics.last?.id.name
    }
    #expect(
      rejected == [
        "Asana__locheck__test-translation.lproj-file2.strings": "strings.missing-equals",
        "MonitorControl__MonitorControl__Main.strings": "strings.unescaped-quote",
        "MonitorControl__MonitorControl__pt-PT.lproj-Main.strings": "strings.missing-semicolon",
        "damus-io__damus__Localizable.strings": "encoding.second-byte-order-mark",
        "damus-io__damus__ar.lproj-Localizable.strings": "encoding.second-byte-order-mark",
      ])
  }
}

/// The tool `plutil` of the toolchain.
private enum PropertyListTool {
  /// The tool, nil where there is none in the search path.
  private static let url: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(filePath: String($0)).appending(path: "plutil") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Whether there is the tool.
  static var isPresent: Bool { url != nil }

  /// Returns a file as a binary property list, nil for what the tool rejects.
  static func binary(of file: URL) -> Data? {
    let (output, isSuccess) = run(["-convert", "binary1", "-o", "-", "--", file.path])
    return isSuccess ? output : nil
  }

  /// Returns the paths of those files that the tool finds sound.
  static func sound(among files: [URL]) -> Set<String> {
    let (output, _) = run(["-lint", "--"] + files.map(\.path))
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { $0.hasSuffix(": OK") }.map { String($0.dropLast(4)) })
  }

  /// Returns what the tool prints, and whether it succeeds.
  private static func run(_ arguments: [String]) -> (output: Data, isSuccess: Bool) {
    guard let url else { return (Data(), false) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return (Data(), false) }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (data, process.terminationStatus == 0)
  }
}
