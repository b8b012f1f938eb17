/// The positions that Xcode writes into the formats it exports.
///
/// A String Catalog refers to a substitution as `%#@files@` and to its argument as `%arg`; an
/// export has `%1$#@files@` and `%1$lld` in their places.
enum ExportedPositions {
  /// Returns the substitutions a text refers to by a position, in order.
  static func references(in text: String) -> [(name: MessageKey, position: Int)] {
    let bytes = Array(text.utf8)
    return places(in: bytes).compactMap { place in
      nameBounds(after: place.bounds.upperBound, in: bytes).map {
        (MessageKey(String(decoding: bytes[$0], as: UTF8.self)), place.position)
      }
    }
  }

  /// Returns a text as a String Catalog stores it.
  ///
  /// - Parameters:
  ///   - text: The text of an export.
  ///   - argNums: The positions of the substitutions' arguments.
  ///   - own: The argument of the substitution whose form the text is, nil for other texts.
  static func storedForm(
    of text: String, argNums: [MessageKey: Int], own: (argNum: Int, specifier: String)? = nil
  ) -> String {
    let bytes = Array(text.utf8)
    var stored: [UInt8] = []
    var written = 0
    for place in places(in: bytes) {
      let rest = place.bounds.upperBound
      if let name = nameBounds(after: rest, in: bytes) {
        let key = MessageKey(String(decoding: bytes[name], as: UTF8.self))
        guard argNums[key] == place.position else { continue }
        stored += bytes[written..<place.bounds.lowerBound] + "%#@".utf8 + bytes[name]
        written = name.upperBound
      } else if let own, own.argNum == place.position,
        bytes[rest...].starts(with: own.specifier.utf8)
      {
        stored += bytes[written..<place.bounds.lowerBound] + "%arg".utf8
        written = rest + own.specifier.utf8.count
      }
    }
    return String(decoding: stored + bytes[written...], as: UTF8.self)
  }

  /// Returns where `%1$` and the like stand, without those behind a doubled per cent sign.
  private static func places(in bytes: [UInt8]) -> [(bounds: Range<Int>, position: Int)] {
    var places: [(bounds: Range<Int>, position: Int)] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
        index += 1
        continue
      }
      let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      index = digits.endIndex
      guard index < bytes.count, bytes[index] == UInt8(ascii: "$"),
        let position = Int(String(decoding: digits, as: UTF8.self))
      else { continue }
      index += 1
      places.append((start..<index, position))
    }
    return places
  }

  /// Returns where the name of a substitution stands if a reference to one begins at an offset.
  ///
  /// A name has no per cent sign, so that no two references overlap.
  private static func nameBounds(after offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard bytes[offset...].starts(with: "#@".utf8) else { return nil }
    let start = offset + 2
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") }
    guard let end, bytes[end] == UInt8(ascii: "@") else { return nil }
    return start..<end
  }
}
