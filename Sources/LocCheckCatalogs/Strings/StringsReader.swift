public import LocCheckDiagnostics

/// Reads `.strings` files: the tables of texts that `Bundle` looks keys up in.
///
/// Such a file is a property list of any format, most often that of OpenStep without its braces.
/// What a device reads out of it is read here, and what it would pass over in silence is said: a
/// file that is void as a whole, entries behind a place where reading stops, keys that occur twice,
/// values that are no texts.
public enum StringsReader {
  /// Returns the table, nil where the device would find none in the file.
  ///
  /// Keys and values of an OpenStep or XML file have places; those of a file in UTF-16 or UTF-32
  /// count the bytes of its UTF-8 form.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - localization: The localization the file belongs to, which its diagnostics name; nil where
  ///     that is not known.
  public static func table(
    from source: SourceText, localization: String? = nil
  ) -> Diagnosed<StringsTable?> {
    let list = PropertyListReader.propertyList(from: source)
    guard let root = list.value else { return Diagnosed(nil, list.diagnostics) }
    guard let members = root.members else {
      return Diagnosed(nil, list.diagnostics + [.notATable(root, in: source)])
    }
    let entries = members.map { member in
      StringsTable.Entry(
        key: MessageKey(member.key), keyRange: member.keyRange, value: value(of: member.value))
    }
    let checks = StringsChecks(members: members, localization: localization)
    let findings = members.attributed(list.diagnostics, localization: localization)
    return Diagnosed(
      StringsTable(entries: entries), (findings + checks.diagnostics).inSourceOrder)
  }

  /// Returns what a look-up finds in a value of a property list.
  private static func value(of value: PropertyList) -> StringsTable.Value {
    guard let text = value.string else { return .unusable(at: value.range) }
    return .message(ShippedMessage(format: ShippedMessage.Form(text, origin: value.range)))
  }
}

extension Diagnostic {
  /// A property list that is no dictionary.
  fileprivate static func notATable(_ root: PropertyList, in source: SourceText) -> Diagnostic {
    Diagnostic(
      "strings.not-a-table", .error,
      "expected entries, found \(root.value.kind) alone: a device finds no entry of the file",
      at: root.range ?? source.range(0..<0))
  }
}
