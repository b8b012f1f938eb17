/// The beginning of a text that may be too long to be shown whole.
struct TextExcerpt {
  /// The text, cut between characters.
  let text: String
  /// The size of the whole text, in UTF-8 bytes.
  let wholeSize: Int

  /// The number of bytes beyond which a character is none that anybody reads.
  private static let longestCharacter = 256

  /// Whether nothing was cut.
  var isWhole: Bool { text.utf8.count == wholeSize }

  /// Creates the excerpt with at most so many UTF-8 bytes.
  ///
  /// A character of hundreds of marks is cut inside, or nothing of a text of one might be shown.
  init(_ text: String, size: Int) {
    let size = max(size, 0)
    wholeSize = text.utf8.count
    guard wholeSize > size else {
      self.text = text
      return
    }
    let limit = text.utf8.index(text.startIndex, offsetBy: size)
    var (end, next) = (text.startIndex, text.startIndex)
    while next <= limit {
      end = next
      next = text.index(after: next)
    }
    if text.utf8.distance(from: end, to: next) > Self.longestCharacter {
      let scalars = text.unicodeScalars
      while scalars.index(after: end) <= limit { end = scalars.index(after: end) }
    }
    self.text = String(text[..<end])
  }
}
