/// Collects runs from the events of a walk.
struct RunWalker {
  /// What the brackets around the current text turned out to be.
  private enum Bracket {
    /// No brackets.
    case none
    /// A link.
    case link(String)
    /// The text of an attribute, `^[text](inflect: true)`.
    case attribute(isInflected: Bool)
    /// Attributes without the `^`, which are text.
    case literal(closing: [UInt8])
  }

  /// The runs so far, their texts apart, as they are still masked.
  private var runs: [(run: StyledRun, bytes: [UInt8])] = []

  /// How many spans of each style are open around the current text; emphasis nests in itself.
  private var depths: [InlineStyle: Int] = [:]

  /// The brackets around the current text; links do not nest.
  private var bracket = Bracket.none

  /// Takes the next event.
  mutating func receive(_ event: CommonMarkDocument.Event) {
    switch event {
    case .text(let bytes): append(bytes)
    case .code(let bytes): append(bytes, style: .code)
    case .begin(let style): depths[style, default: 0] += 1
    case .end(let style): depths[style, default: 0] -= 1
    case .beginLink(let destination): beginBracket(destination)
    case .endLink: endBracket()
    }
  }

  /// Appends masked text in the current style and the one given.
  mutating func append(_ bytes: some Collection<UInt8>, style: InlineStyle = []) {
    var run = StyledRun("", style: style)
    for (style, depth) in depths where depth > 0 {
      run.style.insert(style)
    }
    switch bracket {
    case .none, .literal: break
    case .link(let link): run.link = link
    case .attribute(let isInflected): run.isInflected = isInflected
    }
    if let last = runs.last, last.run.isStyled(like: run) {
      runs[runs.count - 1].bytes += bytes
    } else {
      runs.append((run, Array(bytes)))
    }
  }

  /// Returns the runs with their texts unmasked.
  consuming func finishedRuns() -> [StyledRun] {
    if let first = runs.first, first.bytes.starts(with: MaskedText.prefix) {
      runs[0].bytes.removeFirst(MaskedText.prefix.count)
    }
    return runs.map { run, bytes in
      var run = run
      run.text = MaskedText.unmasked(bytes)
      return run
    }.merged()
  }

  /// Decides what a bracket is by what is before it and what its parentheses hold.
  private mutating func beginBracket(_ destination: [UInt8]) {
    let attributes = MaskedText.attributeList(in: destination)
    let caret = [UInt8(ascii: "^")] + MaskedText.Code.attributeBracket.bytes
    if let last = runs.last, last.bytes.suffix(caret.count).elementsEqual(caret) {
      runs[runs.count - 1].bytes.removeLast(caret.count)
      let attributes = attributes ?? AttributeList(destination)
      bracket = .attribute(isInflected: attributes.asksForInflection)
    } else if let attributes {
      append([UInt8(ascii: "[")])
      bracket = .literal(closing: Array("](".utf8) + attributes.bytes + Array(")".utf8))
    } else if !destination.isEmpty {
      bracket = .link(MaskedText.unmasked(destination))
    }
  }

  /// Closes a bracket.
  private mutating func endBracket() {
    if case .literal(let closing) = bracket {
      append(closing)
    }
    bracket = .none
  }
}
