import LocCheckDiagnostics
import LocCheckSources
import Testing

struct TargetGraphTests {
  /// A selection, so that a target has files.
  private static let files = [FileSelection("Sources", isFolder: true)]

  @Test func `a Podfile adds to its pods and to the targets of its names`() throws {
    let source = SourceText(
      path: "Podfile",
      text: """
        use_frameworks!
        target 'App' do
          pod 'Home', :path => 'Home'
        end
        post_install { |i| c.build_settings['SWIFT_EMIT_LOC_STRINGS'] = 'YES' }
        """)
    let app = SourceTarget(
      kind: .xcode, product: .application, name: "App", sources: Self.files, dependencies: ["Core"])
    let home = SourceTarget(kind: .pod, product: .library, name: "Home", sources: Self.files)
    let graph = TargetGraph([
      SourceProject(path: "App.xcodeproj/project.pbxproj", targets: [app]),
      PodfileReader.project(from: source).value,
      SourceProject(path: "Home/Home.podspec", targets: [home]),
    ])
    #expect(graph.targets.map(\.name) == ["App", "Home"])
    #expect(graph.targets[0].dependencies == ["Home"])
    #expect(graph.targets[1].product == .framework)
    #expect(graph.targets[1].usage?.text == "'Home'")
    #expect(graph.targets[1].settings.emitsStrings == true)
  }

  @Test func `products of packages stand for their targets`() {
    let app = SourceTarget(
      kind: .xcode, product: .application, name: "App", sources: Self.files,
      dependencies: ["KitUI", "Both", "Foreign"])
    let targets = ["Kit", "Core", "Both"].map {
      SourceTarget(kind: .package, product: .library, name: $0, sources: Self.files)
    }
    let graph = TargetGraph([
      SourceProject(path: "A", targets: [app]),
      SourceProject(
        path: "B", targets: targets,
        products: [
          PackageProduct(name: "KitUI", targets: ["Kit", "Core"]),
          PackageProduct(name: "Both", targets: ["Both", "Core"]),
        ]),
    ])
    #expect(graph.targets.first?.dependencies == ["Kit", "Core", "Both"])
  }
}
