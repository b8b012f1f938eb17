import LocCheckDiagnostics

extension [String] {
  /// How many checks these identities are of, in words.
  var countOfChecks: String { count == 1 ? "one check" : "\(count) checks" }

  /// The verb to the count, in the present.
  var verb: String { count == 1 ? "is" : "are" }

  /// The verb to the count, in the past.
  var pastVerb: String { count == 1 ? "was" : "were" }

  /// The first of these identities, one a note.
  var notes: [Diagnostic.Note] {
    map { Diagnostic.Note(VisibleText.escaped($0)) }.shortened(to: 20)
  }
}
