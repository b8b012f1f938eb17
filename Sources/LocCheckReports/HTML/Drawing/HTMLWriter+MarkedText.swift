import LocCheckDiagnostics

extension HTMLWriter {
  /// Writes a text with marks and with signs for what cannot be seen.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - breaksLines: Whether a line feed breaks the line after its sign.
  mutating func drawn(_ text: MarkedText, breaksLines: Bool) throws {
    guard !text.elements.isEmpty else {
      try sign(NamedCharacter.empty.name, title: "a text without characters")
      return
    }
    for run in text.runs {
      guard text.elements[run.lowerBound].isMarked else {
        try drawn(run, of: text, breaksLines: breaksLines)
        continue
      }
      let title = Self.codePoints(of: text.elements[run])
      try inline("mark", ["title": title]) { html in
        try html.drawn(run, of: text, breaksLines: breaksLines)
      }
    }
  }

  /// Writes a text in escapes: what cannot be seen, and of what is marked blanks and all beyond ASCII.
  mutating func escaped(_ text: MarkedText) throws {
    for run in text.runs {
      let part = String(text.elements[run].map(\.character))
      if text.elements[run.lowerBound].isMarked {
        try inline("mark", part.unicodeScalars.map(Self.escape).joined())
      } else {
        try self.text(RightToLeft.isolatingRuns(in: VisibleText.spelled(part)))
      }
    }
  }

  /// Writes a stretch of a text.
  private mutating func drawn(
    _ run: Range<Int>, of text: MarkedText, breaksLines: Bool
  ) throws {
    var plain = ""
    for index in run {
      let element = text.elements[index]
      let character = element.character
      if let ascii = character.asciiValue, (0x21..<0x7F).contains(ascii) {
        plain.append(character)
        continue
      }
      let isLoneSpace = character == " " && text.isLoneSpace(at: index)
      let parts = DrawnPart.parts(
        of: character, isLoneSpace: isLoneSpace, isMarked: element.isMarked)
      for part in parts {
        switch part {
        case .visible(let text): plain += text
        case .sign(let scalar):
          try self.text(plain)
          plain = ""
          try sign(InvisibleSign.label(of: scalar), title: VisibleText.name(of: scalar))
        }
      }
      if breaksLines, character.isNewline { plain += "\n" }
    }
    try self.text(plain)
  }

  /// Writes a sign in its box, which has no say in the direction of the text.
  private mutating func sign(_ label: String, title: String) throws {
    try inline("bdi", ["class": "sign", "dir": "ltr", "title": title], label)
  }

  /// Returns the code points and names of some characters, as many as a tip can show.
  private static func codePoints(of elements: ArraySlice<MarkedText.Element>) -> String {
    let limit = 12
    let scalars = elements.lazy.flatMap(\.character.unicodeScalars)
    let names = scalars.prefix(limit).map { VisibleText.name(of: $0) }
    return names.joined(separator: "\n") + (scalars.dropFirst(limit).isEmpty ? "" : "\n…")
  }

  /// Returns a scalar as it is where it is visible ASCII, else as an escape of Swift.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value >= 0x7F || scalar == " " else { return VisibleText.spelled(String(scalar)) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}

extension MarkedText {
  /// Returns whether a space would not be noticed: at an end of the text or a mark, or beside another.
  fileprivate func isLoneSpace(at index: Int) -> Bool {
    [index - 1, index + 1].contains { neighbour in
      guard elements.indices.contains(neighbour) else { return true }
      let (here, there) = (elements[index], elements[neighbour])
      return there.character.isWhitespace || (here.isMarked && !there.isMarked)
    }
  }
}
