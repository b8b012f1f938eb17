import LocCheckDiagnostics

/// The members of one JSON object of a file, some of which are being changed.
///
/// What is not changed is copied as it stands, with the white space around it.
struct ObjectDraft {
  /// The bytes of the file.
  private let bytes: UnsafeRawBufferPointer
  /// The layout of what is added.
  private let style: CatalogStyle
  /// How many levels deep the object's name is.
  private let depth: Int
  /// The members in order.
  private var members: [Member] = []
  /// What stands before the closing brace, nil where the style decides.
  private var closing: Range<Int>?
  /// What stands before the first name, nil where the style decides.
  private var firstLead: Range<Int>?
  /// What stands between a comma and a name, nil where the style decides.
  private var otherLead: Range<Int>?

  /// One member.
  private struct Member {
    /// The name.
    var name: String
    /// The bytes from the name to the value, nil for a member that is added.
    var label: Range<Int>?
    /// What stands between the comma and the name, nil where the object decides.
    var lead: Range<Int>?
    /// The value.
    var value: Value
    /// What stands between the value and the comma.
    var trail = 0..<0

    /// Returns whether the member has a name.
    func isNamed(_ name: String) -> Bool { self.name.isIdenticalUTF8(to: name) }
  }

  /// The bytes of a value.
  private enum Value {
    /// Those of the file in a range.
    case original(Range<Int>)
    /// Those that replace them.
    case replaced([UInt8])
  }

  /// Creates a draft of an object without members.
  init(emptyIn bytes: UnsafeRawBufferPointer, style: CatalogStyle, depth: Int) {
    self.bytes = bytes
    self.style = style
    self.depth = depth
  }

  /// Creates a draft of the value at an offset, without members where it is no object.
  init(
    at offset: Int, in bytes: UnsafeRawBufferPointer, style: CatalogStyle, depth: Int
  ) throws(JSONProblem) {
    self.init(emptyIn: bytes, style: style, depth: depth)
    var scanner = JSONScanner(bytes, at: offset, validatesUTF8: false)
    guard scanner.next == JSONByte.openingBrace else { return }
    var object = scanner.open(.object)
    var end = scanner.position
    while let name = try scanner.nextMember(of: &object) {
      let label = name.start - 1..<scanner.position
      // The white space after a value and the comma belong to what is before it.
      let comma = members.isEmpty ? end - 1 : Self.comma(from: end, in: bytes)
      if !members.isEmpty { members[members.count - 1].trail = end..<comma }
      let lead = comma + 1..<label.lowerBound
      if members.isEmpty { firstLead = lead } else if otherLead == nil { otherLead = lead }
      let start = scanner.position
      try scanner.skipValue()
      end = scanner.position
      members.append(
        Member(
          name: scanner.text(of: name), label: label, lead: members.isEmpty ? nil : lead,
          value: .original(start..<end)))
    }
    if !members.isEmpty { closing = end..<scanner.position - 1 }
  }

  /// Returns the offset of the comma that follows white space.
  private static func comma(from end: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var scanner = JSONScanner(bytes, at: end, validatesUTF8: false)
    scanner.skipWhitespace()
    return scanner.position
  }

  /// Whether there are no members.
  var isEmpty: Bool { members.isEmpty }

  /// Returns a draft of the value of a member as the file has it, without members where it has
  /// none; of several the last counts.
  func draft(of name: String) throws(JSONProblem) -> ObjectDraft {
    guard case .original(let range)? = members.last(where: { $0.isNamed(name) })?.value else {
      return ObjectDraft(emptyIn: bytes, style: style, depth: depth + 1)
    }
    return try ObjectDraft(at: range.lowerBound, in: bytes, style: style, depth: depth + 1)
  }

  /// Gives a member a value; a new one goes before the first whose name is greater byte for byte.
  mutating func set(_ name: String, to value: [UInt8]) {
    if let position = members.lastIndex(where: { $0.isNamed(name) }) {
      members[position].value = .replaced(value)
      return
    }
    let place = members.firstIndex { name.utf8.lexicographicallyPrecedes($0.name.utf8) }
    members.insert(Member(name: name, value: .replaced(value)), at: place ?? members.endIndex)
  }

  /// Gives a member a text.
  mutating func set(_ name: String, to text: String) {
    var bytes: [UInt8] = []
    bytes.append(quoting: text)
    set(name, to: bytes)
  }

  /// Removes the members of a name.
  mutating func remove(_ name: String) {
    members.removeAll { $0.isNamed(name) }
  }

  /// Replaces the values of the file for which a function, given the name and the bytes, has
  /// others.
  mutating func replaceValues(
    _ replacement: (String, Range<Int>) throws(JSONProblem) -> [UInt8]?
  ) throws(JSONProblem) {
    for position in members.indices {
      guard case .original(let range) = members[position].value,
        let value = try replacement(members[position].name, range)
      else { continue }
      members[position].value = .replaced(value)
    }
  }
}

extension ObjectDraft {
  /// Returns the object as it is to be written.
  func written() -> [UInt8] {
    var result: [UInt8] = [JSONByte.openingBrace]
    if members.isEmpty { result += style.emptiness(at: depth).utf8 }
    for (position, member) in members.enumerated() {
      if position > 0 { result.append(JSONByte.comma) }
      append(leadOf: member, isFirst: position == 0, to: &result)
      append(labelOf: member, to: &result)
      switch member.value {
      case .original(let range): append(range, to: &result)
      case .replaced(let value): result += value
      }
      if position < members.count - 1 { append(member.trail, to: &result) }
    }
    if let closing, !members.isEmpty {
      append(closing, to: &result)
    } else if !members.isEmpty {
      result += style.closing(at: depth).utf8
    }
    result.append(JSONByte.closingBrace)
    return result
  }

  /// Appends what stands before a member's name.
  private func append(leadOf member: Member, isFirst: Bool, to result: inout [UInt8]) {
    // On several lines all members begin alike, on one line the first does not.
    let fallback = style.isCompact ? nil : firstLead
    if let lead = isFirst ? firstLead : member.lead ?? otherLead ?? fallback {
      append(lead, to: &result)
    } else {
      result += style.lead(at: depth + 1, isFirst: isFirst).utf8
    }
  }

  /// Appends a member's name and the colon.
  private func append(labelOf member: Member, to result: inout [UInt8]) {
    if let label = member.label {
      append(label, to: &result)
    } else {
      result.append(quoting: member.name)
      result += style.colon.utf8
    }
  }

  /// Appends bytes of the file.
  private func append(_ range: Range<Int>, to result: inout [UInt8]) {
    result += UnsafeRawBufferPointer(rebasing: bytes[range])
  }
}
