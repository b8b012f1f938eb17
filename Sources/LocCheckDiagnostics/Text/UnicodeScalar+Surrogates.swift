extension Unicode.Scalar {
  /// Creates the scalar that two UTF-16 code units encode; nil where they are no surrogate pair.
  package init?(high: UInt16, low: UInt16) {
    guard UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) else { return nil }
    self.init(0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF)))
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a scalar.
  package mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
