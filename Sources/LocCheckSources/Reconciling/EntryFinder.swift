import LocCheckCatalogs
import LocCheckDiagnostics

/// Finds the entries of tables, and those that were probably meant.
///
/// Each index of a table is made when it is first needed.
struct EntryFinder {
  /// The tables.
  private let tables: [MessageTable]
  /// The entries of each table by key.
  private var keys: [Int: [MessageKey: Int]] = [:]
  /// The entries of each table whose keys have specifiers, by shape.
  private var shapes: [Int: [MessageShape: [Int]]] = [:]
  /// The entries of each table by their letters.
  private var letters: [Int: [KeyLetters: Int]] = [:]
  /// How many more keys are compared letter by letter.
  ///
  /// Such a comparison asks every entry about every missing key: beyond this the reports of a catalog
  /// that belongs to other sources go without it.
  private var comparisonsLeft = 10_000
  /// How many letters stand for one that is misspelt: keys are words, and many words are much alike.
  private static let lettersPerEdit = 4
  /// How many keys are looked at in the time that it takes to compare one letter by letter.
  private static let looksPerComparison = 100

  /// Creates a finder.
  init(tables: [MessageTable]) { self.tables = tables }

  /// Returns the entries of tables that a look-up of a key may find, in the order of the tables.
  ///
  /// There are several where tables share a name, or where a specifier is not known.
  mutating func entries(
    of pattern: MessagePattern, in places: [Int]
  ) -> [Reconciliation.EntryPlace] {
    places.flatMap { table in
      entries(of: pattern, inTable: table).map { .init(table: table, entry: $0) }
    }
  }

  /// Returns the entries of one table that a look-up of a key may find.
  private mutating func entries(of pattern: MessagePattern, inTable table: Int) -> [Int] {
    if let key = pattern.key { return keyIndex(of: table)[key].map { [$0] } ?? [] }
    return shapeIndex(of: table)[pattern.shape, default: []]
      .filter { pattern.matches(tables[table].entries[$0].key) }
  }

  /// Returns the first entry that differs from a key in how its arguments are written alone.
  mutating func lookalike(
    of pattern: MessagePattern, in places: [Int]
  ) -> Reconciliation.EntryPlace? {
    let shape = pattern.shape
    for table in places {
      guard let entry = shapeIndex(of: table)[shape]?.first else { continue }
      return .init(table: table, entry: entry)
    }
    return nil
  }

  /// Returns the first entry that differs from a key in case, white space, punctuation and the
  /// composition of characters alone.
  mutating func respelling(
    of pattern: MessagePattern, in places: [Int]
  ) -> Reconciliation.EntryPlace? {
    guard let key = KeyLetters(MessageKey(pattern.displayed)) else { return nil }
    for table in places {
      guard let entry = letterIndex(of: table)[key] else { continue }
      return .init(table: table, entry: entry)
    }
    return nil
  }

  /// Returns the key that another is probably a misspelling of.
  mutating func misspelling(of pattern: MessagePattern, in places: [Int]) -> MessageKey? {
    let looks = places.reduce(0) { $0 + tables[$1].entries.count } / Self.looksPerComparison
    guard looks <= comparisonsLeft else { return nil }
    comparisonsLeft -= looks
    let text = pattern.displayed
    let letters = LetterCounts(text)
    let keys = places.lazy.flatMap { [tables] in tables[$0].entries.lazy.map(\.key.text) }
      .filter { key in
        let most = max(key.utf8.count, text.utf8.count) / Self.lettersPerEdit
        return abs(key.utf8.count - text.utf8.count) <= most
          && letters.distance(to: LetterCounts(key)) <= most
      }
    let candidates = Array(keys)
    guard candidates.count <= comparisonsLeft else { return nil }
    comparisonsLeft -= candidates.count
    return NearestName.suggestion(
      for: text, among: candidates, lettersPerEdit: Self.lettersPerEdit
    ).map { MessageKey($0) }
  }

  /// Returns the entries of a table by key.
  private mutating func keyIndex(of table: Int) -> [MessageKey: Int] {
    if let index = keys[table] { return index }
    let entries = tables[table].entries
    var index: [MessageKey: Int] = [:]
    index.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() { index[entry.key] = place }
    keys[table] = index
    return index
  }

  /// Returns the entries of a table whose keys have a per cent sign, by shape.
  private mutating func shapeIndex(of table: Int) -> [MessageShape: [Int]] {
    if let index = shapes[table] { return index }
    var index: [MessageShape: [Int]] = [:]
    for (place, entry) in tables[table].entries.enumerated()
    where entry.key.text.utf8.contains(UInt8(ascii: "%")) {
      index[MessageShape(entry.key), default: []].append(place)
    }
    shapes[table] = index
    return index
  }

  /// Returns the entries of a table by their letters.
  private mutating func letterIndex(of table: Int) -> [KeyLetters: Int] {
    if let index = letters[table] { return index }
    var index: [KeyLetters: Int] = [:]
    for (place, entry) in tables[table].entries.enumerated() {
      guard let key = KeyLetters(entry.key), index[key] == nil else { continue }
      index[key] = place
    }
    letters[table] = index
    return index
  }
}
