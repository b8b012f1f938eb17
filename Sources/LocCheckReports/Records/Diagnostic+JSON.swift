import LocCheckDiagnostics

extension JSONWriter {
  /// Writes something that was noticed.
  mutating func finding(_ diagnostic: Diagnostic) {
    object { writer in
      writer.member("rule", diagnostic.id.name)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("message", diagnostic.message)
      if let range = diagnostic.range { writer.placeMembers(of: range) }
      writer.member("key", diagnostic.subject?.key)
      writer.member("locale", diagnostic.subject?.locale)
      writer.member("variant", diagnostic.subject?.variant)
      if !diagnostic.details.isEmpty {
        writer.member("details", diagnostic.details) { detail, writer in
          writer.object { writer in
            writer.member("label", detail.label)
            writer.member("text", detail.text)
          }
        }
      }
      if !diagnostic.notes.isEmpty {
        writer.member("notes", diagnostic.notes) { note, writer in
          writer.object { writer in
            writer.member("message", note.message)
            if let range = note.range { writer.placeMembers(of: range) }
          }
        }
      }
      writer.member("help", diagnostic.help)
      writer.member("transcript", diagnostic.transcript)
    }
  }
}

extension JSONReader {
  /// Reads something that was noticed.
  mutating func finding(sources: inout SourcePool) throws(JSONProblem) -> Diagnostic {
    var diagnostic = Diagnostic("", .error, "")
    var subject = Diagnostic.Subject()
    var place = PlaceRecord()
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "rule": diagnostic.id = Diagnostic.ID(try reader.string())
      case "severity":
        diagnostic.severity = Diagnostic.Severity(rawValue: try reader.string()) ?? .error
      case "message": diagnostic.message = try reader.string()
      case "key": subject.key = try reader.string()
      case "locale": subject.locale = try reader.string()
      case "variant": subject.variant = try reader.string()
      case "details":
        diagnostic.details = try reader.array { (reader) throws(JSONProblem) in
          try reader.detail()
        }
      case "notes":
        diagnostic.notes = try reader.array { (reader) throws(JSONProblem) in
          try reader.note(sources: &sources)
        }
      case "help": diagnostic.help = try reader.string()
      case "transcript": diagnostic.transcript = try reader.string()
      default: if try !reader.takesMember(name, of: &place) { try reader.skip() }
      }
    }
    diagnostic.range = place.range(in: &sources)
    diagnostic.subject = subject == Diagnostic.Subject() ? nil : subject
    return diagnostic
  }

  /// Reads a labelled fact.
  private mutating func detail() throws(JSONProblem) -> Diagnostic.Detail {
    var detail = Diagnostic.Detail("", "")
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "label": detail.label = try reader.string()
      case "text": detail.text = try reader.string()
      default: try reader.skip()
      }
    }
    return detail
  }

  /// Reads a further place.
  private mutating func note(sources: inout SourcePool) throws(JSONProblem) -> Diagnostic.Note {
    var note = Diagnostic.Note("")
    var place = PlaceRecord()
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "message": note.message = try reader.string()
      default: if try !reader.takesMember(name, of: &place) { try reader.skip() }
      }
    }
    note.range = place.range(in: &sources)
    return note
  }
}
