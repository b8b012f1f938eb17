/// A path argument of a run: a file, a folder, or a file with a line.
struct ScenarioPath: Hashable {
  /// The path of the file or folder.
  var path: String
  /// The line, from 1; nil for all.
  var line: Int?

  /// Reads an argument; `FILE:LINE` is a line only where no file has that whole name.
  init(_ argument: String) {
    if FileReader.kind(of: argument) == nil, let colon = argument.lastIndex(of: ":"),
      let line = Int(argument[argument.index(after: colon)...]), line > 0
    {
      self.path = RelativePath.normalized(String(argument[..<colon]))
      self.line = line
    } else {
      self.path = RelativePath.normalized(argument)
      self.line = nil
    }
  }
}
