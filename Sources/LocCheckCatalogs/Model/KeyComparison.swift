import LocCheckDiagnostics

/// The keys of a file compared with one another: of equal keys the last one counts.
struct KeyComparison {
  /// The positions of keys that occur again, with the position at which they are met first.
  private(set) var repetitions: [(position: Int, first: Int)] = []
  /// The positions of the keys that count, in file order.
  let positionsInEffect: [Int]
  /// The keys in file order.
  private let keys: [MessageKey]

  /// Compares keys in file order.
  init(_ keys: [MessageKey]) {
    self.keys = keys
    var places: [MessageKey: (first: Int, last: Int)] = [:]
    places.reserveCapacity(keys.count)
    for (position, key) in keys.enumerated() {
      guard let place = places[key] else {
        places[key] = (position, position)
        continue
      }
      repetitions.append((position, place.first))
      places[key] = (place.first, position)
    }
    positionsInEffect =
      repetitions.isEmpty ? Array(keys.indices) : places.values.map(\.last).sorted()
  }

  /// Whether any key occurs again.
  var hasRepetitions: Bool { !repetitions.isEmpty }

  /// Returns the positions of keys that look the same as one before them and are another.
  func lookalikes() -> [(position: Int, other: Int)] {
    // Without letters beyond ASCII there is one spelling of everything.
    guard keys.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else { return [] }
    let repeated = Set(repetitions.map(\.position))
    // A dictionary over `String` compares canonically, as no table on a device does.
    var canonical: [String: Int] = [:]
    canonical.reserveCapacity(keys.count)
    return keys.indices.compactMap { position in
      guard !repeated.contains(position),
        let other = canonical.updateValue(position, forKey: keys[position].text)
      else { return nil }
      return (position, other)
    }
  }
}

extension Diagnostic {
  /// A key that looks the same as another and is not, under the id of a reader.
  static func lookalikeKey(
    _ id: ID, _ key: MessageKey, at range: SourceRange?, other: SourceRange?, subject: Subject
  ) -> Diagnostic {
    let line = other.map { " on line \($0.start.line)" } ?? ""
    return Diagnostic(
      id, .warning,
      "key \(key.text.quoted) differs from the one\(line) only in its Unicode normalization",
      at: range, subject: subject, notes: other.map { [Note("the other key", at: $0)] } ?? [],
      help: "a look-up compares keys code point by code point")
  }
}
