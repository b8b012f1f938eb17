import LocCheckDiagnostics
import LocCheckResults
import LocCheckXML

/// What the cases in an element of JUnit XML inherit from the elements around them.
struct JUnitSuite {
  /// The names of the suites, the outermost first.
  var names: [String] = []
  /// The file, nil where no suite names one.
  var file: String?
  /// The path that stands for the suite where its cases name no file.
  private(set) var path = "testsuite"
  /// The properties by name.
  var properties: [String: String] = [:]

  /// The length of the longest path, in UTF-16 code units: each case is known by it.
  private static let longestPath = 4096

  /// Creates what is known outside of every suite.
  ///
  /// This tool's plain flavor says what it says of the run in the first suite alone.
  init(around root: XMLElement) {
    guard root.name == "testsuites", root[attribute: "name"] == "loccheck",
      let first = root.elements.first(where: { $0.name == "testsuite" })
    else { return }
    let suite = JUnitSuite(first, in: JUnitSuite())
    if suite.isOurs { properties = suite.properties }
  }

  /// Creates what is known of nothing.
  private init() {}

  /// Creates what is known in a suite.
  init(_ element: XMLElement, in outer: JUnitSuite) {
    self = outer
    if let name = element[attribute: "name"], !name.isEmpty { names.append(name) }
    if let file = element[attribute: "file"], !file.isEmpty { self.file = file }
    properties.merge(element.junitProperties.map { ($0.name, $0.value) }) { $1 }
    let path = file ?? names.joined(separator: "/")
    self.path = path.isEmpty ? self.path : ShortName.cutAndDigested(path, to: Self.longestPath)
  }

  /// Whether the suite was written by this tool.
  var isOurs: Bool { properties["loccheck.version"] != nil }
}
