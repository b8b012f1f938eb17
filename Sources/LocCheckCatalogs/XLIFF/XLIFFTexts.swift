import LocCheckDiagnostics
import LocCheckLocales

/// The texts of one message in one language of an export, each variation once.
struct XLIFFTexts {
  /// The texts in file order.
  private(set) var all: [Text] = []
  /// The positions of the texts by variation.
  private var positions: [XLIFFUnitID.Variation: Int] = [:]

  /// One text.
  struct Text {
    /// Which text of the message it is.
    var variation: XLIFFUnitID.Variation
    /// The text as the export spells it.
    var text: String
    /// The state of the translation.
    var state: TranslationState
    /// The offsets of the text.
    var bounds: Range<Int>
    /// The offsets of the unit's start tag.
    var tagBounds: Range<Int>
  }

  /// Adds a text, in the place of one for the same variation.
  mutating func add(_ text: Text) {
    if let position = positions[text.variation] {
      all[position] = text
    } else {
      positions[text.variation] = all.count
      all.append(text)
    }
  }

  /// The text for a variation, nil where there is none.
  subscript(variation: XLIFFUnitID.Variation) -> Text? { positions[variation].map { all[$0] } }
}

extension XLIFFUnit {
  /// The text of the source language; nil where the unit has none of its own.
  ///
  /// For a variation the source language does not have, Xcode writes the id in place of a text.
  var sourceText: XLIFFTexts.Text? {
    guard let source, id.variation == .base || !source.text.isIdenticalUTF8(to: spelling) else {
      return nil
    }
    return XLIFFTexts.Text(
      variation: id.variation, text: source.text, state: .translated, bounds: source.bounds,
      tagBounds: tagBounds)
  }

  /// The text of the target language, nil where there is no translation.
  var targetText: XLIFFTexts.Text? {
    target.map {
      XLIFFTexts.Text(
        variation: id.variation, text: $0.text, state: state, bounds: $0.bounds,
        tagBounds: tagBounds)
    }
  }
}
