import LocCheckCatalogs
public import LocCheckDiagnostics

/// Writes messages in the format of `.stringsdata`, for tools that read what Xcode's compiler
/// extracts.
public enum StringsDataWriter {
  /// Returns a file for each Swift file that has messages, in a folder for each target.
  ///
  /// A file is named after its Swift file; where a target has several of one name, those after the
  /// first are numbered. Messages that cannot be written are left out and told: the compiler would
  /// know their keys.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - directory: The folder that relative paths begin in, which paths in the files are joined
  ///     to; nil to leave them as they are.
  public static func files(
    of messages: [SourceMessage], in directory: String? = nil
  ) -> Diagnosed<[StringsDataFile]> {
    var diagnostics: [Diagnostic] = []
    var groups: [FileIdentity: [SourceMessage]] = [:]
    for message in messages {
      if let omission = Diagnostic.omission(of: message) {
        diagnostics.append(omission)
      } else {
        groups[FileIdentity(message), default: []].append(message)
      }
    }
    var numbers: [String: Int] = [:]
    let files = groups.sorted { $0.key < $1.key }.map { identity, messages in
      StringsDataFile(
        path: path(of: identity, among: &numbers),
        bytes: node(of: messages, path: absolute(identity.path, in: directory)).fileBytes)
    }
    return Diagnosed(files, diagnostics)
  }

  /// Returns the value of a file, members in Xcode's order.
  private static func node(of messages: [SourceMessage], path: String) -> JSONNode {
    let tables = Dictionary(grouping: messages) { MessageKey($0.tableName) }
    let members = tables.sorted { $0.key < $1.key }.map { table, messages in
      (name: table.text, value: JSONNode.array(messages.inPlaceOrder.map(node)))
    }
    return .object([
      ("source", .string(path)), ("tables", .object(members)),
      ("version", .integer(StringsData.version)),
    ])
  }

  /// Returns the value of a message, members in Xcode's order.
  private static func node(of message: SourceMessage) -> JSONNode {
    var members: [(name: String, value: JSONNode)] = [
      ("comment", .string(message.comment ?? "")), ("key", .string(message.key.displayed)),
      (
        "location",
        .object([
          ("startingColumn", .integer(message.location.column)),
          ("startingLine", .integer(message.location.line)),
        ])
      ),
    ]
    if let value = message.defaultValue { members.append(("value", .string(value.displayed))) }
    return .object(members)
  }

  /// Returns a path that no other file has, on disks that ignore case too.
  ///
  /// - Parameter numbers: The last number that each path without its extension was given.
  private static func path(
    of identity: FileIdentity, among numbers: inout [String: Int]
  ) -> String {
    let folder = identity.target.map { $0.split(separator: "/").joined(separator: "_") + "/" } ?? ""
    let file = identity.path.split(separator: "/").last ?? "Source"
    let stem = folder + (file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file)
    var number = numbers[stem.lowercased(), default: 0] + 1
    var path = number == 1 ? stem : "\(stem)-\(number)"
    while path != stem, numbers[path.lowercased()] != nil {
      number += 1
      path = "\(stem)-\(number)"
    }
    numbers[stem.lowercased()] = number
    if path != stem { numbers[path.lowercased()] = 1 }
    return path + ".stringsdata"
  }

  /// Returns a path joined to a folder unless it begins at the root.
  private static func absolute(_ path: String, in directory: String?) -> String {
    guard let directory, !path.hasPrefix("/") else { return path }
    var parts = directory.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The Swift file of a target that messages come from.
  private struct FileIdentity: Hashable, Comparable {
    /// The name of the target.
    var target: String?
    /// The path of the Swift file.
    var path: String

    /// Creates the identity of the file a message comes from.
    init(_ message: SourceMessage) {
      (target, path) = (message.target, message.location.path)
    }

    /// Orders files by target, then path.
    static func < (left: FileIdentity, right: FileIdentity) -> Bool {
      (left.target ?? "", left.path) < (right.target ?? "", right.path)
    }
  }
}

extension Diagnostic {
  /// Returns why a message cannot be written, nil where it can.
  fileprivate static func omission(of message: SourceMessage) -> Diagnostic? {
    let reason: String
    var help: String?
    let open = (message.key.arguments + (message.defaultValue?.arguments ?? []))
      .first { $0.specifier == nil }
    if let open {
      reason = "the type of \(open.expression.quoted) is not known"
      help = open.untyped.map { "annotate \($0)" }
    } else if let table = message.tableExpression {
      reason = "its table is \(table.quoted), which is known at run time alone"
    } else {
      return nil
    }
    return Diagnostic(
      "stringsdata.omitted-message", .warning,
      "message \(message.key.displayed.quoted) is left out: \(reason)", at: [message], help: help)
  }
}
