public import LocCheckDiagnostics

/// Reads XML documents with the place of every element.
///
/// A document is read from its bytes alone: nothing is fetched from the network or from other
/// files, and a document that declares entities is refused, since they can make it arbitrarily
/// large or draw files into it. A document type without entities is passed over. The bytes have to
/// be UTF-8, whatever encoding the XML declaration names.
public enum XMLReader {
  /// Returns the root element of a document, nil where there is doubt about it.
  ///
  /// The first violation of XML's grammar is reported, with its place. Some violations leave no
  /// doubt about the elements, and are reported beside the root: white space before the XML
  /// declaration, `--` in a comment, control characters in a text, which become spaces, and
  /// anything behind the root element that is out of place there. Line ends are LF and references
  /// are decoded, as XML 1.0 demands of a reader.
  ///
  /// Elements nested deeper than ``depthLimit``, elements of more than ``attributeLimit`` attributes, and
  /// values, comments and sections larger than ``sizeLimit`` are refused.
  ///
  /// Complexity: linear in the length of the document.
  public static func document(from source: SourceText) -> Diagnosed<XMLElement?> {
    let preflight = XMLPreflight(source)
    if let refusal = preflight.refusal { return Diagnosed(nil, [refusal]) }
    let builder = XMLTreeBuilder(source: source)
    builder.parse(preflight)
    let problems = builder.problem.map { [$0] } ?? []
    return Diagnosed(builder.root, (preflight.remarks + problems).inSourceOrder)
  }

  /// The largest number of elements around each other that are read, which is libxml2's own.
  public static let depthLimit = 256

  /// The largest number of attributes of an element that is read.
  ///
  /// libxml2 compares every attribute with all those before it.
  public static let attributeLimit = 256

  /// The size of the largest attribute's value, comment, processing instruction and CDATA section that is
  /// read, in bytes: libxml2's `XML_MAX_TEXT_LENGTH`.
  public static let sizeLimit = 10_000_000
}
