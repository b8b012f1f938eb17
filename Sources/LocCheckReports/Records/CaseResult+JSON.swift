import LocCheckResults

extension JSONWriter {
  /// Writes everything there is to say about a check, on one line.
  mutating func result(_ result: CaseResult) {
    object { writer in
      writer.identityMembers(of: result.id)
      writer.member("line", result.line)
      if result.knownPlace != .line { writer.member("knownPlace", result.knownPlace.rawValue) }
      writer.member("position", result.position)
      writer.statusMembers(of: result.status)
      if !result.attempts.isEmpty {
        writer.member("attempts", result.attempts) { status, writer in
          writer.object { $0.statusMembers(of: status) }
        }
      }
      writer.member("expected", result.expected)
      writer.member("actual", result.actual)
      writer.member("source", result.source)
      writer.member("category", result.category)
      writer.member("lookedUpKey", result.key)
      writer.member("table", result.table)
      writer.member("tags", result.tags) { $1.string($0) }
      writer.durationMembers(of: result.nanoseconds)
      writer.member("trace", result.trace) { $1.step($0) }
      writer.member("findings", result.findings) { $1.finding($0) }
      if !result.missing.isEmpty {
        writer.member("missing", result.missing) { $1.string($0.digits) }
      }
    }
  }
}

extension JSONReader {
  /// Reads what there is to say about a check.
  mutating func result(sources: inout SourcePool) throws(JSONProblem) -> CaseResult {
    var result = CaseResult(id: CaseID(file: "", scenario: ""), line: 1, status: .passed)
    var status = StatusRecord()
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "line": result.line = try reader.lineNumber()
      case "knownPlace":
        result.knownPlace = CaseResult.KnownPlace(rawValue: try reader.string()) ?? .line
      case "position": result.position = try reader.integer(in: 0...Int.max)
      case "attempts":
        result.attempts = try reader.array { (reader) throws(JSONProblem) in
          try reader.status(sources: &sources)
        }
      case "expected": result.expected = try reader.string()
      case "actual": result.actual = try reader.string()
      case "source": result.source = try reader.string()
      case "category": result.category = try reader.string()
      case "lookedUpKey": result.key = try reader.string()
      case "table": result.table = try reader.string()
      case "tags":
        result.tags = try reader.array { (reader) throws(JSONProblem) in try reader.string() }
      case "nanoseconds": result.nanoseconds = try reader.duration()
      case "trace":
        result.trace = try reader.array { (reader) throws(JSONProblem) in try reader.step() }
      case "findings":
        result.findings = try reader.array { (reader) throws(JSONProblem) in
          try reader.finding(sources: &sources)
        }
      case "missing": result.missing = try reader.checkDigests()
      default:
        if try reader.takesMember(name, of: &status, sources: &sources) { return }
        if try reader.takesMember(name, of: &result.id) { return }
        try reader.skip()
      }
    }
    result.status = status.value
    return result
  }

  /// Reads what checks are known again by; what is no digest is of no check.
  mutating func checkDigests() throws(JSONProblem) -> [CheckDigest] {
    try array { (reader) throws(JSONProblem) in try reader.string() }.compactMap(CheckDigest.init)
  }
}
