import LocCheckDiagnostics
import LocCheckSources
import Testing

struct PodfileReaderTests {
  /// A Podfile of an app with pods from the disk.
  private static let podfile = """
    platform :ios, '13.0'
    use_frameworks!
    inhibit_all_warnings!

    def shared_pods
      pod 'Home', :path => '../Modules/Home'
      pod 'Networking/Core', '~> 2.0'
    end

    target 'App' do
      shared_pods
      pod 'Profile/UI', path: './Profile.podspec'
      target 'AppTests' do
        inherit! :search_paths
        pod 'Fixtures', '1.0'
      end
    end

    """

  /// Reads a Podfile in the folder `App`.
  private func read(_ text: String) -> Diagnosed<SourceProject> {
    PodfileReader.project(from: SourceText(path: "App/Podfile", text: text))
  }

  @Test func `pods from the disk are targets with a place and a podspec`() {
    let project = read(Self.podfile).value
    #expect(project.targets.map(\.name) == ["Home", "Profile", "App", "AppTests"])
    #expect(project.targets.map(\.product) == [.framework, .framework, .other, .other])
    #expect(project.targets.compactMap(\.usage?.text) == ["'Home'", "'Profile/UI'"])
    #expect(project.targets[2].dependencies == ["Home", "Networking", "Profile"])
    #expect(project.targets[3].dependencies == ["Home", "Networking", "Profile", "Fixtures"])
    #expect(
      project.references.map { "\($0.kind) \($0.path)" } == [
        "pod Modules/Home/Home.podspec", "pod App/Profile.podspec",
      ])
  }

  @Test(
    arguments: [
      ("", nil, nil),
      (
        """
        post_install do |installer|
          installer.pods_project.targets.each do |target|
            target.build_configurations.each do |config|
              config.build_settings['SWIFT_EMIT_LOC_STRINGS'] = 'YES'
            end
          end
        end
        """, true, true
      ),
      (
        "post_install { |i| i.pods_project.targets.each { |t| t.build_configurations.each { |c|"
          + " c.build_settings[\"SWIFT_EMIT_LOC_STRINGS\"] = true } } }", true, true
      ),
      (
        """
        def strings(installer)
          installer.pods_project.targets.each do |target|
            target.build_configurations.each do |c|
              c.build_settings.merge!('SWIFT_EMIT_LOC_STRINGS' => 'NO')
              if target.name == 'Home'
                c.build_settings['SWIFT_EMIT_LOC_STRINGS'] = 'YES'
              end
            end
          end
        end
        post_install do |installer|
          strings(installer)
        end
        """, true, false
      ),
      ("post_install do |i|\n# c.build_settings['SWIFT_EMIT_LOC_STRINGS'] = 'YES'\nend", nil, nil),
      ("post_install do |i|\nc.build_settings['OTHER'] = 'YES'\nend", nil, nil),
    ] as [(String, Bool?, Bool?)])
  func `hooks that turn extraction on are found`(hook: String, home: Bool?, profile: Bool?) {
    let result = read(Self.podfile + hook)
    #expect(result.target("Home")?.settings.emitsStrings == home)
    #expect(result.target("Profile")?.settings.emitsStrings == profile)
  }

  @Test(
    arguments: [
      ("use_frameworks!", .framework), ("use_frameworks! :linkage => :static", .library),
      ("use_frameworks! :linkage => :dynamic", .framework), ("", .library),
    ] as [(String, SourceTarget.Product)])
  func `the way of linking is that of the target around`(
    line: String, product: SourceTarget.Product
  ) {
    let result = read(
      "target 'App' do\n\(line)\npod 'Home', :path => 'Home'\nend\ntarget 'B' do\nend")
    #expect(result.target("Home")?.product == product)
  }

  @Test func `methods that call each other end`() {
    let methods = (0..<40).map { "def m\($0)\nm\($0 + 1)\nm\($0 + 1)\nend\n" }.joined()
    let result = read(methods + "def m40\nm0\nend\ntarget 'App' do\nm0\npod 'Late'\nend")
    #expect(result.diagnostics.map(\.id) == ["project.unevaluated"])
  }
}
