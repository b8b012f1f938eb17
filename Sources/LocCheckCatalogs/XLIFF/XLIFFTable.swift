/// The units of one table in file order, those of all file elements together.
struct XLIFFTable {
  /// The name.
  let name: String
  /// The messages by order of first appearance.
  private(set) var messages: [XLIFFMessage] = []
  /// The positions of the messages by key.
  private var positions: [MessageKey: Int] = [:]
  /// The units met so far.
  private var places: [Place: (message: Int, unit: Int)] = [:]

  /// What no two units of a table have in common.
  private struct Place: Hashable {
    /// The id.
    var id: MessageKey
    /// The target language.
    var language: MessageKey?
  }

  /// Creates a table without messages.
  init(name: String) {
    self.name = name
  }

  /// Adds a unit, in the place of one with the same id, which is returned.
  mutating func add(_ unit: XLIFFUnit) -> XLIFFUnit? {
    let place = Place(
      id: MessageKey(unit.spelling), language: unit.file.targetLanguage.map { MessageKey($0) })
    if let known = places[place] {
      let earlier = messages[known.message].units[known.unit]
      messages[known.message].units[known.unit] = unit
      return earlier
    }
    let message = positions[unit.id.key] ?? messages.count
    if message == messages.count {
      positions[unit.id.key] = message
      messages.append(XLIFFMessage(key: unit.id.key, tagBounds: unit.tagBounds))
    }
    places[place] = (message, messages[message].units.count)
    messages[message].units.append(unit)
    return nil
  }
}
