extension Unicode.Scalar {
  /// Whether a document of XML 1.0 can hold the scalar (section 2.2), as itself or by its number.
  var isXMLCharacter: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
