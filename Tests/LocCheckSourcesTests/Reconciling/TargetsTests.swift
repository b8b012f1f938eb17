import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Which tables the code of a target reaches.
struct TargetsTests {
  /// An app, its extension, a package's target, and a pod with its resources in a target of their own.
  private let targets = [
    SourceTarget(kind: .xcode, product: .application, name: "App"),
    SourceTarget(kind: .xcode, product: .appExtension, name: "Widget"),
    SourceTarget(kind: .package, product: .library, name: "Kit"),
    SourceTarget(kind: .pod, product: .framework, name: "Home", dependencies: ["HomeResources"]),
    SourceTarget(kind: .pod, product: .resourceBundle, name: "HomeResources"),
  ]

  /// Holds messages of targets against tables.
  private func reconciled(
    _ messages: [SourceMessage], _ tables: [MessageTable]
  ) -> Reconciliation {
    Reconciliation(SourceExtraction(messages: messages), tables: tables, targets: targets)
  }

  @Test func `two catalogs of one name belong to the code of their targets`() {
    let swift = MarkedSwift("Text(\"Open\"); Text(\"Open\")")
    let result = reconciled(
      [
        swift.message("Open", target: "Widget"),
        swift.message("Open", occurrence: 1, target: "App"),
      ],
      [
        catalogTable("\"Open\":{}", targets: ["App"]),
        catalogTable("\"Open\":{}", targets: ["Widget"]),
      ])
    #expect(result.matches.map { $0.entry?.table } == [1, 0])
    #expect(result.findings.isEmpty)
  }

  @Test func `a key in the catalog of another target is not found`() {
    let swift = MarkedSwift("String(localized: \"No network\", bundle: .module)")
    let result = reconciled(
      [swift.message("No network", bundle: .module, target: "Kit")],
      [
        catalogTable("\"No network\":{}", targets: ["App"]),
        catalogTable("", targets: ["Kit"]),
      ])
    #expect(result.matchedKeys == [nil])
    #expect(
      result.rendered == """
        View.swift:1:19: warning: 'No network' is in the table 'Localizable' of target 'App' alone, and \
        the code is that of 'Kit' [extract.other-bundle]
           1 | String(localized: "No network", bundle: .module)
             |                   ^~~~~~~~~~~~
        Localizable.xcstrings:2:2: note: the entry that is there
          help: move the entry to a table of 'Kit', or name the bundle that has it

        """)
  }

  @Test func `a package's look-up without a bundle searches its own catalog and the app's`() {
    let swift = MarkedSwift("Text(\"Mine\"); Text(\"App's\"); Text(\"Widget's\")")
    let result = reconciled(
      ["Mine", "App's"].map { swift.message($0, target: "Kit") },
      [
        catalogTable("\"App's\":{},\"Mine\":{}", targets: ["App"]),
        catalogTable("\"Mine\":{}", targets: ["Kit"]),
      ])
    #expect(result.matches.map { $0.entry?.table } == [1, 0])
    #expect(result.findings.isEmpty)
  }

  @Test func `an app's look-up does not reach its extension`() {
    let swift = MarkedSwift("Text(\"Open\")")
    let result = reconciled(
      [swift.message("Open", target: "App")],
      [catalogTable("", targets: ["App"]), catalogTable("\"Open\":{}", targets: ["Widget"])])
    #expect(result.rules == ["other-bundle"])
  }

  @Test func `a pod has the tables of its resource bundle`() {
    let swift = MarkedSwift("NSLocalizedString(\"Lights\", bundle: .module, comment: \"\")")
    let result = reconciled(
      [swift.message("Lights", bundle: .module, target: "Home")],
      [catalogTable("\"Lights\":{}", targets: ["HomeResources"])])
    #expect(result.matchedKeys == ["Lights"])
    #expect(result.findings.isEmpty)
  }

  @Test(arguments: [
    BundleReference.type("Picker"), .named("PickerStrings"), .expression("bundle"),
  ])
  func `a bundle that the program finds may be any`(bundle: BundleReference) {
    let swift = MarkedSwift("Text(\"Open\", bundle: bundle)")
    let result = reconciled(
      [swift.message("Open", bundle: bundle, target: "App")],
      [catalogTable("\"Open\":{}", targets: ["Kit"])])
    #expect(result.matchedKeys == ["Open"])
    #expect(result.findings.isEmpty)
  }

  @Test func `a table that only another target has is missing`() {
    let swift = MarkedSwift("Text(\"Open\", tableName: \"Menu\")")
    let result = reconciled(
      [swift.message("Open", table: "Menu", target: "App")],
      [catalogTable("", targets: ["App"]), catalogTable("", name: "Menu", targets: ["Kit"])])
    #expect(
      result.rendered == """
        View.swift:1:6: error: target 'App' has no table 'Menu' [extract.missing-table]
           1 | Text("Open", tableName: "Menu")
             |      ^~~~~~
          help: target 'Kit' has one of that name

        """)
  }

  @Test func `a table that several other targets have is missing`() {
    let swift = MarkedSwift("Text(\"Open\", tableName: \"Menu\")")
    let result = reconciled(
      [swift.message("Open", table: "Menu", target: "App")],
      [
        catalogTable("", targets: ["App"]),
        catalogTable("", name: "Menu", targets: ["Kit", "Widget"]),
      ])
    #expect(result.findings.map(\.help) == ["targets 'Kit', 'Widget' have one of that name"])
  }

  /// Returns the messages of some keys in code that belongs to no target.
  private func orphans(_ keys: String...) -> [SourceMessage] {
    let text = keys.map { "Text(\"\($0)\")\n" }.joined()
    let swift = MarkedSwift(text, path: "Orphan.swift")
    return keys.map { key in
      var message = swift.message(key)
      message.isOutsideTargets = true
      return message
    }
  }

  @Test func `code that belongs to no target has no part in the tables of targets`() {
    let result = reconciled(
      orphans("Open", "Close"), [catalogTable("\"Open\":{}", targets: ["App"])])
    #expect(result.matchedKeys == [nil, nil])
    #expect(
      result.findings.map(\.message) == [
        "'Open' is used in code that belongs to no target alone",
        "'Orphan.swift' belongs to no target: no target's table is searched for its 2 messages",
      ])
    #expect(result.rules == ["stale-key", "untargeted-code"])
    #expect(result.findings.map(\.severity) == [.note, .note])
  }

  @Test func `code that belongs to no target has the tables that belong to none`() {
    let result = reconciled(
      orphans("Open", "Close"),
      [catalogTable("\"Close\":{}", targets: ["App"]), catalogTable("\"Open\":{}")])
    #expect(result.matchedKeys == ["Open", nil])
    #expect(result.rules.contains("missing-key"))
    #expect(!result.rules.contains("other-bundle"))
  }

  @Test func `a bundle among the sources is searched where code finds a bundle alone`() {
    let swift = MarkedSwift("NSLocalizedString(\"Open\")\nText(\"Open\")")
    var nested = stringsTable("\"Open\" = \"Open\";\n\"Close\" = \"Close\";")
    nested.path = "App/Chooser.bundle"
    let own = catalogTable("\"Other\":{}", targets: ["App"])
    let found = reconciled(
      [swift.message("Open", bundle: .expression("bundle"), target: "App")], [own, nested])
    #expect(found.matchedKeys == ["Open"])
    let missing = reconciled([swift.message("Open", occurrence: 1, target: "App")], [own, nested])
    #expect(missing.matchedKeys == [nil])
    // Nobody uses the bundle, so none of its entries is left over.
    #expect(missing.rules == ["stale-key", "missing-key"])
  }

  @Test func `a missing key names the target where there are several tables of the name`() {
    let swift = MarkedSwift("Text(\"Open\")")
    let result = reconciled(
      [swift.message("Open", target: "App")],
      [catalogTable("", targets: ["App"]), catalogTable("", targets: ["Widget"])])
    #expect(
      result.lines == [
        "View.swift:1:6: error: 'Open' is not in the table 'Localizable' of target 'App' "
          + "[extract.missing-key]"
      ])
  }

  @Test func `what is not known reaches everything`() {
    let swift = MarkedSwift("Text(\"A\"); Text(\"B\")")
    let unknown = reconciled(
      [swift.message("A"), swift.message("B", target: "Tool")],
      [catalogTable("\"A\":{},\"B\":{}", targets: ["Kit"])])
    #expect(unknown.matchedKeys == ["A", "B"])
    let unowned = reconciled([swift.message("A", target: "Kit")], [catalogTable("\"A\":{}")])
    #expect(unowned.matchedKeys == ["A"])
  }
}
