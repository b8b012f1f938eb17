import LocCheckDiagnostics
import LocCheckSources
import Testing

struct TargetFindingsTests {
  /// A file of code, for the places of messages.
  private let code = SourceText(path: "Home.swift", text: "\"Scan the code\"\n")

  /// Returns a message of a target.
  private func message(
    _ target: String?, table: String? = nil, bundle: BundleReference = .unspecified,
    api: String = "String(localized:)"
  ) -> SourceMessage {
    SourceMessage(
      key: MessagePattern("Scan the code"), table: table, bundle: bundle, api: api, target: target,
      location: code.location(at: 0), range: code.range(0..<15))
  }

  /// Returns a target that is declared in a file of its name.
  private func target(
    _ name: String, _ kind: SourceTarget.Kind, _ product: SourceTarget.Product,
    dependencies: [String] = [], emits: Bool? = true
  ) -> SourceTarget {
    let source = SourceText(path: "\(name).project", text: name)
    return SourceTarget(
      kind: kind, product: product, name: name, range: source.range(0..<name.utf8.count),
      sources: [FileSelection("Sources")], dependencies: dependencies,
      settings: LocalizationSettings(emitsStrings: emits))
  }

  /// Returns a target with code and, where it is named, a catalog.
  private func member(_ target: SourceTarget, catalog: String? = nil) -> TargetMembership {
    TargetMembership(
      target: target, swiftFiles: ["\(target.name).swift"],
      catalogs: catalog.map { [$0] } ?? [],
      tables: catalog == nil ? [] : ["Localizable"])
  }

  /// Spells findings: the id and the place.
  private func lines(
    _ targets: [TargetMembership], schemes: [SourceScheme] = [], messages: [SourceMessage]
  ) -> [String] {
    TargetFindings(targets: targets, schemes: schemes, messages: messages).findings.map {
      "\($0.id.name.dropFirst("extract.".count)) \($0.range.map { "\($0.start)" } ?? "-")"
    }
  }

  @Test func `targets of one name are told apart by their projects`() throws {
    var package = target("Nos", .package, .library)
    package.range = SourceText(path: "Package.swift", text: "Nos").range(0..<3)
    let path = "Very/long/path/of/folders/that/reaches/to/the/end/of/the/line/Localizable.xcstrings"
    let members = [package, target("Nos", .xcode, .application)].map { member($0, catalog: path) }
    let findings = TargetFindings(targets: members, schemes: [], messages: []).findings
    let finding = try #require(findings.first { $0.id == "extract.shared-catalog" })
    #expect(
      finding.message.hasPrefix(
        "'\(path)' belongs to the targets 'Nos' of 'Package.swift', 'Nos' of 'Nos.project': "))
  }

  @Test func `the number of messages that are not handed over is told`() {
    let members = [member(target("App", .xcode, .application, emits: nil), catalog: "a.xcstrings")]
    for (count, words) in [(1, "its message"), (3, "its 3 messages")] {
      let messages = (0..<count).map { _ in message("App") }
      let findings = TargetFindings(targets: members, schemes: [], messages: messages).findings
      let finding = findings.first { $0.id == "extract.emission-off" }
      #expect(finding?.message.hasSuffix("does not hand over \(words)") == true)
    }
  }

  @Test func `each reason why the strings of a pod are not synced is told in one run`() throws {
    let podfile = SourceText(
      path: "Podfile",
      text: "use_frameworks!\ntarget 'App' do\n  pod 'Home', :path => 'Modules/Home'\nend\n")
    let podspec = SourceText(
      path: "Modules/Home/Home.podspec",
      text: """
        Pod::Spec.new do |s|
          s.name = 'Home'
          s.source_files = 'Sources/**/*.swift'
          s.resource_bundle = {
            'HomeBundle' => ['Sources/Resource/**/*.xcstrings']
          }
        end
        """)
    let graph = TargetGraph([
      PodfileReader.project(from: podfile).value, PodspecReader.project(from: podspec).value,
    ])
    let catalog = "Modules/Home/Sources/Resource/HomeLocalizable.xcstrings"
    let members = graph.targets.map { target in
      target.product == .resourceBundle
        ? TargetMembership(target: target, catalogs: [catalog], tables: ["HomeLocalizable"])
        : TargetMembership(target: target, swiftFiles: ["Modules/Home/Sources/Home.swift"])
    }
    let messages = [
      message("Home", table: "HomeLocalizable", bundle: .expression("BundleToken.bundle"))
    ]
    let scheme = SourceScheme(name: "App", targets: ["App"])
    let findings = TargetFindings(targets: members, schemes: [scheme], messages: messages).findings
    #expect(
      findings.map { "\($0.id) \($0.range.map { "\($0.start)" } ?? "-")" } == [
        "extract.unsynced-target Podfile:3:7", "extract.emission-off Podfile:3:7",
        "extract.separate-resource-bundle Modules/Home/Home.podspec:5:5",
      ])
    #expect(
      findings.map(\.message) == [
        "the message of pod 'Home' is not synced: no scheme lists or reaches it, of 'App'",
        "SWIFT_EMIT_LOC_STRINGS is not set for pod 'Home' and is NO by default: the compiler does"
          + " not hand over its message",
        "'HomeLocalizable.xcstrings' lies in the target 'Home-HomeBundle', which has no code: a"
          + " build of 'Home' syncs nothing into it",
      ])
    let help = findings.compactMap(\.help)
    #expect(help[1].contains("configuration.build_settings['SWIFT_EMIT_LOC_STRINGS'] = 'YES'"))
    #expect(help[2].contains("s.resources = 'Sources/Resource/HomeLocalizable.xcstrings'"))
  }

  @Test func `a pod that a scheme lists and whose hook is set is fine`() {
    let home = member(target("Home", .pod, .framework), catalog: "Home.xcstrings")
    let scheme = SourceScheme(name: "App", targets: ["App", "Home"])
    #expect(lines([home], schemes: [scheme], messages: [message("Home", bundle: .type("A"))]) == [])
  }

  @Test(
    arguments: [
      ([], []), (["App"], ["unsynced-target Kit.project:1:1"]), (["Tool"], []),
      (["App", "Kit"], []),
    ] as [([String], [String])])
  func `a target is synced by schemes that list or reach it`(scheme: [String], expected: [String]) {
    let members = [
      member(target("App", .xcode, .application)),
      member(target("Tool", .xcode, .other, dependencies: ["Middle"])),
      member(target("Middle", .xcode, .framework, dependencies: ["Kit"])),
      member(target("Kit", .package, .library), catalog: "Kit.xcstrings"),
    ]
    let schemes = scheme.isEmpty ? [] : [SourceScheme(name: "S", targets: scheme)]
    let messages = [message("App"), message("Kit", bundle: .module)]
    #expect(lines(members, schemes: schemes, messages: messages) == expected)
  }

  @Test(
    arguments: [
      (.xcode, .application, nil, ["emission-off A.project:1:1"]),
      (.xcode, .application, false, ["emission-off A.project:1:1"]),
      (.xcode, .application, true, []), (.package, .library, nil, ["emission-off A.project:1:1"]),
      (.package, .library, true, []), (.xcode, .tests, nil, []),
    ] as [(SourceTarget.Kind, SourceTarget.Product, Bool?, [String])])
  func `extraction is off unless it is turned on`(
    kind: SourceTarget.Kind, product: SourceTarget.Product, emits: Bool?, expected: [String]
  ) {
    let one = member(target("A", kind, product, emits: emits), catalog: "A.xcstrings")
    #expect(lines([one], messages: [message("A", bundle: .current)]) == expected)
  }

  @Test func `extraction does not matter without messages or without a catalog`() {
    let members = [
      member(target("A", .xcode, .application, emits: nil), catalog: "A.xcstrings"),
      member(target("B", .xcode, .framework, emits: nil)),
    ]
    #expect(lines(members, messages: [message("B")]) == [])
  }

  @Test func `a catalog in two targets is told once`() {
    let members = [
      member(target("App", .xcode, .application), catalog: "Localizable.xcstrings"),
      member(target("Widget", .xcode, .appExtension), catalog: "Localizable.xcstrings"),
      member(target("AppTests", .xcode, .tests), catalog: "Localizable.xcstrings"),
      member(target("Other", .xcode, .appExtension), catalog: "Other.xcstrings"),
    ]
    let findings = TargetFindings(targets: members, schemes: [], messages: []).findings
    #expect(findings.map(\.id) == ["extract.shared-catalog"])
    #expect(findings.first?.range?.text == "Widget")
    #expect(findings.first?.notes.compactMap(\.range?.text) == ["App"])
    #expect(
      findings.map(\.message) == [
        "'Localizable.xcstrings' belongs to the targets 'App', 'Widget': a build of one takes what"
          + " the others alone use for stale"
      ])
  }

  @Test(
    arguments: [
      (.package, .library, .unspecified, nil, true), (.package, .other, .unspecified, nil, true),
      (.package, .application, .unspecified, nil, false), (.package, .library, .module, nil, false),
      (.package, .library, .current, nil, false), (.package, .library, .main, nil, false),
      (.package, .library, .main, "Localizable", true), (.package, .library, .main, "Else", false),
      (.xcode, .application, .unspecified, nil, false),
      (.xcode, .appExtension, .unspecified, nil, false),
      (.xcode, .framework, .unspecified, nil, true), (.xcode, .library, .unspecified, nil, false),
      (.xcode, .framework, .type("A"), nil, false), (.pod, .framework, .unspecified, nil, true),
      (.pod, .library, .unspecified, nil, false),
    ] as [(SourceTarget.Kind, SourceTarget.Product, BundleReference, String?, Bool)])
  func `code with tables of its own names its bundle`(
    kind: SourceTarget.Kind, product: SourceTarget.Product, bundle: BundleReference,
    table: String?, isFound: Bool
  ) {
    let one = member(target("A", kind, product), catalog: "A.xcstrings")
    let scheme = SourceScheme(name: "A", targets: ["A"])
    let expected = isFound ? ["missing-bundle Home.swift:1:1"] : []
    #expect(
      lines([one], schemes: [scheme], messages: [message("A", table: table, bundle: bundle)])
        == expected)
  }

  @Test func `code without tables looks messages up for others`() {
    let one = member(target("A", .package, .library))
    #expect(lines([one], messages: [message("A"), message(nil), message("Unknown")]) == [])
  }

  @Test(
    arguments: [
      ("Text", "write 'bundle: .module', or 'bundle: #bundle' since Xcode 26"),
      ("NSLocalizedString", "write 'bundle: .module', or 'bundle: #bundle' since Xcode 26"),
      (
        "LocalizedStringResource",
        "write 'bundle: #bundle', or 'bundle: .atURL(Bundle.module.bundleURL)' before Xcode 26"
      ),
      (
        "Button",
        "write 'Text(…, bundle: .module)' where a Text can be passed, or a LocalizedStringResource"
          + " with 'bundle: #bundle'"
      ),
    ])
  func `the help fits what took the literal`(api: String, help: String) {
    let one = member(target("A", .package, .library), catalog: "A.xcstrings")
    let findings = TargetFindings(targets: [one], schemes: [], messages: [message("A", api: api)])
      .findings
    #expect(findings.map(\.help) == [help])
    #expect(findings.first?.subject?.key == "Scan the code")
  }

  @Test func `code of a pod with a resource bundle is sent to that bundle`() {
    var bundle = target("A-Text", .pod, .resourceBundle)
    bundle.resourceBundle = "Text"
    let members = [
      member(target("A", .pod, .library, dependencies: ["A-Text"])),
      TargetMembership(target: bundle, tables: ["Localizable"]),
    ]
    let findings = TargetFindings(targets: members, schemes: [], messages: [message("A")]).findings
    #expect(findings.map(\.id) == ["extract.missing-bundle"])
    #expect(
      findings.first?.help
        == "pass as 'bundle:' the bundle 'Text.bundle' in 'Bundle(for:)' of a class of pod 'A'")
  }
}
