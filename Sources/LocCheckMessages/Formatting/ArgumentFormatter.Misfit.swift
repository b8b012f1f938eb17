extension ArgumentFormatter {
  /// Why an argument does not fit its placeholder.
  enum Misfit: Error, Hashable {
    /// There is no argument at this position.
    case missing(position: Int)
    /// The argument is of another class than the conversion reads.
    case wrongType(position: Int)
    /// The value does not fit into the bits the conversion reads, and another is shown.
    case truncated(position: Int, shown: String)
  }
}
