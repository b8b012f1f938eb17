import LocCheckDiagnostics

/// What a check is known again by, in short.
///
/// A run tells it of all its checks before the first of them, so that what it was killed before can be told from
/// what other runs made.
package struct CheckDigest: Hashable, Sendable {
  /// The first 64 bits of the identity's digest.
  private let bits: UInt64

  /// The number of its digits.
  private static let digitCount = 16

  /// Returns the digest of an identity: the same on every machine, and another where any byte of it differs.
  package init(_ id: CaseID) {
    bits = SHA256.digest(of: CaseKey(id).bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads hexadecimal digits, nil where they are no digest.
  package init?(_ digits: String) {
    guard digits.utf8.count == Self.digitCount, digits.allSatisfy(\.isHexDigit),
      let bits = UInt64(digits, radix: 16)
    else { return nil }
    self.bits = bits
  }

  /// The hexadecimal digits.
  package var digits: String { String(bits, paddedTo: Self.digitCount, radix: 16) }
}
