extension FrameworkInterface {
  /// The standard library's numbers, and what is done with them.
  static let standardNumbers = FrameworkInterface(
    module: "Swift", topic: "Numbers",
    text: #"""
      protocol _FormatSpecifiable {}
      protocol Equatable {}
      protocol Hashable: Equatable { var hashValue: Int { get } }
      protocol Comparable: Equatable {}
      protocol Strideable: Comparable {}
      protocol Identifiable {}
      protocol CVarArg {}
      protocol Error {}
      protocol CustomStringConvertible { var description: String { get } }
      protocol CustomDebugStringConvertible { var debugDescription: String { get } }
      protocol LosslessStringConvertible: CustomStringConvertible {
        init?(_ description: String)
      }
      protocol CaseIterable { static var allCases: [Self] { get } }
      protocol RawRepresentable { var rawValue: Self.RawValue { get } }

      protocol AdditiveArithmetic: Equatable {
        static var zero: Self { get }
        static func + (lhs: Self, rhs: Self) -> Self
        static func - (lhs: Self, rhs: Self) -> Self
      }
      protocol Numeric: AdditiveArithmetic {
        var magnitude: Self { get }
        static func * (lhs: Self, rhs: Self) -> Self
      }
      protocol SignedNumeric: Numeric {
        static prefix func - (operand: Self) -> Self
        mutating func negate()
      }
      protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible {
        static func / (lhs: Self, rhs: Self) -> Self
        static func % (lhs: Self, rhs: Self) -> Self
        static func & (lhs: Self, rhs: Self) -> Self
        static func | (lhs: Self, rhs: Self) -> Self
        static func ^ (lhs: Self, rhs: Self) -> Self
        static func << (lhs: Self, rhs: Int) -> Self
        static func >> (lhs: Self, rhs: Int) -> Self
        var bitWidth: Int { get }
        var trailingZeroBitCount: Int { get }
        func isMultiple(of other: Self) -> Bool
        func signum() -> Self
        func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
        func advanced(by n: Int) -> Self
        func distance(to other: Self) -> Int
      }
      protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
        static var max: Self { get }
        static var min: Self { get }
        static func random(in range: Range<Self>) -> Self
        static func random(in range: ClosedRange<Self>) -> Self
        static func &+ (lhs: Self, rhs: Self) -> Self
        static func &- (lhs: Self, rhs: Self) -> Self
        static func &* (lhs: Self, rhs: Self) -> Self
        var leadingZeroBitCount: Int { get }
        var nonzeroBitCount: Int { get }
      }
      protocol SignedInteger: BinaryInteger, SignedNumeric {}
      protocol UnsignedInteger: BinaryInteger {}
      protocol FloatingPoint: SignedNumeric, Hashable, Strideable {
        static func / (lhs: Self, rhs: Self) -> Self
        static var pi: Self { get }
        static var infinity: Self { get }
        static var nan: Self { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        var isInfinite: Bool { get }
        var isZero: Bool { get }
        func rounded() -> Self
        func rounded(_ rule: FloatingPointRoundingRule) -> Self
        func squareRoot() -> Self
        func truncatingRemainder(dividingBy other: Self) -> Self
        func remainder(dividingBy other: Self) -> Self
      }
      protocol BinaryFloatingPoint: FloatingPoint {
        static func random(in range: Range<Self>) -> Self
        static func random(in range: ClosedRange<Self>) -> Self
      }

      struct Int: FixedWidthInteger, SignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init<T: BinaryFloatingPoint>(_ source: T)
        init?(_ description: String)
        init?<S: StringProtocol>(_ text: S, radix: Int = 10)
        init(truncating number: NSNumber)
        init<T: BinaryInteger>(clamping source: T)
        init?<T: BinaryInteger>(exactly source: T)
      }
      struct Int8: FixedWidthInteger, SignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init?(_ description: String)
      }
      struct Int16: FixedWidthInteger, SignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init?(_ description: String)
      }
      struct Int32: FixedWidthInteger, SignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init<T: BinaryFloatingPoint>(_ source: T)
        init?(_ description: String)
      }
      struct Int64: FixedWidthInteger, SignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init<T: BinaryFloatingPoint>(_ source: T)
        init?(_ description: String)
      }
      struct UInt: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init<T: BinaryFloatingPoint>(_ source: T)
        init?(_ description: String)
      }
      struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init?(_ description: String)
        init(ascii v: Unicode.Scalar)
      }
      struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init?(_ description: String)
      }
      struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init?(_ description: String)
      }
      struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ source: T)
        init?(_ description: String)
      }
      struct Float: BinaryFloatingPoint, LosslessStringConvertible, Codable, CVarArg,
        _FormatSpecifiable
      {
        init<T: BinaryInteger>(_ value: T)
        init<T: BinaryFloatingPoint>(_ value: T)
        init?(_ text: String)
      }
      struct Double: BinaryFloatingPoint, LosslessStringConvertible, Codable, CVarArg,
        _FormatSpecifiable
      {
        init<T: BinaryInteger>(_ value: T)
        init<T: BinaryFloatingPoint>(_ value: T)
        init?(_ text: String)
        init(truncating number: NSNumber)
      }
      struct CGFloat: BinaryFloatingPoint, Codable, CVarArg, _FormatSpecifiable {
        init<T: BinaryInteger>(_ value: T)
        init<T: BinaryFloatingPoint>(_ value: T)
      }
      struct Bool: Hashable, Codable, LosslessStringConvertible {
        init?(_ description: String)
        static func random() -> Bool
        mutating func toggle()
        static prefix func ! (a: Bool) -> Bool
        static func && (lhs: Bool, rhs: @autoclosure () -> Bool) -> Bool
        static func || (lhs: Bool, rhs: @autoclosure () -> Bool) -> Bool
      }
      struct Duration: Hashable, Comparable, Codable {
        static var zero: Duration { get }
        static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
        static func seconds(_ seconds: Double) -> Duration
        static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
        static func + (lhs: Duration, rhs: Duration) -> Duration
        static func - (lhs: Duration, rhs: Duration) -> Duration
      }

      extension Equatable {
        static func == (lhs: Self, rhs: Self) -> Bool
        static func != (lhs: Self, rhs: Self) -> Bool
      }
      extension Comparable {
        static func < (lhs: Self, rhs: Self) -> Bool
        static func <= (lhs: Self, rhs: Self) -> Bool
        static func > (lhs: Self, rhs: Self) -> Bool
        static func >= (lhs: Self, rhs: Self) -> Bool
        static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
        static func ..< (minimum: Self, maximum: Self) -> Range<Self>
      }

      func min<T: Comparable>(_ x: T, _ y: T) -> T
      func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
      func max<T: Comparable>(_ x: T, _ y: T) -> T
      func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
      func abs<T: SignedNumeric>(_ x: T) -> T
      func round<T: FloatingPoint>(_ x: T) -> T
      func floor<T: FloatingPoint>(_ x: T) -> T
      func ceil<T: FloatingPoint>(_ x: T) -> T
      func trunc<T: FloatingPoint>(_ x: T) -> T
      func sqrt<T: FloatingPoint>(_ x: T) -> T
      func pow(_ x: Double, _ y: Double) -> Double
      """#)
}
