/// Which characters of two texts have no counterpart in the other.
///
/// Characters are the same that have the same scalars: canonical equivalents, which look the same, differ.
/// What both begin and end with is left aside; between, a shortest edit script is sought with Myers' greedy
/// algorithm, `O((N + M) D)`. Texts that have less than a third in common, or whose script would be very long,
/// differ as a whole: marks strewn over unlike texts tell nothing, and the cost stays bounded.
struct CharacterDifference {
  /// For each character of the first text, whether it is not in the second.
  private(set) var first: [Bool]
  /// For each character of the second text, whether it is not in the first.
  private(set) var second: [Bool]

  /// The length of the longest edit script that is sought.
  private static let maximumEdits = 200

  /// Compares two texts.
  init(_ first: String, _ second: String) {
    var numbers = CharacterNumbers()
    let left = first.map { numbers.number(of: $0) }
    let right = second.map { numbers.number(of: $0) }
    self.first = Array(repeating: false, count: left.count)
    self.second = Array(repeating: false, count: right.count)
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, left[left.count - 1 - tail] == right[right.count - 1 - tail] {
      tail += 1
    }
    compare(
      left[start..<left.count - tail], right[start..<right.count - tail])
  }

  /// Marks what differs in the parts between the common beginning and end.
  private mutating func compare(
    _ left: ArraySlice<Int>, _ right: ArraySlice<Int>
  ) {
    let limit = min(Self.maximumEdits, (left.count + right.count) * 2 / 3)
    guard !left.isEmpty, !right.isEmpty, let frontiers = Self.frontiers(left, right, limit: limit)
    else {
      for index in left.indices { first[index] = true }
      for index in right.indices { second[index] = true }
      return
    }
    // Back along the frontiers: each step undoes one insertion or removal and the matches behind it.
    var (x, y) = (left.count, right.count)
    for (edits, frontier) in frontiers.enumerated().reversed() where edits > 0 {
      let diagonal = x - y
      let isInsertion = frontier.isInsertion(diagonal, edits: edits)
      let previous = isInsertion ? diagonal + 1 : diagonal - 1
      let previousX = frontier[previous]
      let previousY = previousX - previous
      if isInsertion {
        second[right.startIndex + previousY] = true
      } else {
        first[left.startIndex + previousX] = true
      }
      (x, y) = (previousX, previousY)
    }
  }

  /// Returns the frontier before each number of edits up to that which leads to the end, nil beyond a limit.
  private static func frontiers(
    _ left: ArraySlice<Int>, _ right: ArraySlice<Int>, limit: Int
  ) -> [Frontier]? {
    var frontier = Frontier(reach: limit)
    var past: [Frontier] = []
    for edits in 0...limit {
      past.append(frontier)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x =
          edits == 0
          ? 0
          : frontier.isInsertion(diagonal, edits: edits)
            ? frontier[diagonal + 1] : frontier[diagonal - 1] + 1
        while x < left.count, x - diagonal < right.count, x - diagonal >= 0,
          left[left.startIndex + x] == right[right.startIndex + x - diagonal]
        {
          x += 1
        }
        frontier[diagonal] = x
        if x >= left.count, x - diagonal >= right.count { return past }
      }
    }
    return nil
  }
}

/// Numbers that are the same for characters of the same scalars.
private struct CharacterNumbers {
  /// The numbers of the characters that have more than one scalar.
  private var clusters: [[UInt32]: Int] = [:]

  /// Returns the number of a character.
  mutating func number(of character: Character) -> Int {
    let scalars = character.unicodeScalars.map(\.value)
    if scalars.count == 1 { return Int(scalars[0]) }
    if let number = clusters[scalars] { return number }
    let number = -1 - clusters.count
    clusters[scalars] = number
    return number
  }
}

/// The furthest place reached on each diagonal of the edit graph.
private struct Frontier {
  /// The places, from the lowest diagonal on.
  private var places: [Int]
  /// The highest diagonal.
  private let reach: Int

  /// Creates a frontier that lies before the beginning.
  init(reach: Int) {
    self.reach = reach + 1
    places = Array(repeating: 0, count: 2 * (reach + 1) + 1)
  }

  /// The furthest place on a diagonal.
  subscript(diagonal: Int) -> Int {
    get { places[diagonal + reach] }
    set { places[diagonal + reach] = newValue }
  }

  /// Whether a diagonal is best reached by an insertion rather than a removal.
  func isInsertion(_ diagonal: Int, edits: Int) -> Bool {
    diagonal == -edits || (diagonal != edits && self[diagonal - 1] < self[diagonal + 1])
  }
}
