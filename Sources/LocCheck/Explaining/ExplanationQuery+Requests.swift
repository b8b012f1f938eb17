import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckMessages

extension ExplanationQuery {
  /// Returns the look-up that an entry point makes, nil for one that looks nothing up.
  func request(from entryPoint: EntryPoint) -> LookupRequest? {
    switch entryPoint {
    case .localized:
      request(from: entryPoint, defaultValue: defaultValue, isMarkdown: true)
    case .nslocalized:
      request(from: entryPoint, defaultValue: defaultValue, isMarkdown: false)
    case .key:
      // A SwiftUI key has no arguments but those its own specifiers stand for.
      request(
        from: entryPoint, arguments: key.hasSpecifiers ? arguments : [], isMarkdown: true)
    case .keyVariable:
      request(
        from: entryPoint, key: MessageKey(completedKey), arguments: [], isMarkdown: true)
    case .verbatim, .text: nil
    }
  }

  /// Makes a look-up in the table and bundle of the question.
  private func request(
    from entryPoint: EntryPoint, key: MessageKey? = nil, defaultValue: String? = nil,
    arguments: [Argument]? = nil, isMarkdown: Bool
  ) -> LookupRequest {
    let arguments = arguments ?? self.arguments
    return LookupRequest(
      entryPoint: entryPoint, key: key ?? self.key, defaultValue: defaultValue,
      arguments: arguments, isFormatted: !arguments.isEmpty, isMarkdown: isMarkdown,
      table: table, bundle: bundle)
  }

  /// Returns a note about arguments that an entry point has no place for.
  func lostArguments(from entryPoint: EntryPoint) -> [Diagnostic] {
    switch entryPoint {
    case .key, .keyVariable, .verbatim:
      arguments.isEmpty || key.hasSpecifiers ? [] : [.noPlaceForArguments]
    case .localized, .nslocalized, .text: []
    }
  }

  /// The key with the values in the places of its specifiers, as Swift's own interpolation makes a
  /// string before anything is looked up.
  var completedKey: String {
    guard !arguments.isEmpty, key.hasSpecifiers else { return key.text }
    var next = 0
    return FormatString(parsing: key.text).pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .variable(let reference): return reference.text
      case .argument(let placeholder):
        let place = placeholder.position.map { $0 - 1 } ?? next
        next += 1
        return arguments.indices.contains(place) ? arguments[place].bareText : placeholder.text
      }
    }.joined()
  }
}

extension MessageKey {
  /// Whether the key has places for arguments.
  var hasSpecifiers: Bool {
    FormatString(parsing: text).pieces.contains { piece in
      if case .argument = piece { true } else { false }
    }
  }
}

extension Diagnostic {
  /// The note about arguments that nothing in the key stands for.
  fileprivate static let noPlaceForArguments = Diagnostic(
    "explain.lost-arguments", .note,
    "the key has no specifiers, so no argument reaches the text this way")
}
