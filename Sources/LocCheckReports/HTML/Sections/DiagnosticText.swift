import LocCheckDiagnostics

/// A diagnostic in words.
struct DiagnosticText {
  /// The diagnostic.
  private let diagnostic: Diagnostic

  /// Creates the words of a diagnostic.
  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// Writes message, place and rule.
  ///
  /// - Parameters:
  ///   - fallbackPlace: The place of a diagnostic that has none of its own.
  ///   - html: Where to.
  func writeHeadline(fallbackPlace: String? = nil, to html: inout HTMLWriter) throws {
    try html.inline("bdi", ["class": "message"]) { try $0.shown(diagnostic.message) }
    try html.markup(" <span class=\"place\">")
    if let place = diagnostic.range?.start.description ?? fallbackPlace {
      try html.inline("code") { try $0.shown(place) }
      try html.text(" ")
    }
    try html.inline("code", ["class": "rule"]) { try $0.shown(diagnostic.id.name) }
    try html.markup("</span>\n")
  }

  /// Writes notes and help, if there are any.
  func writeAdvice(to html: inout HTMLWriter) throws {
    if !diagnostic.notes.isEmpty {
      try html.block("ul", ["class": "notes"]) { html in
        for note in diagnostic.notes {
          try html.block("li") { html in
            try html.inline("b", "Note")
            try html.text(": ")
            try html.name(note.message)
            if let place = note.range?.start.description {
              try html.text(" ")
              try html.inline("code") { try $0.shown(place) }
            }
          }
        }
      }
    }
    if let help = diagnostic.help {
      try html.block("p", ["class": "help"]) { html in
        try html.inline("b", "Help")
        try html.text(": ")
        try html.name(help)
      }
    }
  }

  /// Writes labelled facts of the diagnostic, if there are any.
  func writeFacts(_ details: [Diagnostic.Detail], to html: inout HTMLWriter) throws {
    guard !details.isEmpty else { return }
    try html.block("dl", ["class": "facts"]) { html in
      for detail in details { try html.fact(detail.label, detail.text) }
    }
  }
}
