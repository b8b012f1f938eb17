extension JUnitReport.Part {
  /// The property by which the file of a part is known.
  static let property = "part"

  /// The size of the beginning of a file that tells whether it is a part, in bytes.
  package static let beginningSize = 16 * 1024

  /// Returns whether a file that begins with some bytes was written as a part of a report.
  package static func begins(with bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(beginningSize), as: UTF8.self)
    return text.contains("<testsuites name=\"loccheck\" ")
      && text.contains("<property name=\"\(property)\" ")
  }
}
