/// The direction in which a script is written.
public enum TextDirection: Sendable, Hashable {
  /// From left to right, as Latin is.
  case leftToRight
  /// From right to left, as Arabic and Hebrew are.
  case rightToLeft
}

extension LocaleTag {
  /// The direction of the language's script; for a language with several, of the likely one.
  public var direction: TextDirection {
    ICU.isRightToLeft(icuIdentifier) ? .rightToLeft : .leftToRight
  }
}

extension Unicode.Scalar {
  /// The direction the scalar gives to what stands around it, nil for one that gives none.
  ///
  /// Arabic digits count as right to left, although UAX #9 calls them weak: they make a run of
  /// their own in left-to-right text.
  var strongDirection: TextDirection? { ICU.strongDirection(of: self) }
}
