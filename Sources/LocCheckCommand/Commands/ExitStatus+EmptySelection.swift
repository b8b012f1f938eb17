import LocCheck

extension ExitStatus {
  /// Returns the status of a command that selected nothing, and says so where that is not allowed.
  static func ofEmptySelection(allowed: Bool, _ streams: StandardStreams) -> ExitStatus {
    if allowed { return .success }
    streams.writeError("loccheck: error: nothing was selected\n")
    return .nothingSelected
  }
}
