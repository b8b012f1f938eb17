import LocCheckDiagnostics

extension ModuleExtraction {
  /// Reports the values of a literal whose specifiers are not known.
  mutating func reportUntyped(
    _ literal: TypedLiteral, of key: MessagePattern, as type: TextType, file: Int
  ) {
    let source = contexts[file].source
    for value in literal.interpolations where !value.isIntentParameter(in: source) {
      let place = range(value.bounds, in: file)
      switch value.specifier(in: type, of: source) {
      case .known: break
      case .unsupported:
        report(.unsupported(value.type ?? "", in: type, key: key, at: place), file: file)
      case .unknown:
        let note = value.untypedPlace.flatMap { id in
          contexts.indices.contains(id.file) ? declaration(at: id) : nil
        }
        report(.unknownType(value.untyped, key: key, at: place, note: note), file: file)
      }
    }
  }

  /// Reports the values of a default value whose specifiers are not known.
  mutating func reportUntypedDefault(_ call: Int, _ position: Int) {
    let place = UseIndex.ArgumentPlace(call: call, position: position)
    for use in index.arguments[place] ?? [] {
      guard let literal = use.value.literal else { continue }
      let pattern = MessagePattern(literal, as: use.type, in: contexts[use.file].source)
      reportUntyped(literal, of: pattern, as: use.type, file: use.file)
    }
  }

  /// Returns the place of what is to be annotated.
  private func declaration(at id: CarrierID) -> SourceRange {
    let bytes = contexts[id.file].source.bytes
    var end = id.offset
    while end < bytes.count, bytes[end].isNamePart { end += 1 }
    return range(id.offset..<end, in: id.file)
  }
}

extension UInt8 {
  /// Whether a byte can stand in a Swift name.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension Diagnostic {
  /// Makes a finding about a value whose type is not known.
  fileprivate static func unknownType(
    _ subject: String?, key: MessagePattern, at range: SourceRange, note: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      "extract.unknown-type", .note,
      "the type of '\(range.text)' is not known, and with it the specifier in '\(key.displayed)'",
      at: range, subject: Subject(key: key.displayed),
      notes: note.map { [Note("declared here without a type", at: $0)] } ?? [],
      help: subject.map { "write the type of \($0)" })
  }

  /// Makes a finding about a value that SwiftUI's texts do not take.
  fileprivate static func unsupported(
    _ type: String, in text: TextType, key: MessagePattern, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "extract.unknown-type", .note,
      "no interpolation of \(text.rawValue) is known for '\(range.text)' of type '\(type)'",
      at: range, subject: Subject(key: key.displayed),
      help: "interpolate a String, a number or a Text, or give a 'format:'")
  }
}
