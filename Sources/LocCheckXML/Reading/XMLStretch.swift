package import LocCheckDiagnostics

/// A stretch of a document: text, or a piece of markup.
package struct XMLStretch {
  /// The kinds of stretches.
  package enum Kind {
    /// Text between markup.
    case text
    /// A CDATA section.
    case characterData
    /// A comment.
    case comment
    /// A start tag, an end tag, or a declaration.
    case tag
    /// A processing instruction, or the XML declaration.
    case instruction
  }

  /// The kind.
  package var kind: Kind
  /// The offsets of the whole stretch.
  package var bounds: Range<Int>
  /// The offsets of what is in it: between `<!--` and `-->`, for example.
  package var content: Range<Int>
  /// The number of quoted values in a tag.
  var valueCount = 0
  /// The offsets of the longest quoted value in a tag, without its quotation marks.
  var longestValue = 0..<0

  /// Returns the stretches in a part of a document that begins and ends between two of them.
  package static func stretches(of source: SourceText, in bounds: Range<Int>) -> [XMLStretch] {
    source.bytes.withUnsafeBytes { bytes in
      var scanner = XMLScanner(UnsafeRawBufferPointer(rebasing: bytes[..<bounds.upperBound]))
      scanner.index = bounds.lowerBound
      var stretches: [XMLStretch] = []
      while let stretch = scanner.next() { stretches.append(stretch) }
      return stretches
    }
  }
}
