import LocCheck
import LocCheckCommandLine

/// The places that a command writes to, held against each other and against what it reads.
struct OutputPlaces {
  /// The paths of the outputs, `-` for standard output.
  let outputs: [String]
  /// The paths of the reports, plans and lists that are read.
  let inputs: [String]

  /// Refuses what would be lost: of two outputs in one place one, and an input in whose place an output goes.
  ///
  /// - Throws: ``UsageError`` about the option that names most outputs' places.
  func check<Value>(
    _ arguments: ParsedArguments, about option: Option<Value>
  ) throws(UsageError) {
    var taken: Set<OutputPath> = []
    let read = Set(inputs.map(OutputPath.init))
    var isPrinted = false
    for path in outputs {
      if path == "-" {
        guard !isPrinted else {
          throw arguments.error("two reports would go to standard output", about: option)
        }
        isPrinted = true
        continue
      }
      let place = OutputPath(path)
      if let kind = InputNames.kind(of: place.name) {
        throw arguments.error(
          "'\(path)' leads elsewhere: expected a file that may be replaced, not \(kind)",
          about: option)
      }
      guard !read.contains(place) else {
        throw arguments.error(
          "'\(path)' is read too, and would be replaced: expected another file", about: option)
      }
      guard FileStatus.kind(of: path) == .other || taken.insert(place).inserted else {
        throw arguments.error("two reports would go to '\(path)'", about: option)
      }
    }
  }
}
