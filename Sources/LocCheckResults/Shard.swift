import LocCheckDiagnostics

/// One of the parts of equal standing into which a plan is cut for several machines.
public struct Shard: Sendable, Hashable, LosslessStringConvertible {
  /// The part's number, from 1.
  public var number: Int
  /// The number of parts.
  public var count: Int

  /// Creates a part.
  ///
  /// - Precondition: The number is at least 1 and at most the count.
  public init(_ number: Int, of count: Int) {
    precondition((1...max(count, 1)).contains(number), "no shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// Creates the part that a text such as `2/4` names; nil where it names none.
  public init?(_ description: String) {
    let numbers = description.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let number = Int(digits: numbers[0]),
      let count = Int(digits: numbers[1]), count > 0, (1...count).contains(number)
    else { return nil }
    self.init(number, of: count)
  }

  /// The form of the command line: `2/4`.
  public var description: String { "\(number)/\(count)" }
}
