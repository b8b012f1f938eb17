import LocCheckDiagnostics
import LocCheckLocales

/// What a message says, apart from how its file spells it.
///
/// A catalog writes `%arg`, `%#@files@` and an `argNum`; the product it compiles to has `%1$lld`,
/// `%1$#@files@` and no `argNum`. Both mean the same: each placeholder reads the argument at its
/// position by its specifier, and each reference chooses among the same forms.
struct MessageMeaning: Hashable {
  /// The parts in order, neighbouring literals joined.
  private(set) var parts: [Part] = []

  /// A part of a message.
  indirect enum Part: Hashable {
    /// Text that is shown as it is, by its bytes.
    case literal(MessageKey)
    /// An argument, by its position and specifier.
    case argument(position: Int, specifier: String)
    /// The choice among forms by the argument at a position.
    case plural(position: Int, forms: [PluralCategory: MessageMeaning])
    /// A reference to a variable that there is not, or that contains itself.
    case unresolved(String)
  }

  /// The number of forms that are read before references are followed no further: forms that refer
  /// to each other grow exponentially.
  private static let formLimit = 500

  /// Reads what a message says.
  ///
  /// A text without placeholders is not formatted where it is shown without arguments, so its per
  /// cent signs stay as they are spelled.
  init(_ message: ShippedMessage) {
    var budget = Self.formLimit
    self.init(message.format.text, of: message, start: 1, own: nil, budget: &budget)
    if message.variables.isEmpty, parts.allSatisfy(\.isLiteral) {
      parts = [.literal(MessageKey(message.format.text))]
    }
  }

  /// Reads what one text of a message says, its first placeholder without a position reading the
  /// argument at `start`.
  private init(
    _ text: String, of message: ShippedMessage, start: Int, own: String?, budget: inout Int
  ) {
    var counter = start
    func position(_ stated: Int?) -> Int {
      if let stated { return stated }
      counter += 1
      return counter - 1
    }
    for piece in FormatString(parsing: text, allowingOwnArgument: own != nil).pieces {
      switch piece {
      case .literal(let literal):
        append(literal)
      case .argument(let placeholder) where placeholder.isOwnArgument:
        parts.append(.argument(position: start, specifier: own ?? ""))
      case .argument(let placeholder):
        parts.append(
          .argument(position: position(placeholder.position), specifier: placeholder.specifier))
      case .variable(let reference):
        let variable = message.variables.first { $0.name.isIdenticalUTF8(to: reference.name) }
        let place = position(reference.position ?? variable?.argument)
        guard let variable, budget > 0 else {
          parts.append(.unresolved(reference.name))
          continue
        }
        var forms: [PluralCategory: MessageMeaning] = [:]
        for form in variable.forms {
          budget -= 1
          forms[form.category] = MessageMeaning(
            form.form.text, of: message, start: place, own: variable.specifier, budget: &budget)
        }
        parts.append(.plural(position: place, forms: forms))
      }
    }
  }

  /// Appends a literal.
  private mutating func append(_ literal: String) {
    if case .literal(let last)? = parts.last {
      parts[parts.count - 1] = .literal(MessageKey(last.text + literal))
    } else {
      parts.append(.literal(MessageKey(literal)))
    }
  }
}

extension MessageMeaning.Part {
  /// Whether the part is text that is shown as it is.
  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }
}
