import LocCheckXML

/// An element of a JUnit file while what it holds is met.
struct JUnitElement {
  /// The kinds of elements that rules are about.
  enum Kind {
    /// The root.
    case suites
    /// A suite.
    case suite
    /// A case.
    case testCase
    /// The result of a case that does not hold.
    case failure
    /// The result of a case that could not be made.
    case error
    /// The result of a case that was left out.
    case skipped
    /// The properties of a suite or case.
    case properties
    /// Anything else.
    case other

    /// Creates the kind of a name.
    init(_ name: String) {
      switch name {
      case "testsuites": self = .suites
      case "testsuite": self = .suite
      case "testcase": self = .testCase
      case "failure": self = .failure
      case "error": self = .error
      case "skipped": self = .skipped
      case "properties": self = .properties
      default: self = .other
      }
    }

    /// Whether it says how a case ended.
    var isResult: Bool { self == .failure || self == .error || self == .skipped }
  }

  /// The name.
  let name: String
  /// The kind.
  let kind: Kind
  /// The offsets of the start tag.
  let bounds: Range<Int>
  /// Whether there is a message with something to see.
  let hasMessage: Bool
  /// The counts that a suite says it has.
  let declared: [String: String]
  /// The counts that a suite has.
  var counts = JUnitCounts()
  /// The number of a case's results.
  var resultCount = 0
  /// The size of its own text, in UTF-8 bytes.
  var textSize = 0
  /// Whether there is something to see in its own text.
  var hasText = false

  /// Creates an element of which only the start tag is known.
  init(_ tag: XMLTag) {
    name = tag.name
    kind = Kind(tag.name)
    bounds = tag.bounds
    hasMessage =
      kind.isResult && tag[attribute: "message"].map { !$0.allSatisfy(\.isWhitespace) } ?? false
    guard kind == .suite || kind == .suites else {
      declared = [:]
      return
    }
    declared = Dictionary(
      tag.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The counts of a suite's cases.
struct JUnitCounts {
  /// The suites.
  var suites = 0
  /// The cases.
  var tests = 0
  /// The cases that do not hold.
  var failures = 0
  /// The cases that could not be made.
  var errors = 0
  /// The cases that were left out.
  var skipped = 0

  /// The counts by the names of the attributes that state them.
  var byAttribute: [(name: String, count: Int)] {
    [("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped)]
  }
}
