/// One step of the way from an entry point to a shown text.
public struct TraceStep: Sendable, Hashable {
  /// The kind of step in one word, such as `entry`, `table` or `plural`.
  public var step: String
  /// What the step was about.
  public var what: String
  /// What came out of it.
  public var result: String
  /// The file it concerns.
  public var file: String?
  /// The line in that file, from 1.
  public var line: Int?

  /// Creates a step.
  public init(step: String, what: String, result: String, file: String? = nil, line: Int? = nil) {
    self.step = step
    self.what = what
    self.result = result
    self.file = file
    self.line = line
  }
}
