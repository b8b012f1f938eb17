import LocCheckDiagnostics

extension MessagePattern {
  /// Creates the key that a literal makes: a format where it interpolates, else the text as it is.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - type: The type of the text.
  ///   - source: The file.
  init(_ literal: TypedLiteral, as type: TextType, in source: SourceText) {
    let isFormat = literal.interpolations.contains { !$0.isIntentParameter(in: source) }
    self.init(
      literal.segments.map { segment in
        switch segment {
        case .text(let text): .text(isFormat ? Self.withDoubledSigns(text) : text)
        case .value(let value) where value.isIntentParameter(in: source):
          .text(value.intentPlaceholder(in: source))
        case .value(let value):
          .argument(
            MessageArgument(
              expression: source.text(in: value.bounds), type: value.type,
              specifier: value.specifier(in: type, of: source).specifier, untyped: value.untyped))
        }
      })
  }

  /// Creates the text of a phrase of an App Shortcut, whose values all have names instead of specifiers:
  /// `Open ${applicationName}`.
  init(phrase literal: TypedLiteral, in source: SourceText) {
    self.init(
      literal.segments.map { segment in
        switch segment {
        case .text(let text): .text(text)
        case .value(let value): .text(value.intentPlaceholder(in: source))
        }
      })
  }
}

extension TypedLiteral {
  /// The interpolated values.
  var interpolations: some Sequence<TypedInterpolation> {
    segments.lazy.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// The text, nil where there is an interpolation.
  var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

extension TypedInterpolation {
  /// Whether the value is a parameter of an App Intent, `\(\.$item)`, which has its name in the key.
  func isIntentParameter(in source: SourceText) -> Bool {
    source.text(in: bounds).hasPrefix("\\.$")
  }

  /// Returns what stands in a key for a value that App Intents fill in.
  fileprivate func intentPlaceholder(in source: SourceText) -> String {
    "${\(source.text(in: bounds).drop { "\\.$".contains($0) })}"
  }

  /// Finds the specifier of the value in a text.
  func specifier(in type: TextType, of source: SourceText) -> InterpolationSpecifier {
    let isPlaceholder = source.text(in: max(0, bounds.lowerBound - 14)..<bounds.lowerBound)
      .hasSuffix("(placeholder: ")
    return InterpolationSpecifier(
      self, placeholder: isPlaceholder ? source.text(in: bounds) : nil, in: type)
  }
}
