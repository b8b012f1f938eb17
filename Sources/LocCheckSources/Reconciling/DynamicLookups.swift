import LocCheckCatalogs

/// The look-ups whose keys are put together when the program runs.
struct DynamicLookups {
  /// The look-ups of each table by what their keys begin with; empty where nothing of a key is known.
  private var lookups: [String: [MessageKey: SkippedText]] = [:]
  /// The lengths of these beginnings in bytes.
  private var lengths: [String: Set<Int>] = [:]

  /// Finds the look-ups among texts that are not extracted.
  init(_ skipped: [SkippedText]) {
    for text in skipped {
      guard let beginning = text.dynamicBeginning else { continue }
      let table = text.table ?? SourceMessage.defaultTable
      lookups[table, default: [:]][beginning] = lookups[table]?[beginning] ?? text
      lengths[table, default: []].insert(beginning.text.utf8.count)
    }
  }

  /// Returns a look-up that may ask a table for a key, nil where there is none.
  func lookup(of key: MessageKey, inTable table: String) -> SkippedText? {
    guard let lookups = lookups[table], let lengths = lengths[table] else { return nil }
    return lengths.sorted(by: >).lazy.compactMap { length in
      key.text.beginning(ofLength: length).flatMap { lookups[MessageKey($0)] }
    }.first
  }
}

extension SkippedText {
  /// What the keys that the look-up may ask for begin with; nil for a text that asks for none.
  fileprivate var dynamicBeginning: MessageKey? {
    switch reason {
    case .dynamicKey: return MessageKey("")
    case .interpolatedKey:
      // The finished text is the key, in which nothing was doubled.
      guard case .text(let text)? = key.pieces.first else { return MessageKey("") }
      return MessageKey(MessagePattern.withoutDoubledSigns(text))
    // A finished sentence asks for an entry that no table has.
    case .completedString, .verbatim, .stringVariable, .stringParameter, .preview, .inactiveCode,
      .otherTarget:
      return nil
    }
  }
}

extension String {
  /// Returns the first bytes of the text, nil where they do not end with a character's scalar.
  fileprivate func beginning(ofLength length: Int) -> String? {
    guard length <= utf8.count else { return nil }
    let end = utf8.index(startIndex, offsetBy: length)
    return String(utf8[..<end])
  }
}
