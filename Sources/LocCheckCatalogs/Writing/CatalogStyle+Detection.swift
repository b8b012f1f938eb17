extension CatalogStyle {
  /// The places of a file that show how it is laid out.
  struct Evidence {
    /// What stands between the first brace of the file and the first name.
    var rootLead: Range<Int>
    /// What stands between that name and its value.
    var colon: Range<Int>
    /// What stands between the first two members, of the entries or else of the file.
    var gap: Range<Int>
    /// What stands between the brace before the entries and the first of them, nil without entries.
    var entryLead: Range<Int>?
    /// What stands between the braces of the first empty object, nil where there is none.
    var emptiness: Range<Int>?
  }

  /// Creates the style of a file.
  init(of evidence: Evidence, in bytes: UnsafeRawBufferPointer) {
    /// Returns the text of a place.
    func text(_ range: Range<Int>) -> String {
      String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    let rootLead = text(evidence.rootLead)
    let entryLead = evidence.entryLead.map(text)
    let (rootIndent, entryIndent) = (Self.indent(in: rootLead), entryLead.flatMap(Self.indent))
    self.lineBreak = Self.lineBreak(in: entryLead ?? rootLead)
    self.indent = rootIndent ?? ""
    self.entryIndent = entryIndent ?? indent + indent
    if let rootIndent, let entryIndent, entryIndent.hasPrefix(rootIndent),
      entryIndent.count > rootIndent.count
    {
      self.indent = String(entryIndent.dropFirst(rootIndent.count))
    }
    self.colon = text(evidence.colon)
    self.separator = String(text(evidence.gap).drop { $0 != "," }.dropFirst())
    self.padding = entryLead ?? rootLead
    self.spreadsEmptyObjects = evidence.emptiness.map { !$0.isEmpty } ?? colon.hasPrefix(" ")
  }

  /// Returns the first line break of white space, empty where it has none.
  private static func lineBreak(in lead: String) -> String {
    // CR LF is one character.
    lead.first(where: \.isNewline).map { String($0) } ?? ""
  }

  /// Returns what follows the last line break of white space, nil where it has none.
  private static func indent(in lead: String) -> String? {
    lead.lastIndex(where: \.isNewline).map { String(lead[lead.index(after: $0)...]) }
  }
}
