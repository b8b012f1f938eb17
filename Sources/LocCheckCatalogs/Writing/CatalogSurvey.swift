/// One pass over a catalog that finds its entries, and stops at whatever is unsound.
struct CatalogSurvey {
  /// The reading position.
  private var scanner: JSONScanner
  /// The offset of the first brace.
  let opening: Int
  /// The language the keys are written in, nil where the file does not say.
  private(set) var sourceLanguage: String?
  /// The bytes of the object that holds the entries, nil where there is none.
  private(set) var strings: Range<Int>?
  /// The entries in file order.
  private(set) var entries: [CatalogLayout.Entry] = []
  /// The places that show how the file is laid out.
  private(set) var evidence: CatalogStyle.Evidence

  /// Creates a pass over a file whose content begins at an offset.
  init(of bytes: UnsafeRawBufferPointer, startingAt start: Int) {
    scanner = JSONScanner(bytes, at: start)
    scanner.skipWhitespace()
    opening = scanner.position
    let nothing = opening..<opening
    evidence = CatalogStyle.Evidence(rootLead: nothing, colon: nothing, gap: nothing)
  }

  /// Reads the file, and says whether it is sound.
  mutating func run() -> Bool {
    guard scanner.next == JSONByte.openingBrace else { return false }
    do throws(JSONProblem) {
      guard try readRoot() else { return false }
    } catch {
      return false
    }
    return scanner.problems.isEmpty && scanner.next == nil
  }

  /// Reads the outermost object and what follows it; false where it has a member twice or `strings`
  /// is no object.
  private mutating func readRoot() throws(JSONProblem) -> Bool {
    var root = scanner.open(.object)
    var seen = MemberSet()
    var firstEnd: Int?
    while let name = try scanner.nextMember(of: &root) {
      if let firstEnd {
        if evidence.gap.isEmpty { evidence.gap = firstEnd..<name.start - 1 }
      } else {
        evidence.rootLead = opening + 1..<name.start - 1
        evidence.colon = name.end + 1..<scanner.position
      }
      let member = scanner.member(name)
      if let member, !seen.insert(member) { return false }
      switch member {
      case .sourceLanguage? where scanner.next == JSONByte.quote:
        sourceLanguage = scanner.text(of: try scanner.scanString())
      case .strings?:
        guard scanner.next == JSONByte.openingBrace else { return false }
        try readEntries()
      default: try scanner.skipValue()
      }
      firstEnd = firstEnd ?? scanner.position
    }
    scanner.skipWhitespace()
    if let first = entries.first, let strings {
      evidence.entryLead = strings.lowerBound + 1..<first.start
      if entries.count > 1 { evidence.gap = first.value.upperBound..<entries[1].start }
    }
    return true
  }

  /// Reads the entries.
  private mutating func readEntries() throws(JSONProblem) {
    var object = scanner.open(.object)
    while let name = try scanner.nextMember(of: &object) {
      let start = scanner.position
      try scanner.skipValue()
      let value = start..<scanner.position
      entries.append(
        CatalogLayout.Entry(
          key: MessageKey(scanner.text(of: name)), start: name.start - 1, value: value))
      noteEmptiness(of: value)
    }
    strings = object.opening..<scanner.position
    noteEmptiness(of: object.opening..<scanner.position)
  }

  /// Notes what stands between the braces of an object if it is the first that is empty.
  private mutating func noteEmptiness(of object: Range<Int>) {
    guard evidence.emptiness == nil, scanner.bytes[object.lowerBound] == JSONByte.openingBrace
    else { return }
    let inside = object.lowerBound + 1..<object.upperBound - 1
    var inner = JSONScanner(scanner.bytes, at: inside.lowerBound, validatesUTF8: false)
    inner.skipWhitespace()
    if inner.position == inside.upperBound { evidence.emptiness = inside }
  }
}
