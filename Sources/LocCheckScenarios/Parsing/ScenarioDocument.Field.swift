extension ScenarioDocument {
  /// A setting: `field: value`, or `field NAME: value`.
  struct Field: Sendable {
    /// The number of the line, from 1.
    var number: Int
    /// The whole line.
    var bounds: Range<Int>
    /// The field's name.
    var name: Range<Int>
    /// What stands between the name and the colon, nil where nothing does.
    var qualifier: Range<Int>?
    /// The value, empty where there is none.
    var value: Range<Int>

    /// Takes the content of a line apart that has a colon.
    init(number: Int, bounds: Range<Int>, bytes: [UInt8]) {
      let colon = bytes.offset(of: ASCII.colon, in: bounds) ?? bounds.upperBound
      let title = bytes.trimming(bounds.lowerBound..<colon)
      let nameEnd = bytes[title].firstIndex(where: ASCII.isBlank) ?? title.upperBound
      let rest = bytes.trimming(nameEnd..<title.upperBound)
      self.number = number
      self.bounds = bounds
      self.name = title.lowerBound..<nameEnd
      self.qualifier = rest.isEmpty ? nil : rest
      self.value = bytes.trimming(min(colon + 1, bounds.upperBound)..<bounds.upperBound)
    }
  }
}
