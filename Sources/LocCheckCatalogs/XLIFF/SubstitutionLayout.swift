import LocCheckLocales

/// What the texts of a message show of its substitutions, which an export does not state by itself.
struct SubstitutionLayout {
  /// The names by order of first appearance.
  private(set) var names: [MessageKey] = []
  /// The positions of the arguments, from 1.
  private(set) var argNums: [MessageKey: Int] = [:]
  /// The specifiers without their per cent signs.
  private var specifiers: [MessageKey: String] = [:]

  /// Learns from the texts of one language.
  init(of texts: [XLIFFTexts.Text]) {
    var forms: [MessageKey: [String]] = [:]
    // A `.stringsdict` states the positions in its format alone.
    var variables: [MessageKey: Int] = [:]
    for text in texts {
      switch text.variation {
      case .base, .device:
        for (name, position) in ExportedPositions.references(in: text.text)
        where argNums[name] == nil {
          argNums[name] = position
        }
      case .substitution(let name, let category), .variable(let name, let category):
        if forms[name] == nil { names.append(name) }
        // A form for one thing often spells the number out.
        let place = category == .other ? 0 : forms[name]?.count ?? 0
        forms[name, default: []].insert(text.text, at: place)
      case .format:
        for (name, position) in ExportedPositions.references(in: text.text) {
          variables[name] = position
        }
      case .plural: break
      }
    }
    for (name, forms) in forms {
      let placeholders = forms.flatMap {
        FormatString(parsing: $0, allowingOwnArgument: true).placeholders
      }
      let position = argNums[name] ?? variables[name]
      let own = placeholders.first { $0.position != nil && $0.position == position }
      specifiers[name] = (own ?? placeholders.first { $0.position == nil })?.specifier
    }
  }

  /// Takes what these texts do not show from those of another language.
  mutating func complete(from other: SubstitutionLayout) {
    let known = Set(names)
    names += other.names.filter { !known.contains($0) }
    argNums.merge(other.argNums) { own, _ in own }
    specifiers.merge(other.specifiers) { own, _ in own }
  }

  /// Returns the specifier of a substitution: that of its texts, else of the key's placeholder for
  /// the same argument, else that of an `Int`.
  func specifier(of name: MessageKey, in key: MessageKey) -> String {
    if let specifier = specifiers[name] { return specifier }
    let placeholders = FormatString(parsing: key.text).placeholders
    let argNum = argNums[name] ?? 1
    return placeholders.enumerated()
      .first { ($0.element.position ?? $0.offset + 1) == argNum }?
      .element.specifier ?? "lld"
  }
}

extension FormatString {
  /// The conversions in order, without those of a substitution's own argument.
  fileprivate var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .argument(let placeholder) = piece, !placeholder.isOwnArgument {
        placeholder
      } else {
        nil
      }
    }
  }
}
