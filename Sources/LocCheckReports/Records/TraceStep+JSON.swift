import LocCheckResults

extension JSONWriter {
  /// Writes a step from an entry point to a text.
  mutating func step(_ step: TraceStep) {
    object { writer in
      writer.member("step", step.step)
      writer.member("what", step.what)
      writer.member("result", step.result)
      writer.member("file", step.file)
      writer.member("line", step.line)
    }
  }
}

extension JSONReader {
  /// Reads a step from an entry point to a text.
  mutating func step() throws(JSONProblem) -> TraceStep {
    var step = TraceStep(step: "", what: "", result: "")
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "step": step.step = try reader.string()
      case "what": step.what = try reader.string()
      case "result": step.result = try reader.string()
      case "file": step.file = try reader.string()
      case "line": step.line = try reader.lineNumber()
      default: try reader.skip()
      }
    }
    return step
  }
}
