import LocCheckCommandLine

extension ParsedArguments {
  /// Refuses options about findings that ask for two things at once.
  func refuseContradictions(_ writer: ResultWriter) throws(UsageError) {
    let isForGitHub = try self[Options.github]
    if try self[Options.xcode], isForGitHub {
      throw error("expected one form, found '--xcode' and '--github'", about: Options.xcode)
    }
    if let path = writer.sharedDestination {
      let place = path == "-" ? "standard output" : "'\(path)'"
      throw error("another document goes to \(place)", about: Options.sarif)
    }
  }
}
