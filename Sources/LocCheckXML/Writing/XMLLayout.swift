/// The open elements of a document, which say where a line may begin.
struct XMLLayout {
  /// What an open element holds so far.
  private enum Content {
    /// Nothing.
    case nothing
    /// Elements first, so white space may be added for layout.
    case elements
    /// Text first, so white space is significant.
    case text
  }

  /// What each open element holds, the root first.
  private var openElements: [Content] = []

  /// The number of open elements that hold text first.
  private var openTexts = 0

  /// Whether the root element has been opened.
  private(set) var hasRoot = false

  /// Whether an element is open.
  var isInsideElement: Bool { !openElements.isEmpty }

  /// Adds an element to the innermost one; returns the depth of its line, nil where it begins none.
  ///
  /// - Parameter isEmpty: Whether it never has content; any other is then the innermost.
  mutating func addElement(isEmpty: Bool) -> Int? {
    var depth: Int?
    if isInsideElement {
      let parent = openElements.count - 1
      if openElements[parent] == .nothing { openElements[parent] = .elements }
      depth = line(inside: openElements[parent])
    } else {
      precondition(!hasRoot, "a second root element was written")
      hasRoot = true
    }
    if !isEmpty { openElements.append(.nothing) }
    return depth
  }

  /// Notes that the innermost element has text.
  mutating func addText() {
    let element = openElements.count - 1
    guard openElements[element] == .nothing else { return }
    openElements[element] = .text
    openTexts += 1
  }

  /// Closes the innermost element; returns the depth of its end's line, nil where it begins none.
  mutating func closeElement() -> Int? {
    let content = openElements.removeLast()
    if content == .text { openTexts -= 1 }
    return line(inside: content)
  }

  /// Returns the depth of a line among the open elements, nil where white space is significant.
  private func line(inside content: Content) -> Int? {
    content == .elements && openTexts == 0 ? openElements.count : nil
  }
}
