extension TextEncoding {
  /// Returns a file of UTF-16 or UTF-32 as a UTF-8 source without the byte-order mark.
  func transcoded(_ source: SourceText) -> Diagnosed<SourceText?> {
    var transcoder = Transcoder(encoding: self)
    source.bytes.withUnsafeBytes { bytes in
      transcoder.transcode(UnsafeRawBufferPointer(rebasing: bytes[byteOrderMark.count...]))
    }
    let text = SourceText(path: source.path, bytes: transcoder.text)
    if text.contentStart > 0 {
      // What is U+FEFF in the text would pass for the mark of a UTF-8 file.
      return Diagnosed(nil, [.secondByteOrderMark(at: text.range(0..<text.contentStart))])
    }
    let diagnostics = transcoder.problems.map { $0.diagnostic(in: text, of: self) }
    let isReadable = transcoder.problems.allSatisfy { $0.kind != .noScalar }
    return Diagnosed(isReadable ? text : nil, diagnostics)
  }

  /// Whether the high bytes come first.
  fileprivate var isBigEndian: Bool {
    switch self {
    case .utf16BigEndian, .utf32BigEndian: true
    case .utf8, .utf16LittleEndian, .utf32LittleEndian: false
    }
  }

  /// Whether a code unit has four bytes.
  fileprivate var isUTF32: Bool {
    switch self {
    case .utf32LittleEndian, .utf32BigEndian: true
    case .utf8, .utf16LittleEndian, .utf16BigEndian: false
    }
  }
}

/// Turns code units into UTF-8.
private struct Transcoder {
  /// The encoding of the file.
  let encoding: TextEncoding
  /// The text so far.
  private(set) var text: [UInt8] = []
  /// The first problem of each kind.
  private(set) var problems: [Problem] = []

  /// Creates a transcoder.
  init(encoding: TextEncoding) { self.encoding = encoding }

  /// Appends the text of code units.
  mutating func transcode(_ bytes: UnsafeRawBufferPointer) {
    text.reserveCapacity(bytes.count)
    let width = encoding.isUTF32 ? 4 : 2
    var offset = 0
    while offset + width <= bytes.count {
      let unit = unit(at: offset, in: bytes)
      offset += width
      if let scalar = Unicode.Scalar(unit) {
        append(scalar)
      } else if encoding.isUTF32 {
        append("\u{FFFD}", because: .noScalar, value: unit)
      } else if offset + width <= bytes.count,
        let scalar = Unicode.Scalar(
          high: UInt16(unit), low: UInt16(self.unit(at: offset, in: bytes)))
      {
        offset += width
        append(scalar)
      } else {
        append("\u{FFFD}", because: .loneSurrogate, value: unit)
      }
    }
    if offset < bytes.count { note(.incompleteUnit, at: text.count..<text.count, value: 0) }
  }

  /// Returns the code unit at an offset.
  private func unit(at offset: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
    if encoding.isUTF32 {
      let unit = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      return encoding.isBigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit)
    }
    let unit = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
    return UInt32(encoding.isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit))
  }

  /// Appends a scalar.
  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      text.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      text.append(scalar)
    }
  }

  /// Appends a scalar in the place of a unit that is none, and notes why.
  private mutating func append(
    _ scalar: Unicode.Scalar, because kind: Problem.Kind, value: UInt32
  ) {
    let start = text.count
    append(scalar)
    note(kind, at: start..<text.count, value: value)
  }

  /// Notes the first problem of a kind.
  private mutating func note(_ kind: Problem.Kind, at bounds: Range<Int>, value: UInt32) {
    guard problems.allSatisfy({ $0.kind != kind }) else { return }
    problems.append(Problem(kind: kind, bounds: bounds, value: value))
  }
}

extension Transcoder {
  /// Something in the code units that is no text.
  struct Problem {
    /// The ways code units can be wrong.
    enum Kind {
      /// Half of a surrogate pair, a number that is no scalar, bytes too few for a unit.
      case loneSurrogate, noScalar, incompleteUnit
    }

    /// What is wrong.
    var kind: Kind
    /// The place in the transcoded text.
    var bounds: Range<Int>
    /// The code unit.
    var value: UInt32

    /// Returns the diagnostic.
    func diagnostic(in text: SourceText, of encoding: TextEncoding) -> Diagnostic {
      let place = text.range(bounds)
      let unit = "0x" + String(value, radix: 16, uppercase: true)
      return switch kind {
      case .loneSurrogate:
        Diagnostic(
          "encoding.lone-surrogate", .error,
          "\(unit) is half of a surrogate pair: expected the other half beside it", at: place)
      case .noScalar:
        Diagnostic("encoding.invalid-scalar", .error, "\(unit) is no Unicode scalar", at: place)
      case .incompleteUnit:
        Diagnostic(
          "encoding.incomplete-unit", .error,
          "the file ends inside a character of \(encoding.rawValue)", at: place)
      }
    }
  }
}
