/// The languages of a catalog, numbered by first appearance.
///
/// Xcode writes the languages of every entry in one order, so the language after the last one is
/// nearly always the right guess, and one comparison of bytes confirms it.
struct LanguageNumbering {
  /// The languages by number.
  private(set) var names: [String] = []
  /// Where each language was met first.
  private var places: [JSONString] = []
  /// The last entry that each language was met in, and the place of its localization.
  private var lastPlaces: [(entry: Int, localization: Int)] = []
  /// The numbers by language.
  private var numbers: [MessageKey: Int] = [:]

  /// Returns the number of a language and whether it is new, trying a guess first.
  mutating func number(
    of name: JSONString, in scanner: JSONScanner, guessing guess: Int
  ) -> (number: Int, isNew: Bool) {
    if guess < places.count, Self.isSame(name, places[guess], in: scanner) { return (guess, false) }
    let text = scanner.text(of: name)
    if let number = numbers[MessageKey(text)] { return (number, false) }
    numbers[MessageKey(text)] = names.count
    names.append(text)
    places.append(name)
    lastPlaces.append((-1, -1))
    return (names.count - 1, true)
  }

  /// Remembers where an entry has a language, and returns where it had it before.
  mutating func mark(_ number: Int, in entry: Int, at localization: Int) -> Int? {
    let last = lastPlaces[number]
    lastPlaces[number] = (entry, localization)
    return last.entry == entry ? last.localization : nil
  }

  /// Whether two places hold the same bytes.
  private static func isSame(
    _ left: JSONString, _ right: JSONString, in scanner: JSONScanner
  ) -> Bool {
    guard left.bounds.count == right.bounds.count, !left.hasEscapes else { return false }
    for offset in 0..<left.bounds.count
    where scanner.bytes[left.start + offset] != scanner.bytes[right.start + offset] {
      return false
    }
    return true
  }
}
