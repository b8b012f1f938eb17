import LocCheckDiagnostics

/// Where the entries of a sound catalog stand, and how the file is laid out.
struct CatalogLayout {
  /// The language the keys are written in.
  let sourceLanguage: String
  /// The bytes of the object that holds the entries, its braces included.
  let strings: Range<Int>
  /// The entries in file order, a key that occurs again included.
  let entries: [Entry]
  /// The layout.
  let style: CatalogStyle

  /// The bytes of one entry.
  struct Entry {
    /// The key.
    var key: MessageKey
    /// The offset of the quote before the key.
    var start: Int
    /// The bytes of the value.
    var value: Range<Int>
  }

  /// What makes a file unfit to be written into.
  enum Failure: Error {
    /// It is no sound catalog; the reader says why.
    case unsound
    /// It has no object to put entries into; the bytes are those of its first brace.
    case missingStrings(Range<Int>)
  }

  /// Finds the entries of a file whose content begins at an offset.
  ///
  /// Complexity: linear in the length of the file, of which the keys alone are copied.
  init(of bytes: UnsafeRawBufferPointer, startingAt start: Int) throws(Failure) {
    var survey = CatalogSurvey(of: bytes, startingAt: start)
    guard survey.run(), let sourceLanguage = survey.sourceLanguage else { throw .unsound }
    guard let strings = survey.strings else {
      throw .missingStrings(survey.opening..<survey.opening + 1)
    }
    self.sourceLanguage = sourceLanguage
    self.strings = strings
    self.entries = survey.entries
    self.style = CatalogStyle(of: survey.evidence, in: bytes)
  }
}
