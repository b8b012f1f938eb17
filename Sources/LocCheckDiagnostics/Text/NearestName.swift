/// The name a writer probably meant.
public enum NearestName {
  /// The length beyond which no name is taken for misspelt, in scalars.
  private static let longestName = 64

  /// Returns the name most like a misspelt one, nil where none is near.
  ///
  /// Near means one insertion, deletion, replacement or exchange of neighbours (the optimal string
  /// alignment form of the Damerau–Levenshtein distance) for every three letters, case ignored. Of names
  /// equally near, the one that differs least in case wins, then the first.
  ///
  /// - Parameter lettersPerEdit: How many letters stand for one edit, where three would be too few.
  public static func suggestion(
    for text: String, among names: some Sequence<String>, lettersPerEdit: Int = 3
  ) -> String? {
    let written = Array(text.unicodeScalars)
    guard !written.isEmpty, written.count <= longestName else { return nil }
    let folded = Array(text.lowercased().unicodeScalars)
    var best: (name: String, distance: Int, cased: Int)?
    for name in names where name != text {
      let candidate = Array(name.unicodeScalars)
      let limit = max(written.count, candidate.count) / lettersPerEdit
      guard candidate.count <= longestName, abs(candidate.count - written.count) <= limit else {
        continue
      }
      let distance = distance(folded, Array(name.lowercased().unicodeScalars))
      guard distance <= limit, distance <= best?.distance ?? limit else { continue }
      let cased = self.distance(written, candidate)
      if let best, (best.distance, best.cased) <= (distance, cased) { continue }
      best = (name, distance, cased)
    }
    return best?.name
  }

  /// Returns the nearest name as a question; nil where none is near.
  public static func question(for text: String, among names: some Sequence<String>) -> String? {
    suggestion(for: text, among: names).map { "did you mean '\($0)'?" }
  }

  /// Returns advice on a name that is none of a fixed set: the nearest as a question, else all.
  public static func advice(for text: String, among names: [String]) -> String {
    question(for: text, among: names)
      ?? "expected one of \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Returns the number of edits that turn one name into another.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let replacement = last[column] + (left[row] == right[column] ? 0 : 1)
        var edits = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
