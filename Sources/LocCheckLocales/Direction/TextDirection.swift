/// The direction in which a script is written.
public enum TextDirection: Sendable, Hashable {
  /// From left to right, as Latin is.
  case leftToRight
  /// From right to left, as Arabic and Hebrew are.
  case rightToLeft
}

extension LocaleTag {
  /// The direction of the language's script.
  public var direction: TextDirection {
    ICU.isRightToLeft(icuIdentifier) ? .rightToLeft : .leftToRight
  }
}

extension Unicode.Scalar {
  /// The direction the scalar gives to what stands around it, nil for one without a strong direction.
  ///
  /// Arabic digits count as right to left: UAX #9 orders them as such among letters.
  public var strongDirection: TextDirection? { ICU.strongDirection(of: self) }
}
