/// Why a document cannot be UTF-8, as far as its beginning tells.
package enum EncodingProblem: Hashable, Sendable {
  /// It is in another encoding.
  case other(TextEncoding)
  /// There is a byte-order mark behind that of the file, at a place.
  case secondByteOrderMark(SourceRange)

  /// Finds the problem of a document whose first two characters are of ASCII; nil where there is none.
  package init?(ofDocument source: SourceText) {
    if let encoding = TextEncoding(ofDocument: source.bytes), encoding != .utf8 {
      self = .other(encoding)
    } else if let range = source.secondByteOrderMark {
      self = .secondByteOrderMark(range)
    } else {
      return nil
    }
  }
}

extension SourceText {
  /// The place of a byte-order mark behind that of the file; nil where there is none.
  var secondByteOrderMark: SourceRange? {
    let mark = TextEncoding.utf8.byteOrderMark
    guard contentStart > 0, bytes[contentStart...].starts(with: mark) else { return nil }
    return range(contentStart..<contentStart + mark.count)
  }
}
