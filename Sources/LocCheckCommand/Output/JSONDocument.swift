import LocCheck
import LocCheckLocales

/// A document for other tools, version 1; members are only ever added.
///
/// Its members are those that every document has, then those of its content, side by side.
struct JSONDocument<Content: Encodable> {
  /// What the document is about.
  let content: Content

  /// Creates a document.
  init(_ content: Content) { self.content = content }

  /// The text of the document, the members of the content sorted by name.
  var text: String {
    let header = [
      ("version", JSONText.of(1)), ("tool", JSONText.of("loccheck")),
      ("toolVersion", JSONText.of(ToolVersion.current)),
      ("icu", JSONText.of(LocaleData.icuVersion)),
      ("cldr", JSONText.of(LocaleData.cldrVersion)),
    ]
    let members = header.map { name, value in "  \"\(name)\" : \(value),\n" }.joined()
    return "{\n" + members + JSONText.of(content).dropFirst("{\n".count) + "\n"
  }
}
