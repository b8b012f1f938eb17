/// A catalog that is being changed: the file, and what replaces stretches of it.
struct CatalogDraft {
  /// The bytes of the file.
  private let bytes: UnsafeRawBufferPointer
  /// Where its entries stand.
  private let layout: CatalogLayout
  /// What replaces stretches of the file, in the order of the file.
  private var patches: [(range: Range<Int>, text: [UInt8])] = []

  /// Creates a draft of a file with its entries changed.
  init(
    of bytes: UnsafeRawBufferPointer, layout: CatalogLayout, changedBy edits: CatalogEdits
  ) throws(JSONProblem) {
    self.bytes = bytes
    self.layout = layout
    let entries = layout.entries
    let kept = entries.indices.filter { !edits.removals.contains(entries[$0].key) }
    let additions = Additions(edits.additions, to: kept.map { entries[$0].key }, in: layout)
    guard let first = kept.first else {
      replaceAll(with: additions.first)
      return
    }
    let separator = [JSONByte.comma] + layout.style.lead(at: 2, isFirst: false).utf8
    patch(
      entries[0].start..<entries[first].start, with: additions.first.flatMap { $0 + separator })
    let updated = lastPositions(of: edits.updates)
    for (place, position) in kept.enumerated() {
      let entry = entries[position]
      if let update = edits.updates[entry.key], updated[entry.key] == position {
        patch(entry.value, with: try written(entry, changedBy: update))
      }
      // Entries that are removed go with the comma before them.
      let next = place + 1 < kept.count ? kept[place + 1] : entries.endIndex
      patch(
        entry.value.upperBound..<entries[next - 1].value.upperBound,
        with: additions.behind[place, default: []].flatMap { separator + $0 })
    }
  }

  /// Returns the file as it is to be written.
  ///
  /// Complexity: linear in the length of the file, which is copied once.
  func written() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(patches.reduce(bytes.count) { $0 + $1.text.count })
    var copied = 0
    for patch in patches {
      result += UnsafeRawBufferPointer(rebasing: bytes[copied..<patch.range.lowerBound])
      result += patch.text
      copied = patch.range.upperBound
    }
    result += UnsafeRawBufferPointer(rebasing: bytes[copied...])
    return result
  }

  /// Replaces a stretch of the file.
  private mutating func patch(_ range: Range<Int>, with text: [UInt8]) {
    guard !range.isEmpty || !text.isEmpty else { return }
    patches.append((range, text))
  }

  /// Replaces all entries.
  private mutating func replaceAll(with texts: [[UInt8]]) {
    let inside = layout.strings.lowerBound + 1..<layout.strings.upperBound - 1
    guard !texts.isEmpty else {
      if !layout.entries.isEmpty { patch(inside, with: Array(layout.style.emptiness(at: 1).utf8)) }
      return
    }
    var result: [UInt8] = []
    for (place, text) in texts.enumerated() {
      if place > 0 { result.append(JSONByte.comma) }
      result += layout.style.lead(at: 2, isFirst: place == 0).utf8
      result += text
    }
    patch(inside, with: result + layout.style.closing(at: 1).utf8)
  }

  /// Returns the value of an entry with an update applied.
  private func written(
    _ entry: CatalogLayout.Entry, changedBy update: EntryUpdate
  ) throws(JSONProblem) -> [UInt8] {
    var draft = try EntryDraft(
      at: entry.value.lowerBound, in: bytes, sourceLanguage: layout.sourceLanguage,
      style: layout.style)
    try draft.apply(update)
    return draft.written()
  }

  /// Returns the positions of the entries that count among those with the keys of updates.
  private func lastPositions(of updates: [MessageKey: EntryUpdate]) -> [MessageKey: Int] {
    var positions: [MessageKey: Int] = [:]
    guard !updates.isEmpty else { return positions }
    for (position, entry) in layout.entries.enumerated() where updates[entry.key] != nil {
      positions[entry.key] = position
    }
    return positions
  }
}

extension CatalogDraft {
  /// New entries with the places they go to.
  private struct Additions {
    /// Those that go before all others.
    private(set) var first: [[UInt8]] = []
    /// Those that go behind one of the keys, by its position.
    private(set) var behind: [Int: [[UInt8]]] = [:]

    /// Finds the places of new entries among keys that stay.
    init(_ additions: [MessageKey: NewEntry], to keys: [MessageKey], in layout: CatalogLayout) {
      guard !additions.isEmpty else { return }
      let known = Set(keys)
      let order = KeyOrder(of: keys)
      for (key, entry) in order.sorted(additions) where !known.contains(key) {
        var text: [UInt8] = []
        let node = JSONNode(entry, sourceLanguage: layout.sourceLanguage)
        node.write(to: &text, named: key.text, in: layout.style, at: 2)
        if let position = order.predecessor(of: key) {
          behind[position, default: []].append(text)
        } else {
          first.append(text)
        }
      }
    }
  }
}
