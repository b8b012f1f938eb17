public import LocCheckDiagnostics
import LocCheckXML

/// Reads XLIFF 1.2 files as Xcode exports them.
///
/// A `file` element holds one table in two languages. The targets are the texts of its target
/// language; the sources are those of its source language where they differ from the key. A target
/// that is missing, or empty beside a source that is not, is no translation. What an export of a
/// String Catalog spells otherwise than the catalog, the positions of substitutions, is read back
/// into the catalog's spelling.
///
/// An export has a unit for each plural category of the target language. Where that has fewer
/// categories than the source language, not all source forms are there, and plurals of the source
/// language are left out.
public enum XLIFFReader {
  /// Returns a catalog for each table the file has units for, in file order; nil for no XLIFF.
  ///
  /// The OASIS standard *XLIFF Version 1.2* names the elements and states; the ids of variations
  /// are those that Xcode writes.
  public static func catalogs(from source: SourceText) -> Diagnosed<[Catalog]?> {
    let document = XMLReader.document(from: source)
    guard let root = document.value else { return Diagnosed(nil, document.diagnostics) }
    guard let vocabulary = XLIFFVocabulary(root: root) else {
      return Diagnosed(nil, document.diagnostics + [.foreign(root, in: source)])
    }
    var parser = XLIFFParser(source: source, vocabulary: vocabulary)
    parser.parse(root)
    var assembler = XLIFFAssembler(source: source)
    let catalogs = parser.tables.map { assembler.catalog(of: $0) }
    return Diagnosed(
      catalogs,
      (document.diagnostics + parser.diagnostics + assembler.diagnostics).inSourceOrder)
  }
}
