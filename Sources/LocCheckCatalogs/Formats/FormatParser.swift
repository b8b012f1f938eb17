/// Reads a format byte by byte.
struct FormatParser {
  /// The bytes of the format.
  private let bytes: [UInt8]
  /// Whether `%arg` is read.
  private let allowingOwnArgument: Bool
  /// The place that is read next.
  private var index = 0
  /// The literal text that has been read and not yet made a piece.
  private var literal: [UInt8] = []
  /// The pieces so far.
  private(set) var pieces: [FormatString.Piece] = []
  /// The problems so far.
  private(set) var problems: [FormatProblem] = []

  /// Creates a parser of a format.
  init(text: String, allowingOwnArgument: Bool) {
    self.bytes = Array(text.utf8)
    self.allowingOwnArgument = allowingOwnArgument
  }

  /// Reads the whole format.
  mutating func parse() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        parseSpecification()
      } else {
        literal.append(bytes[index])
        index += 1
      }
    }
    flushLiteral()
  }

  /// Reads what follows a per cent sign.
  private mutating func parseSpecification() {
    let start = index
    index += 1
    if allowingOwnArgument, hasOwnArgument(at: index) {
      index += 3
      append(
        .argument(
          Placeholder(
            conversion: UInt8(ascii: "@"), isOwnArgument: true, text: text(from: start))))
      return
    }
    if byte == UInt8(ascii: "%") {
      literal.append(UInt8(ascii: "%"))
      index += 1
      return
    }
    let position = parsePosition()
    let flags = parseFlags()
    let digits = index
    let width = parseExtent(start: start)
    if position == nil, flags.isEmpty, byte == UInt8(ascii: "%"), index > digits {
      // `%1%lld` was meant to be `%1$lld`; the sign after the digits is printed.
      literal += bytes[digits...index]
      index += 1
      report(.malformedPosition, from: start)
      return
    }
    var precision = Placeholder.Extent.none
    if byte == UInt8(ascii: ".") {
      index += 1
      precision = parseExtent(start: start)
      if precision == .none { precision = .fixed(0) }
    }
    if takeLateSign() || (flags.contains(.hash) && byte == UInt8(ascii: "@")) {
      parseVariable(start: start, position: position)
      return
    }
    let length = parseLength()
    guard let conversion = byte else {
      report(position == nil ? .incomplete : .malformedPosition, from: start)
      return
    }
    if isLengthLetter(conversion) {
      // Two lengths that do not combine: Core Foundation prints a per cent sign and the rest.
      literal.append(UInt8(ascii: "%"))
      report(.malformedLength, from: start, through: index + 1)
      return
    }
    guard Self.conversions.contains(conversion) else {
      skipUnknownConversion(start: start, position: position)
      return
    }
    index += 1
    append(
      .argument(
        Placeholder(
          position: position, flags: flags, width: width, precision: precision, length: length,
          conversion: conversion, text: text(from: start))))
    if flags.contains(.space) { report(.spaceFlag, from: start) }
  }

  /// Reads the sign of a reference behind its width, as in `%1#@name@`, where Core Foundation takes
  /// it too; nothing where it is not there.
  private mutating func takeLateSign() -> Bool {
    guard bytes[index...].starts(with: "#@".utf8) else { return false }
    index += 1
    return true
  }

  /// Reads `1$`, and nothing where it is not there.
  private mutating func parsePosition() -> Int? {
    let start = index
    guard let number = parseNumber(), byte == UInt8(ascii: "$"), number > 0,
      number <= FormatString.positionLimit
    else {
      index = start
      return nil
    }
    index += 1
    return number
  }

  /// Reads the flags.
  private mutating func parseFlags() -> Placeholder.Flags {
    var flags: Placeholder.Flags = []
    while true {
      switch byte {
      case UInt8(ascii: "-"): flags.insert(.minus)
      case UInt8(ascii: "+"): flags.insert(.plus)
      case UInt8(ascii: " "): flags.insert(.space)
      case UInt8(ascii: "#"): flags.insert(.hash)
      case UInt8(ascii: "0"): flags.insert(.zero)
      default: return flags
      }
      index += 1
    }
  }

  /// Reads a width or a precision.
  private mutating func parseExtent(start: Int) -> Placeholder.Extent {
    if byte == UInt8(ascii: "*") {
      index += 1
      return .argument(position: parsePosition())
    }
    guard let number = parseNumber() else { return .none }
    guard number <= FormatString.extentLimit else {
      report(.excessiveExtent, from: start)
      return .fixed(FormatString.extentLimit)
    }
    return .fixed(number)
  }

  /// Reads a decimal number; one that is too large stays at a million.
  private mutating func parseNumber() -> Int? {
    let start = index
    var number = 0
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      index += 1
    }
    return index > start ? number : nil
  }

  /// Reads a length modifier.
  private mutating func parseLength() -> Placeholder.Length {
    guard let first = byte, isLengthLetter(first) else { return .none }
    index += 1
    let isDoubled = (first == UInt8(ascii: "h") || first == UInt8(ascii: "l")) && byte == first
    if isDoubled { index += 1 }
    let letter = String(UnicodeScalar(first))
    return Placeholder.Length(rawValue: isDoubled ? letter + letter : letter) ?? .none
  }

  /// Reads the name of a variable up to its closing at sign.
  private mutating func parseVariable(start: Int, position: Int?) {
    let name = index + 1
    var end = name
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    guard end > name, end < bytes.count, bytes[end] == UInt8(ascii: "@") else {
      // Core Foundation takes it for the conversion `%@` and prints the rest.
      index += 1
      append(
        .argument(
          Placeholder(
            position: position, flags: .hash, conversion: UInt8(ascii: "@"),
            text: text(from: start))))
      report(.malformedVariable, from: start, through: end)
      return
    }
    index = end + 1
    append(
      .variable(
        VariableReference(
          name: String(decoding: bytes[name..<end], as: UTF8.self), position: position,
          text: text(from: start))))
  }

  /// Prints the character that is no conversion.
  private mutating func skipUnknownConversion(start: Int, position: Int?) {
    // A character is printed whole, however many bytes it has.
    repeat {
      literal.append(bytes[index])
      index += 1
    } while index < bytes.count && bytes[index] & 0xC0 == 0x80
    // A dollar sign belongs to a position that is none: `%0$d`, `%128$@`.
    let isPosition = position != nil || bytes[index - 1] == UInt8(ascii: "$")
    report(isPosition ? .malformedPosition : .unknownConversion, from: start)
  }

  /// Whether `arg` stands at a place.
  private func hasOwnArgument(at place: Int) -> Bool {
    bytes[place...].starts(with: "arg".utf8)
  }

  /// The byte that is read next, nil at the end.
  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Makes the literal text so far a piece.
  private mutating func flushLiteral() {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }

  /// Appends a piece after the literal text before it.
  private mutating func append(_ piece: FormatString.Piece) {
    flushLiteral()
    pieces.append(piece)
  }

  /// Notes a problem with the text that has been read since a place.
  private mutating func report(_ kind: FormatProblem.Kind, from start: Int, through end: Int? = nil)
  {
    let range = start..<min(end ?? index, bytes.count)
    problems.append(
      FormatProblem(
        kind, text: String(decoding: bytes[range], as: UTF8.self), range: range))
  }

  /// Returns the text that has been read since a place.
  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The conversions Core Foundation knows.
  private static let conversions = Set("diDuUxXoOfFeEgGaAcCsSpPn@".utf8)

  /// Returns whether a byte is a length modifier's letter.
  private func isLengthLetter(_ byte: UInt8) -> Bool { "hlqLtzj".utf8.contains(byte) }

  /// Returns whether a byte may stand in a variable's name.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
