extension JSONNode {
  /// Creates the value of a new entry, members in Xcode's order.
  init(_ entry: NewEntry, sourceLanguage: String) {
    var members: [(name: String, value: JSONNode)] = []
    if let comment = entry.comment { members.append(("comment", .string(comment))) }
    if let spelling = entry.extractionState.spelling {
      members.append(("extractionState", .string(spelling)))
    }
    if let value = entry.sourceValue {
      let unit: [(name: String, value: JSONNode)] = [
        ("state", .string(TranslationState.new.rawValue)), ("value", .string(value)),
      ]
      members.append(
        ("localizations", .object([(sourceLanguage, .object([("stringUnit", .object(unit))]))])))
    }
    self = .object(members)
  }

  /// Creates a whole catalog, with entries in the order they are given in.
  init(sourceLanguage: String, entries: [(key: MessageKey, value: NewEntry)]) {
    let strings = entries.map { entry in
      (name: entry.key.text, value: JSONNode(entry.value, sourceLanguage: sourceLanguage))
    }
    self = .object([
      ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(strings)),
      ("version", .string("1.0")),
    ])
  }
}
