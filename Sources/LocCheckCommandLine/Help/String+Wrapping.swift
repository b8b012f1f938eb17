extension String {
  /// The lines of a text broken at spaces; a word longer than the width stays whole.
  ///
  /// Lines that follow each other are one paragraph. An empty line, or one that starts with white
  /// space, is kept as it is.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var isParagraphOpen = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      guard let first = line.first, !first.isWhitespace else {
        lines.append(String(line))
        isParagraphOpen = false
        continue
      }
      for word in line.split(separator: " ") {
        if isParagraphOpen, let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(String(word))
          isParagraphOpen = true
        }
      }
    }
    return lines
  }
}
