package import LocCheckDiagnostics

extension XMLElement {
  /// Returns the texts of the element as the file has them: references are decoded, and everything
  /// else is left alone.
  ///
  /// ``text`` is what XML makes of it, with LF for every line end.
  package func literalText(in source: SourceText) -> String {
    let stretches = XMLStretch.stretches(of: source, in: contentBounds)
      .filter { $0.kind == .text || $0.kind == .characterData }
    return source.bytes.withUnsafeBytes { bytes in
      if stretches.count == 1, stretches[0].isPlain(in: bytes) {
        return String(decoding: bytes[stretches[0].content], as: UTF8.self)
      }
      var text = ""
      for stretch in stretches { stretch.append(to: &text, from: bytes) }
      return text
    }
  }
}

extension XMLStretch {
  /// Whether a text is spelled without references.
  fileprivate func isPlain(in bytes: UnsafeRawBufferPointer) -> Bool {
    kind == .characterData || !content.contains { bytes[$0] == UInt8(ascii: "&") }
  }

  /// Appends a text with its references decoded.
  fileprivate func append(to text: inout String, from bytes: UnsafeRawBufferPointer) {
    var start = content.lowerBound
    if !isPlain(in: bytes) {
      for index in content where index >= start && bytes[index] == UInt8(ascii: "&") {
        guard let reference = XMLReference(in: bytes, at: index) else { continue }
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(reference.scalar)
        start = reference.bounds.upperBound
      }
    }
    text += String(decoding: bytes[start..<content.upperBound], as: UTF8.self)
  }
}
