import LocCheckCatalogs
import LocCheckDiagnostics

/// Messages whose entry is not where they are looked up, or not under their key.
extension Diagnostic {
  /// A message that only a table of another target has.
  static func otherBundle(
    _ messages: [SourceMessage], _ lookup: MessageLookup, _ near: NamedEntry
  ) -> Diagnostic {
    let target = lookup.target ?? ""
    return Diagnostic(
      "extract.other-bundle", .warning,
      "\(messages[0].key.displayed.quoted) is in the table '\(lookup.table)' of "
        + "\(near.owner ?? "another target") alone, and the code is that of '\(target)'",
      at: messages, notes: near.notes,
      help: "move the entry to a table of '\(target)', or name the bundle that has it")
  }

  /// A message that only a table of another name has.
  static func otherTable(
    _ messages: [SourceMessage], _ lookup: MessageLookup, _ near: NamedEntry
  ) -> Diagnostic {
    let searched =
      messages[0].table == nil
      ? "a look-up that names no table searches '\(lookup.table)'"
      : "'\(lookup.table)' is searched"
    return Diagnostic(
      "extract.other-table", .error,
      "\(messages[0].key.displayed.quoted) is in the table '\(near.table)' alone, and \(searched)",
      at: messages, notes: near.notes,
      help: near.table.isIdenticalUTF8(to: SourceMessage.defaultTable)
        ? "leave the table out" : "name the table '\(near.table)'")
  }

  /// A message whose key differs from that of an entry in how its arguments are written alone.
  static func specifierMismatch(
    _ messages: [SourceMessage], _ table: String, _ near: NamedEntry
  ) -> Diagnostic {
    let key = messages[0].key
    return Diagnostic(
      "extract.specifier-mismatch", .error,
      "the code asks for \(key.displayed.quoted), and \(table) has \(near.entry.key.text.quoted)",
      at: messages, notes: near.notes,
      help: remedy(asking: key, having: near.entry.key, isUsed: near.isUsed))
  }

  /// The types that people choose a value's type from.
  private static let usualTypes: [ArgumentType] = [
    .int, .int32, .uint, .uint32, .double, .float, .string,
  ]

  /// Returns what to do about a key and an entry that differ in how arguments are written.
  private static func remedy(
    asking key: MessagePattern, having entry: MessageKey, isUsed: Bool
  ) -> String {
    let verb = isUsed ? "add" : "write"
    let correction = "\(verb) the key \(key.displayed.quoted)"
    let placeholders = FormatString(parsing: entry.text).placeholders
    guard key.arguments.count == placeholders.count else { return correction }
    for (argument, placeholder) in zip(key.arguments, placeholders) {
      guard let specifier = argument.specifier else { continue }
      if placeholder.position != nil { return "\(correction): a key has no positions" }
      guard !specifier.isIdenticalUTF8(to: placeholder.text) else { continue }
      let value = "'\(argument.expression)'"
      let maker = argument.type.map { "\(value), of type \($0), makes" } ?? "\(value) makes"
      // Another type helps only where nothing else differs.
      let isFound = key.text(making: placeholders)?.isIdenticalUTF8(to: entry.text) == true
      let other = isFound ? usualTypes.first { $0.specifier == placeholder.text } : nil
      return "\(maker) \(specifier): \(correction)"
        + (other.map { ", or make it \($0.rawValue), which makes \(placeholder.text)" } ?? "")
    }
    return key.arguments.isEmpty
      ? "\(correction): without arguments a per cent sign stays single"
      : "\(correction): beside arguments a per cent sign is doubled"
  }
}

extension MessagePattern {
  /// Returns the key that other values would make, those that make some placeholders.
  fileprivate func text(making placeholders: [Placeholder]) -> String? {
    var rest = placeholders[...]
    return MessagePattern(
      pieces.map { piece in
        guard case .argument(var argument) = piece else { return piece }
        argument.specifier = rest.popFirst()?.text
        return .argument(argument)
      }
    ).text
  }
}

extension FormatString {
  /// The conversions in order.
  fileprivate var placeholders: [Placeholder] {
    pieces.compactMap { if case .argument(let placeholder) = $0 { placeholder } else { nil } }
  }
}
