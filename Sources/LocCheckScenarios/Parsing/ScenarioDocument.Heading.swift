extension ScenarioDocument {
  /// The line that starts a scenario: `== Name @tag @tag`.
  struct Heading: Sendable {
    /// The number of the line, from 1.
    var number: Int
    /// The whole line.
    var bounds: Range<Int>
    /// The name, empty where there is none.
    var name: Range<Int>
    /// The tags, each with its `@`.
    var tags: [Range<Int>]

    /// Takes the content of a line apart that begins with `==`.
    init(number: Int, bounds: Range<Int>, bytes: [UInt8]) {
      let words = bytes.words(in: bounds.lowerBound + 2..<bounds.upperBound)
      let tagCount = words.reversed().prefix { bytes[$0.lowerBound] == ASCII.at }.count
      let nameWords = words.dropLast(tagCount)
      self.number = number
      self.bounds = bounds
      if let first = nameWords.first, let last = nameWords.last {
        self.name = first.lowerBound..<last.upperBound
      } else {
        self.name = bounds.lowerBound + 2..<bounds.lowerBound + 2
      }
      self.tags = Array(words.suffix(tagCount))
    }
  }
}
