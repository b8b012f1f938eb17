import LocCheckDiagnostics

/// The reader of OpenStep property lists, whose best known form is the `.strings` file.
///
/// It accepts and rejects what Core Foundation's parser (`CFOldStylePList.c`) does, and reads the
/// same values out of it. Two of that parser's habits make entries vanish on a device without a
/// word: one error voids the file as a whole, and whatever cannot begin a key after a `;` ends the
/// reading of a file without braces. Here both are errors, and say how many entries are concerned.
enum OpenStepPropertyList {
  /// Returns the outermost value of a text, nil where Core Foundation finds none.
  ///
  /// - Parameter text: the file in UTF-8, as ``TextEncoding/decoded(_:)`` leaves it.
  static func propertyList(from text: SourceText) -> Diagnosed<PropertyList?> {
    text.bytes.withUnsafeBufferPointer { bytes in
      var parser = OpenStepParser(bytes: bytes, source: text)
      let value = parser.parse()
      return Diagnosed(value, parser.diagnostics)
    }
  }
  /// Returns the outermost value of a text as far as it can be read, nil where it holds none.
  ///
  /// - Parameters:
  ///   - bytes: what is read instead of the bytes of the text, of the same length.
  ///   - text: the file, for the places.
  static func remains(of bytes: [UInt8], in text: SourceText) -> Diagnosed<PropertyList?> {
    bytes.withUnsafeBufferPointer { bytes in
      var parser = OpenStepParser(bytes: bytes, source: text)
      let value = parser.parse() ?? parser.remains
      return Diagnosed(value, parser.diagnostics)
    }
  }
}
