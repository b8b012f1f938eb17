/// An identity compared by the bytes of its texts.
///
/// Texts that Unicode takes for equivalent, such as `é` in its two spellings, are different rows.
package struct CaseKey: Hashable, Sendable {
  /// The identity.
  package let id: CaseID

  /// Creates the key of an identity.
  package init(_ id: CaseID) { self.id = id }

  /// Whether two identities have the same bytes in all their parts.
  package static func == (left: CaseKey, right: CaseKey) -> Bool {
    left.id.occurrence == right.id.occurrence
      && left.id.arguments.count == right.id.arguments.count
      && zip(left.texts, right.texts).allSatisfy { isSame($0, $1) }
  }

  /// Feeds the bytes of all parts to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id.occurrence)
    visitBytes { hasher.combine($0) }
  }

  /// The bytes of all parts.
  var bytes: [UInt8] {
    var bytes = Array(String(id.occurrence).utf8)
    visitBytes { bytes.append($0) }
    return bytes
  }

  /// Calls a closure with the bytes of the texts; of other texts they are others.
  private func visitBytes(_ visit: (UInt8) -> Void) {
    for text in texts {
      // 0xFE and 0xFF are no bytes of UTF-8: they begin a part that is there, and end each.
      if text != nil { visit(0xFE) }
      for byte in (text ?? "").utf8 { visit(byte) }
      visit(0xFF)
    }
  }

  /// The parts, nil for those the identity has not.
  private var texts: [String?] {
    [id.file, id.scenario, id.locale, id.key, id.check]
      + id.arguments.flatMap { [$0.name, $0.value] }
  }

  /// Whether two parts have the same bytes, or are both missing.
  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }
}
