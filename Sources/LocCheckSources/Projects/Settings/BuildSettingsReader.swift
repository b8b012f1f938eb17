import LocCheckDiagnostics

/// Reads `.xcconfig` files: lines `NAME = value`, `NAME[condition] = value` and `#include "file"`.
///
/// A comment begins with `//` wherever it stands, also in a value. An included file counts at the
/// place of its inclusion, so that what is assigned behind it wins.
struct BuildSettingsReader {
  /// Returns the text of a file by its path, nil where there is none.
  private let load: (String) -> SourceText?
  /// The paths of the files that are being read, the outermost first.
  private var openFiles: [String] = []
  /// The number of files read so far.
  private var fileCount = 0
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// The number of files that one file may draw in.
  ///
  /// Files that include each other twice double the reading at each step.
  private static let fileLimit = 256

  /// Creates a reader.
  ///
  /// - Parameter load: Returns the text of a file by its path, nil where there is none.
  init(load: @escaping (String) -> SourceText?) { self.load = load }

  /// Returns the assignments of a file and of those it includes, in the order in which they count;
  /// nil where there is no such file.
  mutating func settings(at path: String) -> [BuildSetting]? {
    guard fileCount < Self.fileLimit, let source = load(path) else { return nil }
    fileCount += 1
    openFiles.append(path)
    defer { openFiles.removeLast() }
    var settings: [BuildSetting] = []
    var start = source.contentStart
    while start < source.bytes.count {
      let line = source.lineBounds(containing: start)
      settings += self.settings(onLine: line, of: source)
      start = source.startOfLine(after: line)
    }
    return settings
  }

  /// Returns what one line assigns, or the file it includes does.
  private mutating func settings(
    onLine bounds: Range<Int>, of source: SourceText
  ) -> [BuildSetting] {
    let line = Self.trimmed(Self.withoutComment(bounds, of: source), of: source)
    if source.bytes[line].first == UInt8(ascii: "#") { return included(by: line, of: source) }
    guard let equals = Self.equalsSign(in: line, of: source) else { return [] }
    var value = Self.trimmed(equals + 1..<line.upperBound, of: source)
    if source.bytes[value].last == UInt8(ascii: ";") { value = value.dropLast() }
    let subject = source.text(in: line.lowerBound..<equals)
    return [BuildSetting(subject, value: source.text(in: value), range: source.range(value))]
  }

  /// Returns what the file assigns that a line such as `#include? "Base.xcconfig"` names.
  private mutating func included(by line: Range<Int>, of source: SourceText) -> [BuildSetting] {
    let text = source.text(in: line)
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard text.hasPrefix("#include"), parts.count > 1 else { return [] }
    let path = ProjectPath.joined(ProjectPath.folder(of: source.path), String(parts[1]))
    guard !openFiles.contains(path) else {
      diagnostics.append(
        Diagnostic(
          "project.include-cycle", .warning,
          "\(path.quoted) includes itself: the settings of the inner inclusion are left out",
          at: source.range(line)))
      return []
    }
    let settings = settings(at: path)
    if settings == nil, !text.hasPrefix("#include?") {
      diagnostics.append(
        Diagnostic(
          "project.missing-file", .note,
          "the settings of \(path.quoted) are not known: there is no such file",
          at: source.range(line), help: "'#include?' includes a file where there is one"))
    }
    return settings ?? []
  }

  /// Returns a line up to its comment.
  private static func withoutComment(_ line: Range<Int>, of source: SourceText) -> Range<Int> {
    let slash = UInt8(ascii: "/")
    let comment = line.dropLast().first {
      source.bytes[$0] == slash && source.bytes[$0 + 1] == slash
    }
    return line.lowerBound..<(comment ?? line.upperBound)
  }

  /// Returns a stretch without the spaces around it.
  private static func trimmed(_ bounds: Range<Int>, of source: SourceText) -> Range<Int> {
    let isSpace = { (index: Int) in [0x20, 0x09].contains(source.bytes[index]) }
    let start = bounds.first { !isSpace($0) } ?? bounds.upperBound
    let end = (start..<bounds.upperBound).last { !isSpace($0) }.map { $0 + 1 } ?? start
    return start..<end
  }

  /// Returns the offset of the sign that ends the left side: the first outside of brackets.
  private static func equalsSign(in line: Range<Int>, of source: SourceText) -> Int? {
    var isInBrackets = false
    return line.first { index in
      switch source.bytes[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "="): return !isInBrackets
      default: break
      }
      return false
    }
  }
}
