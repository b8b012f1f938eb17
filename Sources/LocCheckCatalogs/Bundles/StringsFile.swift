/// A compiled table where it stands in a bundle.
public struct StringsFile: Sendable {
  /// The path of the file as it was found.
  public var path: String
  /// The table's name: the name of the file without its extension.
  public var table: String
  /// The localization: the name of the `.lproj` folder without its extension, or the language
  /// inside of a `.loctable`; nil for a file that lies in no such folder.
  public var localization: String?
  /// The kind of the file.
  public var kind: Kind
  /// The messages.
  public var messages: StringsTable

  /// Creates a file.
  public init(
    path: String, table: String, localization: String?, kind: Kind, messages: StringsTable
  ) {
    self.path = path
    self.table = table
    self.localization = localization
    self.kind = kind
    self.messages = messages
  }

  /// The kinds of files that hold compiled messages.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Plain texts, in OpenStep, XML or binary form.
    case strings
    /// Plurals, widths and devices.
    case stringsdict
    /// Both, for all languages at once.
    case loctable
  }
}
