/// The style of the page, in the parts it is written in.
///
/// Literals, so that the page can hold them as they are. Colours come from custom properties alone, each of
/// which has a value for light and one for dark surroundings, with at least the contrast of WCAG 2.2 AA.
enum Stylesheet {
  /// All parts, in the order of the cascade.
  static let parts: [StaticString] = [
    palette, page, summary, table, controls, results, texts, media,
  ]
}
