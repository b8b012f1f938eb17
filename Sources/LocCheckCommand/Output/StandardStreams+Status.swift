import LocCheck

extension StandardStreams {
  /// Returns the status of a command, or says what was lost where standard output did not take all;
  /// a reader who has had enough has lost nothing.
  func status(_ status: ExitStatus) -> ExitStatus {
    guard let error = outputError, !isReaderGone else { return status }
    writeError(error)
    return .trouble
  }
}
