extension FrameworkInterface {
  /// The standard library's collections, optionals and ranges.
  static let standardCollections = FrameworkInterface(
    module: "Swift", topic: "Collections",
    text: #"""
      enum Optional<Wrapped> {
        case none
        case some(Wrapped)
        init(_ some: Wrapped)
        var unsafelyUnwrapped: Wrapped { get }
        func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
        func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
      }
      func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
      func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?
      enum Result<Success, Failure> {
        case success(Success)
        case failure(Failure)
        func get() throws -> Success
      }

      protocol Sequence {
        func map<T>(_ transform: (Self.Element) throws -> T) rethrows -> [T]
        func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
      }
      extension Sequence {
        var underestimatedCount: Int { get }
        var lazy: Self { get }
        func compactMap<T>(_ transform: (Self.Element) throws -> T?) rethrows -> [T]
        func flatMap<T>(_ transform: (Self.Element) throws -> [T]) rethrows -> [T]
        func forEach(_ body: (Self.Element) throws -> Void) rethrows
        func sorted() -> [Self.Element]
        func sorted(
          by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool
        ) rethrows -> [Self.Element]
        func sorted<C>(using comparator: C) -> [Self.Element]
        func reversed() -> [Self.Element]
        func shuffled() -> [Self.Element]
        func enumerated() -> EnumeratedSequence<Self>
        func joined(separator: String = "") -> String
        func reduce<T>(
          _ initialResult: T, _ nextPartialResult: (T, Self.Element) throws -> T
        ) rethrows -> T
        func reduce<T>(
          into initialResult: T, _ updateAccumulatingResult: (inout T, Self.Element) throws -> Void
        ) rethrows -> T
        func min() -> Self.Element?
        func max() -> Self.Element?
        func min(
          by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool
        ) rethrows -> Self.Element?
        func max(
          by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool
        ) rethrows -> Self.Element?
        func first(
          where predicate: (Self.Element) throws -> Bool
        ) rethrows -> Self.Element?
        func contains(_ element: Self.Element) -> Bool
        func contains(where predicate: (Self.Element) throws -> Bool) rethrows -> Bool
        func allSatisfy(_ predicate: (Self.Element) throws -> Bool) rethrows -> Bool
        func count(where predicate: (Self.Element) throws -> Bool) rethrows -> Int
      }
      struct EnumeratedSequence<Base>: RandomAccessCollection {
        typealias Element = (offset: Int, element: Base.Element)
        typealias Index = Int
      }
      struct Zip2Sequence<Sequence1, Sequence2>: Sequence {
        typealias Element = (Sequence1.Element, Sequence2.Element)
      }
      func zip<Sequence1: Sequence, Sequence2: Sequence>(
        _ sequence1: Sequence1, _ sequence2: Sequence2
      ) -> Zip2Sequence<Sequence1, Sequence2>
      func stride<T>(from start: T, to end: T, by stride: T) -> [T]
      func stride<T>(from start: T, through end: T, by stride: T) -> [T]

      protocol Collection: Sequence {
        var count: Int { get }
        var isEmpty: Bool { get }
        var startIndex: Self.Index { get }
        var endIndex: Self.Index { get }
        subscript(position: Self.Index) -> Self.Element { get }
      }
      extension Collection {
        var first: Self.Element? { get }
        var indices: Range<Self.Index> { get }
        func prefix(_ maxLength: Int) -> Self.SubSequence
        func suffix(_ maxLength: Int) -> Self.SubSequence
        func prefix(
          while predicate: (Self.Element) throws -> Bool
        ) rethrows -> Self.SubSequence
        func prefix(upTo end: Self.Index) -> Self.SubSequence
        func suffix(from start: Self.Index) -> Self.SubSequence
        func dropFirst(_ k: Int = 1) -> Self.SubSequence
        func dropLast(_ k: Int = 1) -> Self.SubSequence
        func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> Self.SubSequence
        func split(
          separator: Self.Element, maxSplits: Int = Int.max,
          omittingEmptySubsequences: Bool = true
        ) -> [Self.SubSequence]
        func firstIndex(of element: Self.Element) -> Self.Index?
        func firstIndex(
          where predicate: (Self.Element) throws -> Bool
        ) rethrows -> Self.Index?
        func index(after i: Self.Index) -> Self.Index
        func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
        func distance(from start: Self.Index, to end: Self.Index) -> Int
        func randomElement() -> Self.Element?
        subscript(bounds: Range<Self.Index>) -> Self.SubSequence { get }
      }
      protocol BidirectionalCollection: Collection {}
      extension BidirectionalCollection {
        var last: Self.Element? { get }
        func last(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
        func lastIndex(of element: Self.Element) -> Self.Index?
        func index(before i: Self.Index) -> Self.Index
      }
      protocol RandomAccessCollection: BidirectionalCollection {}
      protocol MutableCollection: Collection {}
      protocol RangeReplaceableCollection: Collection {}
      extension RangeReplaceableCollection {
        mutating func append(_ newElement: Self.Element)
        mutating func insert(_ newElement: Self.Element, at i: Self.Index)
        mutating func remove(at i: Self.Index) -> Self.Element
        mutating func removeFirst() -> Self.Element
        mutating func removeLast() -> Self.Element
        mutating func popLast() -> Self.Element?
        mutating func removeAll()
      }

      struct Array<Element>: RandomAccessCollection, MutableCollection,
        RangeReplaceableCollection, Hashable
      {
        typealias Index = Int
        typealias SubSequence = ArraySlice<Element>
        init()
        init<S: Sequence>(_ s: S) where S.Element == Element
        init(repeating repeatedValue: Element, count: Int)
        subscript(index: Int) -> Element { get }
        var capacity: Int { get }
        static func + (lhs: [Element], rhs: [Element]) -> [Element]
      }
      struct ArraySlice<Element>: RandomAccessCollection, MutableCollection,
        RangeReplaceableCollection, Hashable
      {
        typealias Index = Int
        typealias SubSequence = ArraySlice<Element>
      }
      struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection,
        RangeReplaceableCollection, Hashable
      {
        typealias Index = Int
        typealias SubSequence = ArraySlice<Element>
      }
      struct Set<Element>: Collection, Hashable {
        typealias Index = Int
        typealias SubSequence = [Element]
        init()
        init<S: Sequence>(_ sequence: S) where S.Element == Element
        func union<S: Sequence>(_ other: S) -> Set<Element>
        func intersection<S: Sequence>(_ other: S) -> Set<Element>
        func subtracting<S: Sequence>(_ other: S) -> Set<Element>
        func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
        func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool
      }
      struct Dictionary<Key, Value>: Collection, Hashable {
        typealias Element = (key: Key, value: Value)
        typealias Keys = [Key]
        typealias Values = [Value]
        init()
        init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key)
        init<S: Sequence>(uniqueKeysWithValues keysAndValues: S)
        var keys: [Key] { get }
        var values: [Value] { get }
        subscript(key: Key) -> Value? { get }
        subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get }
        func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
        func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
        mutating func removeValue(forKey key: Key) -> Value?
      }

      protocol RangeExpression {}
      struct Range<Bound>: RangeExpression, RandomAccessCollection, Hashable {
        typealias Element = Bound
        typealias Index = Bound
        var lowerBound: Bound { get }
        var upperBound: Bound { get }
        func contains(_ element: Bound) -> Bool
        func clamped(to limits: Range<Bound>) -> Range<Bound>
      }
      struct ClosedRange<Bound>: RangeExpression, RandomAccessCollection, Hashable {
        typealias Element = Bound
        typealias Index = Bound
        var lowerBound: Bound { get }
        var upperBound: Bound { get }
        func contains(_ element: Bound) -> Bool
      }
      struct KeyValuePairs<Key, Value>: RandomAccessCollection {
        typealias Element = (key: Key, value: Value)
        typealias Index = Int
      }
      struct KeyPath<Root, Value> {}
      struct WritableKeyPath<Root, Value> {}
      """#)
}
