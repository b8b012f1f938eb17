/// Looks at the bytes of a Swift file, without reading them as Swift, for whether reading is worth it.
package enum SourceProbe {
  /// Whether a text may stand in a file, or a comment that silences a finding.
  ///
  /// There is no literal without a quotation mark.
  package static func mayHoldMessages(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.contains(UInt8(ascii: "\"")) || holdsSuppression(bytes)
    }
  }

  /// Whether the bytes of a file may hold what a comment that silences a finding begins with, well spelled
  /// or not.
  package static func holdsSuppression(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // A colon is rarer than the letter that the marker begins with.
    let prefix = SuppressionComment.marker.utf8.prefix { $0 != UInt8(ascii: ":") }
    var rest = bytes[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[(colon + 1)...]
      guard colon >= prefix.count else { continue }
      // The bit that tells capitals from small letters.
      if bytes[(colon - prefix.count)..<colon].lazy.map({ $0 | 0x20 }).elementsEqual(prefix) {
        return true
      }
    }
    return false
  }

  /// Whether a file may declare one of some names: whether the name stands behind a word that begins a
  /// declaration, on its line or on one that a comma joins to it.
  package static func mayDeclare(_ names: Set<String>, in bytes: [UInt8]) -> Bool {
    guard !names.isEmpty else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var isDeclaring = false
      var last: UInt8 = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        guard isWord(byte) else {
          if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            if last != UInt8(ascii: ",") { isDeclaring = false }
          } else if byte != UInt8(ascii: " ") {
            last = byte
          }
          index += 1
          continue
        }
        let start = index
        repeat { index += 1 } while index < bytes.count && isWord(bytes[index])
        last = byte
        guard isDeclaring || index - start <= longestKeyword else { continue }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if isDeclaring, names.contains(word) { return true }
        if keywords.contains(word) { isDeclaring = true }
      }
      return false
    }
  }

  /// The words that begin a declaration.
  private static let keywords: Set<String> = [
    "actor", "case", "class", "enum", "extension", "func", "let", "protocol", "struct", "typealias",
    "var",
  ]

  /// The number of bytes of the longest of them.
  private static let longestKeyword = 9

  /// Whether a byte is of a name; letters beyond ASCII are.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
