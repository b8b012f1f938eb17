/// A text with the characters marked that differ from those of another.
struct MarkedText {
  /// A character and whether it is marked.
  struct Element {
    /// The character.
    var character: Character
    /// Whether it differs.
    var isMarked: Bool
  }

  /// The characters.
  let elements: [Element]

  /// Creates a text, marked by flags for its characters; without flags nothing is marked.
  init(_ text: String, marks: [Bool] = []) {
    elements = text.enumerated().map { index, character in
      Element(character: character, isMarked: index < marks.count && marks[index])
    }
  }

  /// Whether anything is marked.
  var hasMarks: Bool { elements.contains(where: \.isMarked) }

  /// The stretches that are marked or not, as ranges of elements.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in elements.indices {
      if let last = runs.last, elements[last.lowerBound].isMarked == elements[index].isMarked {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
