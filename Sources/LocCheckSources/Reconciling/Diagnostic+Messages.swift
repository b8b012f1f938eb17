import LocCheckDiagnostics

extension Diagnostic {
  /// The number of further places that a finding lists one by one.
  private static let listedPlaces = 4

  /// Creates a finding about messages of one cause: at the first of them, the others in notes.
  ///
  /// - Precondition: There is a message.
  init(
    _ id: ID, _ severity: Severity, _ message: String, at messages: [SourceMessage],
    notes: [Note] = [], help: String? = nil
  ) {
    let first = messages[0]
    self.init(
      id, severity, message, at: first.range, subject: Subject(key: first.key.displayed),
      details: first.range == nil ? [Detail("where", first.location.description)] : [],
      notes: notes + Self.notes(on: messages), help: help)
  }

  /// Returns notes on the places of all messages but the first; a place that the scanner and the
  /// compiler both report counts once.
  private static func notes(on messages: [SourceMessage]) -> [Note] {
    var known: Set<SourceLocation> = [messages[0].location]
    let others = messages.filter { known.insert($0.location).inserted }
    let notes = others.prefix(listedPlaces).map { $0.note("also here") }
    guard others.count > listedPlaces else { return notes }
    return notes + [Note("and in \(others.count - listedPlaces) more places")]
  }

  /// Creates a finding about messages that disagree: at the first of them, a note on each other.
  ///
  /// - Parameter variants: The messages that differ from one another, each with what it says.
  static func conflict(
    _ id: ID, _ severity: Severity, _ message: String,
    between variants: [(message: SourceMessage, text: String)], help: String
  ) -> Diagnostic {
    let others = variants.dropFirst()
    var notes = others.prefix(listedPlaces).map { $0.message.note("here it is \($0.text.quoted)") }
    if others.count > listedPlaces {
      notes.append(Note("and \(others.count - listedPlaces) more"))
    }
    return Diagnostic(
      id, severity, message, at: [variants[0].message], notes: notes, help: help)
  }
}

extension SourceMessage {
  /// Returns a note on the place of the message.
  fileprivate func note(_ text: String) -> Diagnostic.Note {
    if let range { return Diagnostic.Note(text, at: range) }
    return Diagnostic.Note("\(text): \(location)")
  }
}
