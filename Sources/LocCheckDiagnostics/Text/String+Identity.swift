extension String {
  /// Returns whether two strings have the same UTF-8 bytes.
  ///
  /// Strings are equal to `==` also where they spell a letter in two ways that Unicode takes for equivalent.
  package func isIdenticalUTF8(to other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (left, right) = (self, other)
    return left.withUTF8 { left in right.withUTF8 { left.elementsEqual($0) } }
  }
}
