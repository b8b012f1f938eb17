extension ScenarioDocument {
  /// A row: `| a | b | text`.
  struct Row: Sendable {
    /// The number of the line, from 1.
    var number: Int
    /// The whole line.
    var bounds: Range<Int>
    /// The cells between unescaped bars, trimmed.
    ///
    /// What follows the last bar counts, also where it is empty: whether that bar closes the row or
    /// begins an empty cell is for the columns to say.
    var cells: [Range<Int>]

    /// Takes the content of a line apart that begins with a bar.
    init(number: Int, bounds: Range<Int>, bytes: [UInt8]) {
      self.number = number
      self.bounds = bounds
      self.cells = Self.cells(in: bounds.lowerBound + 1..<bounds.upperBound, of: bytes)
    }

    /// Returns the stretches between unescaped bars, trimmed.
    static func cells(in bounds: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
      var cells: [Range<Int>] = []
      cells.reserveCapacity(6)
      var start = bounds.lowerBound
      var index = start
      while index < bounds.upperBound {
        switch bytes[index] {
        case ASCII.backslash:
          index += 1
        case ASCII.bar:
          cells.append(bytes.trimming(start..<index))
          start = index + 1
        default: break
        }
        index += 1
      }
      cells.append(bytes.trimming(start..<bounds.upperBound))
      return cells
    }
  }

  /// More of the last cell of the row above, after a line break: `|+ | more`.
  struct Continuation: Sendable {
    /// The number of the line, from 1.
    var number: Int
    /// The whole line.
    var bounds: Range<Int>
    /// What stands between the mark and the bar after it; nothing should.
    var margin: Range<Int>
    /// The stretches between the unescaped bars after the first; text is the first of them.
    var cells: [Range<Int>]

    /// Takes the content of a line apart that begins with `|+`.
    init(number: Int, bounds: Range<Int>, bytes: [UInt8]) {
      var cells = Row.cells(in: bounds.lowerBound + 2..<bounds.upperBound, of: bytes)
      self.number = number
      self.bounds = bounds
      self.margin = cells.removeFirst()
      self.cells = cells
    }
  }
}
