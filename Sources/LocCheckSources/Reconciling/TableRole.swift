import LocCheckCatalogs

/// What looks the entries of a table up.
enum TableRole: Hashable, Sendable {
  /// Code.
  case code
  /// The system alone: it reads `InfoPlist` and `AppShortcuts` by their names.
  case system
  /// A storyboard, a xib or a settings bundle, unless code turns out to use the table.
  case interface

  /// Creates the role of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - interfaces: The names of the storyboards and xibs that are known.
  init(_ table: MessageTable, interfaces: Set<String>) {
    if Self.isOfSystem(table.name) {
      self = .system
    } else if interfaces.contains(table.name) || Self.commonInterfaces.contains(table.name)
      || Self.isObjectTable(table)
    {
      self = .interface
    } else {
      self = .code
    }
  }

  /// Returns whether the system alone looks up the messages of a table.
  static func isOfSystem(_ name: String) -> Bool {
    name.hasSuffix("InfoPlist") || name == "AppShortcuts"
  }

  /// Returns the names of the storyboards and xibs among the resources of targets.
  static func interfaceNames(of targets: [SourceTarget]) -> Set<String> {
    var names: Set<String> = []
    for resource in targets.lazy.flatMap(\.resources) {
      let file = resource.pattern.split(separator: "/").last ?? ""
      for suffix in [".storyboard", ".xib"] where file.hasSuffix(suffix) {
        names.insert(String(file.dropLast(suffix.count)))
      }
    }
    return names
  }

  /// The names Xcode gives to storyboards and xibs, and `Root` of a settings bundle.
  private static let commonInterfaces: Set<String> = [
    "LaunchScreen", "Main", "MainInterface", "MainMenu", "Root",
  ]

  /// Returns whether every key of a table names a property of an object in a storyboard or xib.
  private static func isObjectTable(_ table: MessageTable) -> Bool {
    !table.entries.isEmpty && table.entries.allSatisfy { isObjectKey($0.key) }
  }

  /// Returns whether a key has the form Interface Builder gives it: `aBc-d1-Xyz.text`, `123.title`.
  private static func isObjectKey(_ key: MessageKey) -> Bool {
    let bytes = key.text.utf8
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")),
      bytes.index(after: dot) < bytes.endIndex
    else { return false }
    let object = bytes[..<dot]
    if !object.isEmpty, object.allSatisfy(isDigit) { return true }
    let parts = object.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.allSatisfy { $0.allSatisfy { isDigit($0) || isLetter($0) } }
  }

  /// Returns whether a byte is an ASCII digit.
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns whether a byte is an ASCII letter.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
