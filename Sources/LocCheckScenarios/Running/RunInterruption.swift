/// Whether the run that a check belongs to is to end early.
///
/// It is no cancellation of tasks: that takes a thread to be told, and all may be busy with checks that take long.
enum RunInterruption {
  /// Returns whether the run is to end.
  @TaskLocal static var isRequested: @Sendable () -> Bool = { false }
}
