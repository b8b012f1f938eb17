import LocCheckDiagnostics

extension ModuleExtraction {
  /// Reports components whose callers cannot say whether a text is looked up: two functions that differ
  /// in nothing but the type of an unlabelled text.
  mutating func visitOverloads() {
    var plain: [Signature: [Overload]] = [:]
    var localized: [Signature: Overload] = [:]
    for (file, walk) in walks.enumerated() {
      for place in walk.declarations {
        guard case .function(let function) = place.declaration, function.kind != .subscript,
          let first = function.parameters.first, first.label == nil
        else { continue }
        let signature = Signature(
          owner: place.owner, name: function.name,
          labels: function.parameters.dropFirst().map(\.label))
        let overload = Overload(file: file, parameter: first)
        switch function.textType(of: first) {
        case .string where !function.isDisfavored: plain[signature, default: []].append(overload)
        case .localizedStringKey, .localizedStringResource, .localizationValue:
          localized[signature] = localized[signature] ?? overload
        default: break
        }
      }
    }
    for (signature, overloads) in plain {
      guard let other = localized[signature] else { continue }
      for overload in overloads {
        report(
          .unlabelledOverloads(
            signature.displayed, at: range(overload.parameter.nameBounds, in: overload.file),
            other: range(other.parameter.nameBounds, in: other.file)),
          file: overload.file)
      }
    }
  }

  /// What two overloads share.
  private struct Signature: Hashable {
    /// The type they belong to.
    var owner: String?
    /// The name.
    var name: String
    /// The labels after the first.
    var labels: [String?]

    /// The function as a reader would say it: `Badge.init(_:size:)`.
    var displayed: String {
      let labels = labels.map { ($0 ?? "_") + ":" }.joined()
      return (owner.map { "\($0)." } ?? "") + "\(name)(_:\(labels))"
    }
  }

  /// One of two overloads.
  private struct Overload {
    /// The file.
    var file: Int
    /// The unlabelled text.
    var parameter: Parameter
  }
}

extension FunctionDeclaration {
  /// Whether the compiler takes another overload where it can.
  fileprivate var isDisfavored: Bool { attributes.contains { $0.name == "_disfavoredOverload" } }

  /// Returns the type of text that a parameter takes, nil for another.
  fileprivate func textType(of parameter: Parameter) -> TextType? {
    parameter.type.flatMap { textType(of: $0) }
  }

  /// Returns the type of text that a type is, nil for another.
  private func textType(of type: TypeReference) -> TextType? {
    switch type {
    case .optional(let wrapped), .constrained(let wrapped): return textType(of: wrapped)
    case .named("String", _), .named("Substring", _), .named("StringProtocol", _): return .string
    case .named("String.LocalizationValue", _): return .localizationValue
    case .named(let name, _):
      if let generic = generics.first(where: { $0.name == name }) {
        return generic.constraints.lazy.compactMap { constraint in
          if case .named("StringProtocol", _) = constraint { TextType.string } else { nil }
        }.first
      }
      return TextType(rawValue: name).flatMap { $0.isLocalized ? $0 : nil }
    default: return nil
    }
  }
}

extension Diagnostic {
  /// Makes a finding about two overloads that a call does not tell apart.
  fileprivate static func unlabelledOverloads(
    _ name: String, at range: SourceRange, other: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "extract.unlabelled-overloads", .warning,
      "\(name) takes a String and a localized text unlabelled: a literal becomes the String",
      at: range, notes: [Note("the localized text", at: other)],
      help: "label the String, as in 'verbatim:'")
  }
}
