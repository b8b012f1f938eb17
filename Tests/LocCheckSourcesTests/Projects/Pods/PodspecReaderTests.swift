import LocCheckDiagnostics
import LocCheckSources
import Testing

struct PodspecReaderTests {
  /// A pod whose catalog is in a resource bundle.
  private static let home = """
    # The first screen.
    Pod::Spec.new do |s|
      s.name             = ⟦'Home'⟧
      s.version          = '0.1.0'
      s.summary          = 'Tiles and a greeting.'
      s.description      = <<-DESC
    It's the "first" screen, s.name = 'No'.
                           DESC
      s.ios.deployment_target = '13.0'
      s.module_name  = "#{s.name}Kit"
      s.source_files = 'Sources/**/*.swift', 'Legacy'
      s.exclude_files = 'Sources/Drafts/**/*'
      s.resource_bundle = {
        ⟦'HomeBundle'⟧ => [
          'Sources/Resource/**/*.xcstrings',
          'Sources/Resource/**/*.xcassets',
        ]
      }
      s.pod_target_xcconfig = { 'DEFINES_MODULE' => 'YES', 'SWIFT_EMIT_LOC_STRINGS' => ⟦'YES'⟧ }
      s.dependency 'Networking/Core', '~> 2.0'
      s.dependency 'Home/Extra'
      s.test_spec 'Tests' do |t|
        t.source_files = 'Tests/**/*.swift'
      end
    end
    """

  /// Reads a podspec in the folder `Pods`.
  private func read(_ text: String) -> Diagnosed<SourceProject> {
    PodspecReader.project(from: MarkedProject(text, path: "Pods/Home.podspec").source)
  }

  /// Reads the body of a podspec.
  private func read(body: String) -> Diagnosed<SourceProject> {
    read("Pod::Spec.new do |s|\ns.name = 'Home'\n\(body)\nend")
  }

  @Test func `a resource bundle is a target beside that of the code`() throws {
    let marked = MarkedProject(Self.home, path: "Pods/Home.podspec")
    let result = PodspecReader.project(from: marked.source)
    #expect(result.diagnostics.isEmpty)
    #expect(result.value.targets.map(\.name) == ["Home", "Home-HomeBundle", "Home-Unit-Tests"])
    #expect(result.value.targets.map(\.product) == [.library, .resourceBundle, .tests])
    let (pod, bundle) = (result.value.targets[0], result.value.targets[1])
    #expect(
      pod.sources.lines == [
        "Pods/Sources/**/*.swift -Pods/Sources/Drafts/**/*",
        "Pods/Legacy/*.swift -Pods/Sources/Drafts/**/*",
      ])
    #expect(pod.resources.isEmpty)
    #expect(pod.dependencies == ["Networking", "Home-HomeBundle"])
    #expect(pod.moduleName == "HomeKit")
    #expect(pod.settings.platform == "iOS")
    #expect(pod.settings.emitsStrings == true)
    #expect(pod.settings.emissionRange?.text == "'YES'")
    #expect(bundle.resourceBundle == "HomeBundle")
    #expect(
      bundle.resources.map(\.pattern) == [
        "Pods/Sources/Resource/**/*.xcstrings", "Pods/Sources/Resource/**/*.xcassets",
      ])
    #expect([pod.range?.bounds, bundle.range?.bounds] == [marked.marks[0], marked.marks[1]])
  }

  @Test(
    arguments: [
      ("s.resources = ['A/*.lproj', 'B']", ["Pods/A/*.lproj", "Pods/A/*.lproj/**/*", "Pods/B/"]),
      ("s.resource = 'A.xcstrings'", ["Pods/A.xcstrings"]),
      (
        "s.ios.resources = %w[A/*.{strings,xcstrings} B.bundle]",
        ["Pods/A/*.{strings,xcstrings}", "Pods/B.bundle"]
      ),
      ("s.resources = Dir['A/**/*.strings']", ["Pods/A/**/*.strings"]),
      ("dir = 'Text'\ns.resources = \"#{dir}/*.strings\"", ["Pods/Text/*.strings"]),
      (
        "s.subspec 'UI' do |u|\nu.resources = 'A'\nu.subspec 'X' do |x|\nx.resources = 'B'\nend\nend",
        ["Pods/A/", "Pods/B/"]
      ),
    ])
  func `resources beside the code are its own`(body: String, expected: [String]) throws {
    let result = read(body: body)
    #expect(try #require(result.target("Home")).resources.lines == expected)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `several bundles are several targets, one in two places is one`() {
    let result = read(
      body: """
        s.resource_bundles = { 'A' => ['a/*'], "B" => 'b/*' }
        s.subspec 'More' do |ss|
          ss.resource_bundles = { 'A' => 'c/*' }
        end
        """)
    #expect(result.value.targets.map(\.name) == ["Home", "Home-A", "Home-B"])
    #expect(result.target("Home-A")?.resources.map(\.pattern) == ["Pods/a/*", "Pods/c/*"])
    #expect(result.target("Home")?.dependencies == ["Home-A", "Home-B"])
  }

  @Test func `what only code makes is told and left out`() {
    let result = read(
      body:
        "s.source_files = files(ENV['X'])\ns.resource_bundles = bundles\nif ENV['Y']\ns.resources = 'A'\nend"
    )
    #expect(
      result.found == [
        "project.unevaluated: files(ENV['X'])", "project.unevaluated: bundles",
        "project.unevaluated: if",
      ])
    #expect(result.target("Home")?.resources.lines == ["Pods/A/"])
  }

  @Test(arguments: ["", "s.name = 'x'", "Pod::Spec.create do |s| end"])
  func `another file is told`(text: String) {
    let result = read(text)
    #expect(result.value.targets.isEmpty)
    #expect(result.diagnostics.map(\.id) == ["project.unknown-podspec"])
  }

  @Test func `a podspec cut in half has the pod as far as it goes`() throws {
    let cut = try #require(Self.home.firstRange(of: "Sources/Resource/**/*.xcassets")).lowerBound
    let result = read(String(Self.home[..<cut]))
    #expect(result.value.targets.map(\.name) == ["Home", "Home-HomeBundle"])
    #expect(result.diagnostics.map(\.id) == ["project.unclosed-string"])
  }
}
