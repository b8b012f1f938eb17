extension VisibleText {
  /// Returns the name of a control character, nil where it has none or is no control character.
  ///
  /// The first `control` alias of `NameAliases.txt` in Unicode 16.0, which the standard library's scalar
  /// properties leave out; the characters themselves have no names.
  static func controlName(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0...0x1F: lowControlNames[Int(scalar.value)]
    case 0x7F: "DELETE"
    case 0x85: "NEXT LINE"
    default: nil
    }
  }

  /// The names of U+0000 to U+001F.
  private static let lowControlNames = [
    "NULL", "START OF HEADING", "START OF TEXT", "END OF TEXT", "END OF TRANSMISSION", "ENQUIRY",
    "ACKNOWLEDGE", "ALERT", "BACKSPACE", "CHARACTER TABULATION", "LINE FEED", "LINE TABULATION",
    "FORM FEED", "CARRIAGE RETURN", "SHIFT OUT", "SHIFT IN", "DATA LINK ESCAPE",
    "DEVICE CONTROL ONE", "DEVICE CONTROL TWO", "DEVICE CONTROL THREE", "DEVICE CONTROL FOUR",
    "NEGATIVE ACKNOWLEDGE", "SYNCHRONOUS IDLE", "END OF TRANSMISSION BLOCK", "CANCEL",
    "END OF MEDIUM", "SUBSTITUTE", "ESCAPE", "INFORMATION SEPARATOR FOUR",
    "INFORMATION SEPARATOR THREE", "INFORMATION SEPARATOR TWO", "INFORMATION SEPARATOR ONE",
  ]
}
