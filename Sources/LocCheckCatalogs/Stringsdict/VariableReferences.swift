import LocCheckDiagnostics

/// A variable as the check of references sees it.
struct VariableDefinition {
  /// The name.
  var name: String
  /// The place of the name.
  var range: SourceRange?
  /// The texts, which refer to other variables.
  var forms: [ShippedMessage.Form] = []
}

/// The check of a message's references: that each leads to a variable, that each variable is
/// reached, and that none leads back to itself.
struct VariableReferences {
  /// The variables of the message.
  private let definitions: [VariableDefinition]
  /// The positions of the variables by name.
  private let positions: [MessageKey: Int]
  /// The message.
  private let place: StringsdictPlace
  /// What is wrong.
  private(set) var findings: [Diagnostic] = []

  /// Creates a check of the variables of a message.
  init(definitions: [VariableDefinition], place: StringsdictPlace) {
    self.definitions = definitions
    self.positions = Dictionary(
      definitions.enumerated().map { (MessageKey($0.element.name), $0.offset) },
      uniquingKeysWith: { _, last in last })
    self.place = place
  }

  /// Whether `%#@…@` can hold a name.
  static func isName(_ name: String) -> Bool {
    guard case .variable(let reference)? = FormatString(parsing: "%#@\(name)@").pieces.first else {
      return false
    }
    return reference.name.isIdenticalUTF8(to: name)
  }

  /// Checks the references of a format and of all forms.
  mutating func check(from format: ShippedMessage.Form) {
    let start = references(in: format)
    let targets = definitions.map { definition in
      definition.forms.flatMap { references(in: $0) }
    }
    let reached = follow(from: start, through: targets)
    for (position, definition) in definitions.enumerated()
    where !reached[position] && Self.isName(definition.name) {
      findings.append(.unusedVariable(definition, in: place))
    }
  }

  /// A reference that leads to a variable.
  private struct Edge {
    /// The position of the variable.
    var target: Int
    /// The place of the reference.
    var range: SourceRange?
  }

  /// Returns the references in a text that lead to variables; reports the others.
  private mutating func references(in form: ShippedMessage.Form) -> [Edge] {
    guard form.text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    var locator = ReferenceLocator(form.origin)
    var edges: [Edge] = []
    var missing: Set<MessageKey> = []
    for case .variable(let reference) in FormatString(parsing: form.text).pieces {
      let range = locator.next(reference.text) ?? form.origin
      let name = MessageKey(reference.name)
      if let target = positions[name] {
        edges.append(Edge(target: target, range: range))
      } else if missing.insert(name).inserted {
        findings.append(
          .undefinedVariable(reference, among: definitions.map(\.name), at: range, in: place))
      }
    }
    return edges
  }

  /// Follows references from a format, reports those that lead back, and returns which variables
  /// are reached.
  private mutating func follow(from start: [Edge], through targets: [[Edge]]) -> [Bool] {
    var reached = [Bool](repeating: false, count: definitions.count)
    var isOpen = reached
    // A chain of variables can be longer than the call stack.
    var path: [(position: Int?, edges: ArraySlice<Edge>)] = [(nil, start[...])]
    while var step = path.popLast() {
      guard let edge = step.edges.popFirst() else {
        if let position = step.position { isOpen[position] = false }
        continue
      }
      path.append(step)
      if isOpen[edge.target] {
        let members = path.compactMap(\.position).drop { $0 != edge.target }
        findings.append(
          .cycle(members.prefix(8).map { definitions[$0].name }, at: edge.range, in: place))
      } else if !reached[edge.target] {
        reached[edge.target] = true
        isOpen[edge.target] = true
        path.append((edge.target, targets[edge.target][...]))
      }
    }
    return reached
  }
}

/// Finds references in a text as the file spells it, one after the other.
private struct ReferenceLocator {
  /// The place of the text that is still to be searched, nil where there is none.
  private var rest: SourceRange?

  /// Creates a locator for the place of a text.
  init(_ range: SourceRange?) { rest = range }

  /// Returns the place of the next reference; nil for it and all others where it is not spelled so.
  mutating func next(_ reference: String) -> SourceRange? {
    guard let bounds = rest?.bounds, let source = rest?.source else { return nil }
    let spelling = Array(reference.utf8)
    var index = bounds.lowerBound
    while index + spelling.count <= bounds.upperBound {
      if source.bytes[index..<index + spelling.count].elementsEqual(spelling) {
        let end = index + spelling.count
        rest = source.range(end..<bounds.upperBound)
        return source.range(index..<end)
      }
      index += 1
    }
    rest = nil
    return nil
  }
}
