import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import Testing

/// Look-ups over compiled files, whose places Core Foundation searches one after the other.
struct CompiledBundleTests {
  @Test(arguments: [("a", "plain from dict"), ("z", "zs")] as [(MessageKey, String)])
  func `V35: a stringsdict comes before the strings of the same table`(
    _ key: MessageKey, _ expected: String
  ) throws {
    let bundle = Bundles.bundle(
      Bundles.file(
        "Dict", in: "en", ["a": .text("from strings"), "z": .text("zs")]),
      Bundles.file("Dict", in: "en", as: .stringsdict, ["a": .text("plain from dict")]))
    #expect(try Bundles.resolve(key, table: "Dict", in: [bundle], for: "en").text == expected)
  }

  @Test func `V36: a table at the root hides those of all localizations`() throws {
    let bundle = Bundles.bundle(
      Bundles.file("Root", in: "fr", ["root": .text("fr file")]),
      Bundles.file("Root", in: nil, ["root": .text("root file")]))
    let resolution = try Bundles.resolve("root", table: "Root", in: [bundle], for: "fr")
    #expect(resolution.text == "root file")
    #expect(resolution.trace.localization == "root")
    #expect(resolution.trace.source == .fallback("root"))
    #expect(resolution.findings.map(\.id) == ["lookup.root-table"])
  }

  @Test func `a table at the root of a bundle without translations is no surprise`() throws {
    let bundle = Bundles.bundle(Bundles.file(in: nil, ["k": .text("text")]))
    let resolution = try Bundles.resolve("k", in: [bundle], for: "en-GB")
    #expect(resolution.text == "text")
    #expect(resolution.trace.source == .catalog)
    #expect(resolution.findings == [])
  }

  @Test(arguments: ["en", "fr"])
  func `V37: a table that only Base has is found`(_ locale: String) throws {
    let bundle = Bundles.bundle(
      localizations: ["fr"], Bundles.file("BaseT", in: "Base", ["b": .text("base b")]))
    let resolution = try Bundles.resolve("b", table: "BaseT", in: [bundle], for: locale)
    #expect(resolution.text == "base b")
    #expect(resolution.trace.localization == "Base")
    #expect(resolution.trace.source == (locale == "en" ? .catalog : .fallback("Base")))
  }

  @Test func `Base comes after the first localization and before the others`() throws {
    let files = ["en-GB", "en", "Base"].map { folder in
      Bundles.file(in: folder, ["k": .text(folder + " text")])
    }
    let contents = BundleContents(files: files)
    let bundle = ResourceBundle(contents: contents, developmentRegion: "en", policy: .init())
    #expect(try Bundles.resolve("k", in: [bundle], for: "en-AU").text == "en-GB text")
    let rest = BundleContents(files: Array(files.dropFirst()), localizations: ["en-GB"])
    let without = ResourceBundle(contents: rest, developmentRegion: "en", policy: .init())
    #expect(try Bundles.resolve("k", in: [without], for: "en-AU").text == "Base text")
  }

  @Test func `strings and stringsdict may come from different localizations`() throws {
    let plural = Messages.plural([.one: "%lld file", .other: "%lld files"])
    let bundle = Bundles.bundle(
      Bundles.file(in: "en", ["title": .text("Files")]),
      Bundles.file(in: "en", as: .stringsdict, ["count": .message(plural)]),
      Bundles.file(in: "de", ["title": .text("Dateien")]))
    #expect(try Bundles.resolve("title", in: [bundle], for: "de").text == "Dateien")
    let count = try Bundles.resolve("count", [.int(2)], in: [bundle], for: "de")
    #expect(count.text == "2 files")
    #expect(count.trace.source == .fallback("en"))
  }

  @Test func `a loctable is both files of each of its languages`() throws {
    let plural = Messages.plural([.one: "%lld Datei", .other: "%lld Dateien"])
    let bundle = Bundles.bundle(
      Bundles.file(in: "en", as: .loctable, ["title": .text("Files")]),
      Bundles.file(
        in: "de", as: .loctable, ["title": .text("Dateien"), "count": .message(plural)]))
    #expect(try Bundles.resolve("title", in: [bundle], for: "de").text == "Dateien")
    #expect(try Bundles.resolve("count", [.int(2)], in: [bundle], for: "de").text == "2 Dateien")
  }

  @Test(arguments: [("English", "en-GB", "hello"), ("zh_TW", "zh-Hant-TW", "hello")])
  func `folders with legacy names serve their languages`(
    _ folder: String, _ locale: String, _ expected: String
  ) throws {
    let bundle = Bundles.bundle(
      developmentRegion: "fr", Bundles.file(in: "fr", ["k": .text("bonjour")]),
      Bundles.file(in: folder, ["k": .text("hello")]))
    let resolution = try Bundles.resolve("k", in: [bundle], for: locale)
    #expect(resolution.text == expected)
    #expect(resolution.trace.source == .catalog)
  }

  @Test(arguments: [(false, "en text"), (true, "fr text")])
  func `a framework follows the app's language unless the app allows a mix`(
    _ isMixed: Bool, _ expected: String
  ) throws {
    let app = Bundles.bundle(
      information: BundleInformation(allowsMixedLocalizations: isMixed),
      Bundles.file(in: "en", [:]))
    let kit = Bundles.bundle(
      named: "Kit", Bundles.file(in: "en", ["k": .text("en text")]),
      Bundles.file(in: "fr", ["k": .text("fr text")]))
    #expect(try Bundles.resolve("k", bundle: "Kit", in: [app, kit], for: "fr").text == expected)
  }

  @Test func `localizations of the Info plist count, and so does an empty folder`() throws {
    let bundle = Bundles.bundle(
      developmentRegion: nil, localizations: ["de"],
      information: BundleInformation(developmentRegion: "fr", localizations: ["it"]),
      Bundles.file(in: "fr", ["k": .text("fr text")]))
    #expect(bundle.localizations == ["fr", "de", "it"])
    // The user's language has a folder without the table: the file of the last resort is read.
    let resolution = try Bundles.resolve("k", in: [bundle], for: "de")
    #expect(resolution.trace.negotiated == ["de", "fr"])
    #expect(resolution.text == "fr text")
    #expect(resolution.trace.source == .fallback("fr"))
  }

  @Test(arguments: [(50, "Hi"), (100, "Hi"), (250, "Welcome"), (999, "Welcome to the store!")])
  func `V32: the width chooses the largest variant that is not above it, else the smallest`(
    _ width: Int, _ expected: String
  ) throws {
    let bundle = Bundles.bundle(policy: ShippingPolicy(width: width), Self.widths)
    let resolution = try Bundles.resolve("Welcome", in: [bundle], for: "en")
    #expect(resolution.text == expected)
    #expect(resolution.findings == [])
  }

  @Test func `a text with variants for widths wants to know the width`() throws {
    let resolution = try Bundles.resolve(
      "Welcome", in: [Bundles.bundle(Self.widths)], for: "en")
    #expect(resolution.text == "Welcome to the store!")
    #expect(resolution.findings.map(\.id) == ["lookup.needs-width"])
    #expect(resolution.findings.map(\.severity) == [.error])
  }

  @Test(arguments: [
    (Device.iphone, "Tap"), (.mac, "Click"), (.ipad, "Press"), (.appletv, "Press"),
  ])
  func `a device without a variant of its own shows the one for all others`(
    _ device: Device, _ expected: String
  ) throws {
    let values = ["iphone": "Tap", "mac": "Click", "other": "Press"].compactMap { name, text in
      Device(rawValue: name).map { StringsTable.DeviceForm(device: $0, value: .text(text)) }
    }
    let bundle = Bundles.bundle(
      policy: ShippingPolicy(device: device),
      Bundles.file(in: "en", as: .stringsdict, ["press": .devices(values)]))
    #expect(try Bundles.resolve("press", in: [bundle], for: "en").text == expected)
  }

  @Test func `an empty text is shown blank, and said to be`() throws {
    let bundle = Bundles.bundle(
      Bundles.file(in: "en", ["k": .text("Save")]), Bundles.file(in: "de", ["k": .text("")]))
    let resolution = try Bundles.resolve("k", in: [bundle], for: "de")
    #expect(resolution.text.isEmpty)
    #expect(resolution.trace.source == .catalog)
    #expect(resolution.findings.map(\.id) == ["lookup.empty-text"])
  }

  @Test(arguments: ["de", "en"])
  func `a development language that the product lacks is not shown`(_ locale: String) throws {
    let bundle = Bundles.bundle(
      developmentRegion: nil, information: BundleInformation(developmentRegion: "en"),
      Bundles.file(in: "fr", ["k": .text("seulement")]))
    #expect(bundle.localizations == ["fr"])
    let resolution = try Bundles.resolve("k", in: [bundle], for: locale)
    #expect(resolution.text == "seulement")
    #expect(resolution.trace.source == .fallback("fr"))
  }

  /// The example of Apple's documentation of width variants.
  private static let widths = Bundles.file(
    in: "en", as: .stringsdict,
    [
      "Welcome": .widths([
        .init(width: 200, form: .init("Welcome", variant: "width.200")),
        .init(width: 100, form: .init("Hi", variant: "width.100")),
        .init(width: 300, form: .init("Welcome to the store!", variant: "width.300")),
      ])
    ])
}
