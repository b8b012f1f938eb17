/// An object or array whose members are being read.
package struct JSONContainer {
  /// The two kinds of container.
  package enum Kind {
    /// Members with names, members without.
    case object, array
  }

  /// Whether it is an object or an array.
  var kind: Kind
  /// The offset of its opening bracket.
  package var opening: Int
  /// Whether no member has been read yet.
  var isFirst = true

  /// The bracket that ends the container.
  var closingByte: UInt8 { kind == .object ? JSONByte.closingBrace : JSONByte.closingBracket }
}
