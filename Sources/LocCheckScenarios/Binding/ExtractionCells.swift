import LocCheckCatalogs
import LocCheckDiagnostics

/// The cells of one extraction row that say something.
struct ExtractionCells {
  /// The context of the file.
  let context: BindingContext
  /// The cells by their columns, with the lines that continue them.
  let texts: [ExtractionTableBinder.Column: [Range<Int>]]

  /// What a cell says.
  enum Reading<Value> {
    /// Nothing.
    case nothing
    /// Something that cannot be read, and has been reported.
    case unreadable
    /// A value.
    case value(Value)

    /// Creates the reading of a cell that says something.
    init(_ value: Value?) { self = value.map { .value($0) } ?? .unreadable }

    /// The value, nil where there is none.
    var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }

    /// Whether the cell has no error.
    var isReadable: Bool {
      if case .unreadable = self { false } else { true }
    }
  }

  /// Returns the text of a column.
  func text(_ column: ExtractionTableBinder.Column) -> Reading<String> {
    guard let stretches = texts[column] else { return .nothing }
    return Reading(context.template(stretches, .plain, [])?.literal)
  }

  /// Returns the word of a column.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ column: ExtractionTableBinder.Column, of what: String, _ choices: Choice.Type
  ) -> Reading<Choice> {
    guard let bounds = texts[column]?.first else { return .nothing }
    return Reading(context.choice(bounds, of: what, among: choices.allCases))
  }

  /// Returns the types of placeholders.
  func types() -> Reading<[ArgumentType]> {
    guard let bounds = texts[.arguments]?.first else { return .nothing }
    let words = context.bytes.words(in: bounds)
    let types = words.compactMap { ArgumentsBinder(context: context).type($0) }
    return Reading(types.count == words.count ? types : nil)
  }

  /// Returns a file, and the line after its last colon.
  func place() -> Reading<ExtractionRow.Place> {
    guard let bounds = texts[.place]?.first else { return .nothing }
    guard let colon = context.bytes[bounds].lastIndex(of: ASCII.colon) else {
      return Reading(context.literal(bounds).map { ExtractionRow.Place(file: $0, line: nil) })
    }
    let number = context.text(in: colon + 1..<bounds.upperBound)
    guard let line = Int(number), line > 0, colon > bounds.lowerBound else {
      context.report(.malformedPlace(at: context.range(bounds)))
      return .unreadable
    }
    return Reading(
      context.literal(bounds.lowerBound..<colon).map { ExtractionRow.Place(file: $0, line: line) })
  }
}

extension Diagnostic {
  /// A place of another form.
  fileprivate static func malformedPlace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.malformed-place", .error,
      "expected a file, or a file and a line like 'ContentView.swift:12', found "
        + range.text.quoted, at: range)
  }
}
