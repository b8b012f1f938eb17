/// Bytes as text of 64 characters, from RFC 4648.
enum Base64 {
  /// The characters by their values.
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// Returns the text of some bytes, padded.
  static func text(of bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let characters = [18, 12, 6, 0].map { alphabet[bits >> $0 & 63] }
      text += String(characters.prefix(group.count + 1))
      text += String(repeating: "=", count: 3 - group.count)
    }
    return text
  }
}
