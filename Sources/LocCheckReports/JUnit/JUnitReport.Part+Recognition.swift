extension JUnitReport.Part {
  /// The property by which the file of a part is known.
  static let property = "part"

  /// The size of the beginning of a file that tells whether it is a part, in bytes.
  package static let beginningSize = 16 * 1024

  /// Returns the suffix of the part in a file that begins with some bytes, nil where the file is none.
  ///
  /// A suffix has no character that XML would escape.
  package static func suffix(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.prefix(beginningSize), as: UTF8.self)
    guard text.contains("<testsuites name=\"loccheck\" "),
      let start = text.firstRange(of: "<property name=\"\(property)\" value=\"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end])
  }
}
