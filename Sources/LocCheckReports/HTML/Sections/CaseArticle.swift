import LocCheckDiagnostics
import LocCheckResults

/// A check with everything that is known about it.
struct CaseArticle {
  /// The check.
  let result: CaseResult
  /// The anchor of the check.
  let anchor: String
  /// The size of the largest text under test, in UTF-8 bytes.
  let textSize: Int

  /// Writes the check.
  func write(to html: inout HTMLWriter) throws {
    let outcome = Outcome(result)
    try html.block(
      "article",
      [
        "class": "case \(outcome.rawValue)", "id": anchor, "data-status": outcome.rawValue,
        "data-locale": LocaleColumn(locale: result.id.locale).value,
        "aria-labelledby": anchor + "-name",
      ]
    ) { html in
      try html.inline("h5", ["id": anchor + "-name"]) { try $0.identity(of: result) }
      try html.markup("\n")
      let text = result.status.diagnostic.map(DiagnosticText.init)
      let comparison = TextComparison(result)
      if let text {
        try html.block("div", ["class": "headline"]) { html in
          try text.writeHeadline(fallbackPlace: result.place, to: &html)
        }
      }
      try comparison.write(textSize: textSize, to: &html)
      try text?.writeFacts(comparison.otherDetails, to: &html)
      try text?.writeAdvice(to: &html)
      try writeAttempts(to: &html)
      try writeTrace(to: &html)
      try FindingList(result: result).write(to: &html)
      try writeProperties(to: &html)
    }
  }

  /// Writes how the check ended before.
  private func writeAttempts(to html: inout HTMLWriter) throws {
    guard !result.attempts.isEmpty else { return }
    try html.block("div", ["class": "attempts"]) { html in
      try html.line("p", ["class": "label"], "Earlier attempts")
      try html.block("ol") { html in
        for attempt in result.attempts {
          try html.block("li") { html in
            try html.text(attempt.word)
            if let diagnostic = attempt.diagnostic {
              try html.text(": ")
              try html.name(diagnostic.message)
            }
          }
        }
      }
    }
  }

  /// Writes the steps from entry point to shown text.
  private func writeTrace(to html: inout HTMLWriter) throws {
    guard !result.trace.isEmpty else { return }
    try html.block("details", ["class": "trace"]) { html in
      try html.line("summary", "Trace")
      try html.block("ol") { html in
        for step in result.trace {
          try html.block("li") { html in
            try html.inline("b") { try $0.shown(step.step) }
            try html.text(" ")
            try html.name(step.what)
            try html.text(" → ")
            try html.name(step.result)
            if let file = step.file {
              try html.text(" ")
              try html.inline("code") { html in
                try html.shown(step.line.map { "\(file):\($0)" } ?? file)
              }
            }
          }
        }
      }
    }
  }

  /// Writes the facts by which checks are sorted.
  private func writeProperties(to html: inout HTMLWriter) throws {
    try html.block("dl", ["class": "properties"]) { html in
      try html.fact("key", result.key)
      try html.fact("table", result.table)
      try html.fact("source", result.source)
      try html.fact("category", result.category)
      if !result.tags.isEmpty { try html.fact("tags", result.tags.joined(separator: ", ")) }
      try html.fact("line", result.knownLine.map(String.init))
      try html.fact("took", ElapsedTime(nanoseconds: result.nanoseconds).description)
    }
  }
}
