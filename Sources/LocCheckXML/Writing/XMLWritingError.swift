/// What kept a document from being written in full.
public enum XMLWritingError: Error, Sendable {
  /// The sink refused bytes; its own error is attached.
  case sink(any Error)
  /// libxml2 gave up by itself, which it does when memory runs out.
  case library
}
