import LocCheckDiagnostics
import LocCheckResults

extension JSONWriter {
  /// Writes the members that say which check is meant: its identity as one text, and the parts of it.
  mutating func identityMembers(of id: CaseID) {
    member("id", id.description)
    member("file", id.file)
    member("scenario", id.scenario)
    member("locale", id.locale)
    member("key", id.key)
    member("arguments", id.arguments) { argument, writer in
      writer.object { writer in
        writer.member("name", argument.name)
        writer.member("value", argument.value)
      }
    }
    member("check", id.check ?? CaseID.plainCheck)
    member("occurrence", id.occurrence)
  }
}

extension JSONReader {
  /// Reads a member of an identity, and returns whether it is one.
  mutating func takesMember(
    _ name: String, of id: inout CaseID
  ) throws(JSONProblem) -> Bool {
    switch name {
    case "file": id.file = try string()
    case "scenario": id.scenario = try string()
    case "locale": id.locale = try string()
    case "key": id.key = try string()
    case "arguments":
      id.arguments = try array { (reader) throws(JSONProblem) in try reader.argument() }
    case "check":
      let check = try string()
      id.check = check.isIdenticalUTF8(to: CaseID.plainCheck) ? nil : check
    case "occurrence": id.occurrence = try integer(in: 1...Int.max)
    default: return false
    }
    return true
  }

  /// Reads a named value of a row.
  private mutating func argument() throws(JSONProblem) -> CaseID.Value {
    var argument = CaseID.Value("", "")
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "name": argument.name = try reader.string()
      case "value": argument.value = try reader.string()
      default: try reader.skip()
      }
    }
    return argument
  }
}

extension CaseID {
  /// The check word that identities leave out.
  fileprivate static let plainCheck = "is"
}
