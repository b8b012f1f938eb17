/// A format of files that are no reports of runs to this tool, known by its name.
struct ForeignFormat {
  /// The name as messages have it.
  let name: String

  /// Recognizes the format of XML by the name of its root.
  init?(root: String) {
    guard let name = Self.roots[root] else { return nil }
    self.name = name
  }

  /// Recognizes the format of a document of JSON by its members.
  init?(members: Set<String>) {
    guard let format = Self.documents.first(where: { members.isSuperset(of: $0.members) }) else {
      return nil
    }
    name = format.name
  }

  /// The formats by their roots.
  private static let roots = [
    "assemblies": "xUnit.net", "assembly": "xUnit.net", "checkstyle": "Checkstyle",
    "coverage": "Cobertura", "html": "HTML", "robot": "Robot Framework", "test-results": "NUnit 2",
    "test-run": "NUnit 3", "TestRun": "Visual Studio (TRX)", "testExecutions": "SonarQube",
    "testng-results": "TestNG",
  ]

  /// The formats by members that no other has together.
  private static let documents: [(members: Set<String>, name: String)] = [
    (["runs", "version"], "SARIF"),
    (["mode", "shards"], "a plan of 'loccheck plan'"),
    (["findings", "version"], "a report of 'loccheck audit'"),
    (["numTotalTests", "testResults"], "Jest"),
    (["config", "suites"], "Playwright"),
    (["reportFormat", "results"], "CTRF"),
    (["sourceLanguage", "strings"], "a String Catalog"),
  ]
}
