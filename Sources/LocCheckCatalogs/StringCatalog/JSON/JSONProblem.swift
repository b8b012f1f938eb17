package import LocCheckDiagnostics

/// A violation of the JSON grammar (RFC 8259) at a place in the text.
///
/// The scanner records those it can read past and throws those it cannot.
package struct JSONProblem: Error, Hashable {
  /// What is wrong.
  package var kind: Kind
  /// The bytes that are wrong.
  package var bounds: Range<Int>

  /// The ways a text can violate the grammar.
  package enum Kind: Hashable {
    /// Something else was expected.
    case unexpected(expected: String)
    /// The file ends inside the container that opens at an offset.
    case endOfFile(opening: Int?)
    /// A string does not end on its line.
    case unterminatedString
    /// A control character stands in a string as it is.
    case controlCharacter(UInt8)
    /// A backslash introduces nothing.
    case invalidEscape
    /// Half of a surrogate pair stands alone.
    case loneSurrogate
    /// A string is not UTF-8.
    case invalidUTF8(UInt8)
    /// Two members have no comma between them.
    case missingComma
    /// A comma has no member before or after it.
    case strayComma
    /// Containers are nested too deep.
    case tooDeep(limit: Int)
  }

  /// Whether the text ended too early.
  package var isEndOfFile: Bool {
    if case .endOfFile = kind { true } else { false }
  }
}

extension JSONProblem {
  /// Returns the problem as a diagnostic of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - content: What the file holds, which ids begin with: `catalog`.
  package func diagnostic(in source: SourceText, of content: String = "catalog") -> Diagnostic {
    Diagnostic(
      Diagnostic.ID("\(content).\(rule)"), .error, message(in: source, of: content),
      at: source.range(bounds), notes: notes(in: source))
  }

  /// The name of the rule.
  private var rule: String {
    switch kind {
    case .unexpected, .unterminatedString, .missingComma, .strayComma, .tooDeep: "syntax"
    case .endOfFile: "truncated"
    case .controlCharacter: "control-character"
    case .invalidEscape: "invalid-escape"
    case .loneSurrogate: "lone-surrogate"
    case .invalidUTF8: "invalid-utf8"
    }
  }

  /// The message, with what was found instead.
  private func message(in source: SourceText, of content: String) -> String {
    switch kind {
    case .unexpected(let expected): "expected \(expected), found \(found(in: source))"
    case .endOfFile: "the file ends before the \(content) does"
    case .unterminatedString: "string does not end on its line: expected '\"'"
    case .controlCharacter(let byte):
      "\(VisibleText.name(of: Unicode.Scalar(byte))) in a string: expected an escape"
    case .invalidEscape: "'\(source.text(in: bounds))' is no escape"
    case .loneSurrogate: "'\(source.text(in: bounds))' is half of a surrogate pair"
    case .invalidUTF8(let byte): "\(Self.name(ofByte: byte)) is not UTF-8"
    case .missingComma: "expected ',' before \(found(in: source))"
    case .strayComma: "unexpected ',' without a member"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    }
  }

  /// The place where the unfinished container opens.
  private func notes(in source: SourceText) -> [Diagnostic.Note] {
    guard case .endOfFile(let opening?) = kind else { return [] }
    return [Diagnostic.Note("never closed", at: source.range(opening..<opening + 1))]
  }

  /// What stands at the place, in words.
  private func found(in source: SourceText) -> String {
    guard let byte = source.bytes.dropFirst(bounds.lowerBound).first else {
      return "the end of the file"
    }
    let text = source.text(in: bounds)
    guard byte < 0x80 || !text.unicodeScalars.contains("\u{FFFD}") else {
      return Self.name(ofByte: byte)
    }
    return text.quoted
  }

  /// The name of a byte that is no character.
  private static func name(ofByte byte: UInt8) -> String {
    "byte 0x\(String(byte, radix: 16, uppercase: true))"
  }
}
