/// The beginning of a text that may be too long to be shown whole.
struct TextExcerpt {
  /// The text, cut between characters.
  let text: String
  /// The size of the whole text, in UTF-8 bytes.
  let wholeSize: Int

  /// Whether nothing was cut.
  var isWhole: Bool { text.utf8.count == wholeSize }

  /// Creates the excerpt with at most so many UTF-8 bytes.
  init(_ text: String, size: Int) {
    wholeSize = text.utf8.count
    guard wholeSize > size else {
      self.text = text
      return
    }
    var room = size
    let start = text.prefix { character in
      room -= character.utf8.count
      return room >= 0
    }
    self.text = String(start)
  }
}
