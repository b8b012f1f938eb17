extension UnsafeRawBufferPointer {
  /// Returns whether the bytes are those of a word.
  @inline(__always)
  func isEqual(to word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<count where self[offset] != word.utf8Start[offset] { return false }
    return true
  }
}
