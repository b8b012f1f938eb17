import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Project files that are cut off, merged badly, or that no Xcode would write.
struct DamagedProjectTests {
  @Test func `a file cut in half gives the targets before the cut`() throws {
    let text = XcodeFixtures.grouped
    let cut = try #require(text.firstRange(of: "\t\tT002 /*")).lowerBound
    let result = XcodeFixtures.read(text[..<cut] + "\t\tT002 = {isa = PBXNativeTarget; name = Ba")
    #expect(result.value.targets.map(\.name) == ["Bakery"])
    #expect(result.target("Bakery")?.sources.count == 3)
    #expect(result.diagnostics.map(\.id) == ["project.missing-semicolon"])
    let problem = try #require(result.diagnostics.first)
    #expect(problem.severity == .error)
    #expect(problem.range?.start.line == 64)
    #expect(problem.notes.map(\.message) == ["the project is read as far as it goes"])
  }

  @Test func `a project without targets says so`() {
    let result = XcodeFixtures.read("{}")
    #expect(result.diagnostics.map(\.id) == ["project.no-targets"])
    #expect(result.diagnostics.map(\.severity) == [.note])
  }

  @Test func `where a file ends nothing is advised about keys`() {
    let result = XcodeFixtures.read("{ objects")
    #expect(result.diagnostics.map(\.id).contains("project.missing-equals"))
    #expect(result.diagnostics.allSatisfy { $0.help == nil })
  }

  @Test func `every cut of a file ends with a finding and without a trap`() {
    let bytes = Array(XcodeFixtures.synchronized.utf8)
    for length in stride(from: 0, to: bytes.count - 1, by: 41) {
      let source = SourceText(path: "A.xcodeproj/project.pbxproj", bytes: Array(bytes[..<length]))
      let result = XcodeProjectReader.project(from: source)
      // A cut in the first comment leaves a file that is empty.
      #expect(length < 16 || result.hasErrors, "\(length)")
    }
  }

  @Test func `of a merge conflict the side that was checked out counts`() throws {
    let text = XcodeFixtures.grouped.replacing(
      "\t\t\tname = ⟦Bakery⟧;\n",
      with: "<<<<<<< HEAD\n\t\t\tname = Mine;\n=======\n\t\t\tname = Theirs;\n>>>>>>> other\n")
    let result = XcodeFixtures.read(text)
    #expect(result.value.targets.map(\.name) == ["Mine", "BakeryTests"])
    #expect(result.diagnostics.map(\.id) == ["project.merge-conflict"])
  }

  @Test func `references to missing objects are told where they stand`() {
    let text = """
      {objects = {
        T1 = {isa = PBXNativeTarget; name = A; buildPhases = (S1, S9, ); dependencies = (D9, );
          buildConfigurationList = L9; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B9, ); };
        B1 = {isa = PBXBuildFile; fileRef = F9; };
        P1 = {isa = PBXProject; targets = (T1, T9, ); };
      }; rootObject = P1; }
      """
    let result = XcodeFixtures.read(text)
    #expect(result.value.targets.map(\.name) == ["A"])
    #expect(
      result.found == ["S9", "D9", "L9", "B9", "F9", "T9"].map { "project.missing-object: \($0)" })
  }

  @Test func `groups that lie in themselves have paths all the same`() throws {
    let text = """
      {objects = {
        T1 = {isa = PBXNativeTarget; name = A; buildPhases = (S1, ); };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = A.swift; };
        G1 = {isa = PBXGroup; path = One; children = (G2, ); };
        G2 = {isa = PBXGroup; path = Two; children = (G1, F1, ); };
      }; }
      """
    let result = XcodeFixtures.read(text)
    #expect(result.target("A")?.sources.lines == ["App/One/Two/A.swift"])
    #expect(result.found == ["project.cyclic-group: Two"])
  }

  @Test func `groups nested without end are cut off`() throws {
    let groups = (0..<2000).map {
      "G\($0) = {isa = PBXGroup; path = d; children = (G\($0 + 1)); };"
    }
    let text = """
      {objects = {
        T1 = {isa = PBXNativeTarget; name = A; buildPhases = (S1, ); };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        B1 = {isa = PBXBuildFile; fileRef = G2000; };
        G2000 = {isa = PBXFileReference; path = A.swift; };
        \(groups.joined(separator: "\n"))
      }; }
      """
    let result = XcodeFixtures.read(text)
    let path = try #require(result.target("A")?.sources.first).pattern
    #expect(path == "App/A.swift")
    #expect(result.diagnostics.map(\.id) == ["project.too-deep"])
  }

  @Test func `a phase that many targets name belongs to the first`() {
    let targets = (0..<300).map {
      "T\($0) = {isa = PBXNativeTarget; name = A\($0); buildPhases = (S, ); };"
    }
    let files = (0..<300).map { "B\($0) = {isa = PBXBuildFile; fileRef = F; };" }
    let list = (0..<300).map { "B\($0), " }.joined()
    let text = """
      {objects = {\(targets.joined())\(files.joined()) S = {isa = PBXSourcesBuildPhase; files = (\(list)); };
      F = {isa = PBXFileReference; path = A.swift; }; }; }
      """
    let result = XcodeFixtures.read(text)
    #expect(result.value.targets.map(\.sources.count) == [1] + [Int](repeating: 0, count: 299))
  }

  @Test(arguments: [
    "", "{}", "{objects = 1;}", "{objects = {T = 1; U = {}; };}", "<plist/>", "[1]",
  ])
  func `what holds no targets gives none`(text: String) {
    #expect(XcodeFixtures.read(text).value.targets.isEmpty)
  }
}
