/// The folder of the files that failed checks point at, and the lines that point.
///
/// GitLab, Jenkins, Azure and Testmo look for `[[ATTACHMENT|path]]` alone on a line of a case's output.
/// The path is taken relative to the project's folder.
public struct JUnitAttachmentFolder: Sendable, Hashable {
  /// The path, relative and with `/`, without one at the end.
  public let path: String

  /// Creates a folder of attachments.
  ///
  /// Returns nil for a path that readers would not find in the line: an absolute one, one that leaves its
  /// folder by `..`, and one with brackets, a bar, a backslash, white space or invisible characters.
  public init?(_ path: String) {
    let components = path.split(separator: "/")
    guard !path.hasPrefix("/"), !components.isEmpty, !components.contains(".."),
      path.unicodeScalars.allSatisfy(Self.isAllowed)
    else { return nil }
    self.path = components.filter { $0 != "." }.joined(separator: "/")
    if self.path.isEmpty { return nil }
  }

  /// Returns the line in which a check points at its file.
  func line(for identity: CaseIdentity) -> String {
    "[[ATTACHMENT|\(path)/\(Self.fileName(for: identity))]]\n"
  }

  /// Returns the name of a check's file: its class, as far as every file system takes it, and twelve
  /// digits of its identity.
  static func fileName(for identity: CaseIdentity) -> String {
    let digits = ShortName.digest(of: identity.className + "\n" + identity.name, count: 12)
    return "\(FileNamePart(identity.className).text).\(digits).txt"
  }

  /// Whether a character can be part of the path.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      return (0x21..<0x7F).contains(scalar.value) && !"[]|\\".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .spaceSeparator:
      return false
    default: return true
    }
  }
}
