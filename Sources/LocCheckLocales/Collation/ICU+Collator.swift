import _FoundationICU

extension ICU {
  /// The collation of a locale, opened once.
  ///
  /// ICU compares from several threads at a time; the handle is kept as an address because a
  /// pointer is not `Sendable`.
  final class Collator: Sendable {
    /// The address of ICU's collator, 0 where it has none.
    private let address: UInt

    /// Opens the collation of a locale, in which digits compare as the numbers they spell.
    init(of identifier: String) {
      var status = U_ZERO_ERROR
      let collator = swift_ucol_open(identifier, &status)
      swift_ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status)
      swift_ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status)
      self.address = UInt(bitPattern: collator)
    }

    deinit { swift_ucol_close(OpaquePointer(bitPattern: address)) }

    /// Returns a negative number where the first text comes first, a positive one where the second
    /// does, and 0 where their order is the same.
    func compare(_ left: String, _ right: String) -> Int {
      guard let collator = OpaquePointer(bitPattern: address) else { return 0 }
      var (left, right) = (left, right)
      return left.withUTF8 { left in
        right.withUTF8 { right in
          var status = U_ZERO_ERROR
          let result = left.withMemoryRebound(to: CChar.self) { left in
            right.withMemoryRebound(to: CChar.self) { right in
              swift_ucol_strcollUTF8(
                collator, left.baseAddress, Int32(clamping: left.count), right.baseAddress,
                Int32(clamping: right.count), &status)
            }
          }
          return Int(result.rawValue)
        }
      }
    }
  }
}
