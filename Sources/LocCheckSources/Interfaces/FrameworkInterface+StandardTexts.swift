extension FrameworkInterface {
  /// The standard library's texts, and what prints them.
  static let standardTexts = FrameworkInterface(
    module: "Swift", topic: "Texts",
    text: #"""
      protocol ExpressibleByStringLiteral {}
      protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
      protocol StringInterpolationProtocol {}
      protocol TextOutputStreamable {}

      protocol StringProtocol: BidirectionalCollection, Hashable, Comparable,
        ExpressibleByStringInterpolation, LosslessStringConvertible
      {
        func lowercased() -> String
        func uppercased() -> String
        func hasPrefix(_ prefix: String) -> Bool
        func hasSuffix(_ suffix: String) -> Bool
      }
      struct String: StringProtocol, RangeReplaceableCollection, Codable {
        typealias Element = Character
        typealias Index = String.Index
        typealias SubSequence = Substring
        init()
        init(_ c: Character)
        init(_ substring: Substring)
        init<T: LosslessStringConvertible>(_ value: T)
        init<S: Sequence>(_ characters: S)
        init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
        init(repeating repeatedValue: String, count: Int)
        init(repeating repeatedValue: Character, count: Int)
        init<Subject>(describing instance: Subject)
        init<Subject>(reflecting subject: Subject)
        init(decoding codeUnits: [UInt8], as sourceEncoding: UTF8.Type)
        init?(data: Data, encoding: String.Encoding)
        init(contentsOf url: URL, encoding: String.Encoding)
        init(stringLiteral value: String)
        static func + (lhs: String, rhs: String) -> String
        static func += (lhs: inout String, rhs: String)
        var utf8: String.UTF8View { get }
        var utf16: String.UTF16View { get }
        var unicodeScalars: String.UnicodeScalarView { get }
        var description: String { get }
        var debugDescription: String { get }
        var hashValue: Int { get }
        mutating func append(_ other: String)
        mutating func insert(_ newElement: Character, at i: String.Index)

        struct Index: Comparable, Hashable {}
        struct UTF8View: BidirectionalCollection { typealias Element = UInt8 }
        struct UTF16View: BidirectionalCollection { typealias Element = UInt16 }
        struct UnicodeScalarView: BidirectionalCollection {
          typealias Element = Unicode.Scalar
        }
      }
      struct Substring: StringProtocol, RangeReplaceableCollection {
        typealias Element = Character
        typealias Index = String.Index
        typealias SubSequence = Substring
        init()
        var base: String { get }
        var description: String { get }
      }
      struct Character: Hashable, Comparable, LosslessStringConvertible,
        ExpressibleByStringLiteral
      {
        init(_ content: Unicode.Scalar)
        init(_ s: String)
        init(stringLiteral value: Character)
        var description: String { get }
        var isLetter: Bool { get }
        var isNumber: Bool { get }
        var isWhitespace: Bool { get }
        var isNewline: Bool { get }
        var isPunctuation: Bool { get }
        var isUppercase: Bool { get }
        var isLowercase: Bool { get }
        var wholeNumberValue: Int? { get }
        var asciiValue: UInt8? { get }
        func uppercased() -> String
        func lowercased() -> String
      }
      struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible {
        init(stringLiteral value: StaticString)
        var description: String { get }
      }
      enum Unicode {
        struct Scalar: Hashable, Comparable, LosslessStringConvertible {
          var value: UInt32 { get }
          var isASCII: Bool { get }
        }
      }

      func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
      func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
      func dump<T>(_ value: T, name: String? = nil) -> T
      func fatalError(_ message: @autoclosure () -> String = String()) -> Never
      func precondition(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
      func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never
      func assert(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())
      func assertionFailure(_ message: @autoclosure () -> String = String())
      func type<T>(of value: T) -> T.Type
      """#)
}
