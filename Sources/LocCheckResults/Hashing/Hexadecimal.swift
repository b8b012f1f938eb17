import LocCheckDiagnostics

/// Bytes as text, two digits each.
package enum Hexadecimal {
  /// Returns the digits of bytes, in lower case.
  package static func digits(of bytes: [UInt8]) -> String {
    bytes.map { String($0, paddedTo: 2, radix: 16) }.joined()
  }

  /// Returns the bytes of digits, nil where the text is something else.
  package static func bytes(of digits: String) -> [UInt8]? {
    let values = digits.map(\.hexDigitValue)
    guard values.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count / 2)
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let high = values[index], let low = values[index + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
