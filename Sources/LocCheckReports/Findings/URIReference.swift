import LocCheckDiagnostics

/// References to files as RFC 3986 spells them.
enum URIReference {
  /// Returns a reference to a file: relative for a relative path, a `file` URI for an absolute one.
  static func path(_ path: String) -> String {
    let encoded = path.utf8.map { byte in
      isUnreserved(byte) || byte == UInt8(ascii: "/")
        ? String(UnicodeScalar(byte))
        : "%" + String(byte, paddedTo: 2, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// Returns whether a byte stands for itself everywhere.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
