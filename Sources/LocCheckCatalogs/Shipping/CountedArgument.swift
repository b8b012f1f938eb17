import LocCheckLocales

/// The argument a plain plural counts: the first number of its texts, else of its key.
struct CountedArgument: Hashable {
  /// The position of the argument, from 1.
  var position: Int
  /// Its specifier without the per cent sign.
  var specifier: String

  /// Finds the argument that the forms of a plural count.
  ///
  /// `other` is asked first: a form for one thing often spells the number out. A plural without any
  /// number counts its first argument, as an integer.
  init(forms: [Localization.PluralForm], key: MessageKey) {
    let ordered = forms.filter { $0.category == .other } + forms.filter { $0.category != .other }
    for text in ordered.lazy.map(\.unit.value) + [key.text] {
      guard let argument = Self(firstNumberIn: text) else { continue }
      self = argument
      return
    }
    self.init(position: 1, specifier: "lld")
  }

  /// Creates a counted argument.
  init(position: Int, specifier: String) {
    self.position = position
    self.specifier = specifier
  }

  /// Finds the first number a format prints, nil where it prints none.
  private init?(firstNumberIn text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let pieces = FormatString(parsing: text, allowingOwnArgument: true).pieces
    var position = 0
    for case .argument(let placeholder) in pieces where !placeholder.isOwnArgument {
      position += 1
      switch placeholder.expectation {
      case .integer, .floating: break
      case .object, .character, .bytes, .pointer, .nothing: continue
      }
      self.init(position: placeholder.position ?? position, specifier: placeholder.specifier)
      return
    }
    return nil
  }
}
