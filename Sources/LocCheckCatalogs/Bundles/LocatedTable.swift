/// A table as one look-up finds it: what is searched for a key, first of all first.
///
/// The `.stringsdict` comes before the `.strings` file, and each is the first of its kind on the
/// way through the bundle, so that they may come from different localizations (Core Foundation,
/// `CFBundle_Strings.c`).
public struct LocatedTable: Sendable {
  /// The tables to search, in order; never empty.
  public let parts: [ShippedTable]
  /// The first place on the way that has the table, in any kind of file.
  private let place: TablePlace

  /// Creates a located table from its tables and the first place that has any of them.
  init?(parts: [ShippedTable], firstPlace place: TablePlace?) {
    guard !parts.isEmpty, let place else { return nil }
    self.parts = parts
    self.place = place
  }

  /// The answer to a key, with the place of the table that gave it.
  public struct Answer: Sendable {
    /// The answer.
    public var lookup: TableLookup
    /// Where the table lies.
    public var place: TablePlace
  }

  /// Looks a key up.
  ///
  /// The first part that has the key answers, even where it says that nothing of it can be shown.
  /// An entry without a text in the language does not hide one behind it: the build leaves it out.
  public func message(for key: MessageKey) -> Answer {
    var answer = Answer(lookup: .absent(.noEntry), place: place)
    for table in parts {
      let lookup = table.message(for: key)
      switch lookup {
      case .absent(.noEntry): continue
      case .absent(.noLocalization):
        if case .absent(.noEntry) = answer.lookup {
          answer = Answer(lookup: lookup, place: table.place)
        }
      case .found, .absent: return Answer(lookup: lookup, place: table.place)
      }
    }
    return answer
  }

  /// The keys of all tables that are searched, those of the first table first.
  public var keys: [MessageKey] { parts.flatMap(\.keys) }
}
