import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

/// A scenario file in which `⟦…⟧` mark where diagnostics are due.
///
/// `◦` stands for a letter that one reading writes as a single byte and the other as many, so that
/// offsets counted in anything but bytes show.
struct MarkedScenario {
  /// The file without its marks.
  let source: SourceText
  /// The marked stretches in order of their beginnings.
  let marks: [Range<Int>]

  /// The number of lines put before the text.
  let linesBefore: Int
  /// What `◦` stands for.
  let letter: String

  /// Takes the marks out of a text.
  init(_ marked: String, letter: String = "x", lineEnd: String = "\n", prefix: String = "") {
    var text = prefix
    var open: [Int] = []
    var marks: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": open.append(text.utf8.count)
      case "⟧": marks.append((open.popLast() ?? 0)..<text.utf8.count)
      case "◦": text += letter
      case "\n": text += lineEnd
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.source = SourceText(path: "a.loccheck", text: text)
    self.letter = letter
    self.linesBefore = prefix.utf8.count { $0 == UInt8(ascii: "\n") }
    self.marks = marks.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The forms in which a marked text is read: plain, and with everything that can shift offsets.
  static func forms(of marked: String) -> [MarkedScenario] {
    [
      MarkedScenario(marked),
      MarkedScenario(marked, letter: "語é👩‍🚀", lineEnd: "\r\n", prefix: "\u{FEFF}# הערה 語\r\n"),
    ]
  }

  /// Returns all diagnostics of the file in source order, and its suite.
  func bound() -> Diagnosed<ScenarioSuite> {
    let document = ScenarioParser.document(from: source)
    let suite = SuiteBinder.suite(from: document.value, path: source.path)
    return Diagnosed(suite.value, (document.diagnostics + suite.diagnostics).inSourceOrder)
  }
}

/// Expects diagnostics with their ids at the marks of a text, in order, and no others.
///
/// In a message `◦` is the letter, and `‹3›` the number of the text's third line.
func expectDiagnostics(
  _ marked: String, _ expected: [String],
  at location: Testing.SourceLocation = #_sourceLocation
) {
  for form in MarkedScenario.forms(of: marked) {
    let diagnostics = form.bound().diagnostics
    let wanted = expected.map { message in
      message.replacing("◦", with: form.letter).replacing(/‹([0-9]+)›/) { match in
        String((Int(match.1) ?? 0) + form.linesBefore)
      }
    }
    #expect(diagnostics.map { "\($0.message) [\($0.id)]" } == wanted, sourceLocation: location)
    #expect(diagnostics.map { $0.range?.bounds } == form.marks, sourceLocation: location)
  }
}

/// Returns the suite of a text that must have no diagnostics.
func cleanSuite(
  _ text: String, at location: Testing.SourceLocation = #_sourceLocation
) -> ScenarioSuite {
  let bound = MarkedScenario(text).bound()
  #expect(bound.diagnostics.map(\.message) == [], sourceLocation: location)
  return bound.value
}

/// Returns the only scenario of a text that must have no diagnostics, `format: 1` put before it.
func cleanScenario(
  _ text: String, at location: Testing.SourceLocation = #_sourceLocation
) throws -> Scenario {
  let suite = cleanSuite("format: 1\n" + text, at: location)
  #expect(suite.scenarios.count == 1, sourceLocation: location)
  return try #require(suite.scenarios.first, sourceLocation: location)
}
