import LocCheckDiagnostics
import LocCheckXML

extension JUnitFileCheck {
  /// Checks that what a file says of its encoding is what it has.
  func checkDeclaration() {
    guard let declaration = XMLDeclaration(of: source) else { return }
    let name = declaration.encoding
    guard name.lowercased() != "utf-8" else { return }
    // Readers that believe it read the same of characters that both have.
    let isHarmless =
      Self.extensionsOfASCII.contains { name.lowercased().hasPrefix($0) }
      && source.bytes.allSatisfy { $0 < 0x80 }
    add(
      .encoding, isHarmless ? .warning : .error,
      "the file says that it is \(name.quoted): expected 'UTF-8', or nothing about its encoding",
      at: declaration.bounds)
  }

  /// How the names of encodings begin in which characters of ASCII are spelled as in UTF-8.
  private static let extensionsOfASCII = ["us-ascii", "ascii", "iso-8859-", "windows-125", "utf8"]
}
