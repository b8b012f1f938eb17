/// A text in the form in which a CommonMark parser sees one line of a paragraph and nothing else.
///
/// cmark has no option to read inline markup only. Given a single line that begins with a form
/// feed, though, it finds a paragraph and no other block. So line breaks, and what else would be
/// lost or be mistaken, are written as codes: vertical tabs, their number being the meaning,
/// between two tabs. To cmark tabs are as good white space as line breaks are – they bound
/// emphasis, end addresses, separate the parts of a link – but they end no line and are never
/// trimmed inside one.
struct MaskedText {
  /// What a number of vertical tabs between two tabs stands for.
  enum Code: Int {
    /// A line feed.
    case lineFeed = 1
    /// A carriage return.
    case carriageReturn
    /// A vertical tab of the text.
    case verticalTab
    /// A NUL, which cmark would replace.
    case null
    /// Nothing; marks the bracket after it as opened by an unescaped `^`.
    case attributeBracket
    /// Nothing; just inside the `<>` put around the attributes of `^[…](…)`.
    case attributeList

    /// The bytes that spell the code.
    var bytes: [UInt8] {
      [MaskedText.tab] + Array(repeating: MaskedText.verticalTab, count: rawValue)
        + [MaskedText.tab]
    }
  }

  /// Delimits codes.
  private static let tab: UInt8 = 0x09

  /// Counts inside a code.
  private static let verticalTab: UInt8 = 0x0B

  /// A form feed, which keeps the text from opening a block, and white space before the text.
  static let prefix: [UInt8] = [0x0C, tab]

  /// The masked text, led by ``prefix``.
  private(set) var bytes: [UInt8]

  /// The masked white space at the end of the text, which cmark would trim.
  private(set) var trailingSpace: ArraySlice<UInt8>

  /// Masks a text.
  init(masking text: String) {
    bytes = Self.prefix
    trailingSpace = []
    var text = text
    text.withUTF8 { source in
      bytes.reserveCapacity(source.count + 16)
      mask(source)
    }
    let end =
      bytes.dropFirst(Self.prefix.count).lastIndex { !Self.isSpace($0) }.map { $0 + 1 }
      ?? Self.prefix.count
    trailingSpace = bytes[end...]
    bytes.removeSubrange(end...)
  }

  /// Restores what was masked.
  static func unmasked(_ bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let tabs = byte == tab ? rest.prefix { $0 == verticalTab } : []
      guard let code = Code(rawValue: tabs.count), rest.dropFirst(tabs.count).first == tab else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(tabs.count + 1)
      switch code {
      case .lineFeed: result.append(UInt8(ascii: "\n"))
      case .carriageReturn: result.append(UInt8(ascii: "\r"))
      case .verticalTab: result.append(verticalTab)
      case .null: result.append(0)
      case .attributeBracket: break
      case .attributeList:
        if result.last == UInt8(ascii: "<") {
          result.removeLast()
        } else if rest.first == UInt8(ascii: ">") {
          rest.removeFirst()
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the attributes in what cmark took for the destination of a link, nil if it is one.
  static func attributeList(in destination: [UInt8]) -> AttributeList? {
    // cmark trims a destination, and so the outer tabs of the codes.
    let opening = Code.attributeList.bytes.dropFirst()
    let closing = Code.attributeList.bytes.dropLast()
    guard destination.count >= opening.count + closing.count, destination.starts(with: opening),
      destination.suffix(closing.count).elementsEqual(closing)
    else { return nil }
    return AttributeList(destination.dropFirst(opening.count).dropLast(closing.count))
  }

  /// Appends the masked form of the source.
  private mutating func mask(_ source: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    var isEscaped = false
    var hasAttributeBracket = false
    while offset < source.count {
      let byte = source[offset]
      let wasEscaped = isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !wasEscaped
      offset += 1
      switch byte {
      case UInt8(ascii: "\n"): bytes += Code.lineFeed.bytes
      case UInt8(ascii: "\r"): bytes += Code.carriageReturn.bytes
      case Self.verticalTab: bytes += Code.verticalTab.bytes
      case 0: bytes += Code.null.bytes
      case UInt8(ascii: "^")
      where !wasEscaped && offset < source.count && source[offset] == UInt8(ascii: "["):
        bytes.append(byte)
        bytes += Code.attributeBracket.bytes
        hasAttributeBracket = true
      case UInt8(ascii: "]") where hasAttributeBracket && !wasEscaped:
        bytes.append(byte)
        if let attributes = AttributeList(at: offset, in: source) {
          bytes += [UInt8(ascii: "("), UInt8(ascii: "<")] + Code.attributeList.bytes
          bytes += attributes.bytes
          bytes += Code.attributeList.bytes + [UInt8(ascii: ">"), UInt8(ascii: ")")]
          offset += attributes.bytes.count + 2
        }
      default: bytes.append(byte)
      }
    }
  }

  /// Whether a byte is white space of ASCII; codes consist of nothing else.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
