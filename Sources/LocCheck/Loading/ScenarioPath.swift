/// A path argument of a run: a file, a folder, or a file with a line.
struct ScenarioPath: Hashable {
  /// The path of the file or folder.
  var path: String
  /// The line, from 1; nil for all.
  var line: Int?

  /// Reads an argument: a path, `FILE:LINE`, or `FILE:LINE:COLUMN` as a failure prints it.
  ///
  /// The numbers are a place only where no file has that whole name.
  init(_ argument: String) {
    var path = argument[...]
    var numbers: [Int] = []
    while FileStatus.kind(of: String(path)) == nil, numbers.count < 2,
      let colon = path.lastIndex(of: ":"), let number = Int(path[path.index(after: colon)...]),
      number > 0
    {
      numbers.append(number)
      path = path[..<colon]
    }
    self.path = WorkingDirectory.relative(String(path))
    self.line = numbers.last
  }
}
