import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

extension SourceMessage {
  /// The values that are passed: those of the default value where the key is a name of its own.
  var arguments: [MessageArgument] { defaultValue?.arguments ?? key.arguments }

  /// The note at the place of the message.
  var note: Diagnostic.Note {
    range.map { Diagnostic.Note("'\(api)' hands it over here", at: $0) }
      ?? Diagnostic.Note("'\(api)' hands it over in \(location.path):\(location.line)")
  }
}

extension SkippedText {
  /// The note at the place of the text.
  var note: Diagnostic.Note {
    Diagnostic.Note(api.map { "'\($0)' has it here" } ?? "it stands here", at: range)
  }

  /// Why the text is kept back, as a message says it.
  var explanation: String { "the sources keep it back as '\(reason.rawValue)': \(reason.words)" }
}

extension SkippedText.Reason {
  /// The reason in words.
  fileprivate var words: String {
    switch self {
    case .verbatim: "it is shown as it is"
    case .stringVariable: "it goes into a String first"
    case .stringParameter: "a parameter takes it as a String"
    case .dynamicKey: "the key is known at run time alone"
    case .interpolatedKey: "the key is a plain string with an interpolation"
    case .completedString: "a finished string is used as the key"
    case .preview: "it stands in a preview"
    case .inactiveCode: "it stands in code that is not compiled"
    case .otherTarget: "its code belongs to another target"
    }
  }
}

extension [MessageArgument] {
  /// The types in one line: `Int String`, `?` for one that is not known.
  var types: String {
    isEmpty ? "nothing" : map { $0.type ?? $0.specifier ?? "?" }.joined(separator: " ")
  }

  /// Returns whether the values are of some types, in order.
  func fit(_ types: [ArgumentType]) -> Bool {
    count == types.count && zip(self, types).allSatisfy { $0.fits($1) }
  }
}

extension MessageArgument {
  /// Returns whether the value is of a type.
  ///
  /// Its specifier decides where that is all a compiler wrote, and for types that scenarios have no
  /// word for, such as `CGFloat` and `URL`. A type that needs an annotation is none.
  func fits(_ type: ArgumentType) -> Bool {
    guard let own = self.type else { return untyped == nil && specifier == type.specifier }
    return own == type.rawValue
      || ArgumentType(rawValue: own) == nil && specifier == type.specifier
  }
}

extension [Diagnostic.Note] {
  /// Returns the first few, and how many there are beside them.
  func shortened(to limit: Int = 5) -> [Diagnostic.Note] {
    count > limit ? prefix(limit) + [.init("and \(count - limit) more")] : self
  }
}
