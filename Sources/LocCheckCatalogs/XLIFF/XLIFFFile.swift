/// What a `file` element says of the units in it.
struct XLIFFFile {
  /// The position among the file elements of the document.
  var number: Int
  /// The name of the table.
  var table: String
  /// The language of the sources, nil where the element does not say.
  var sourceLanguage: String?
  /// The language of the targets, nil where the element does not say.
  var targetLanguage: String?
}
