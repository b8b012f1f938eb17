import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests that no bytes crash the reader or lead it outside the file.
struct XLIFFFuzzTests {
  /// An export with a little of everything.
  private static let sample = MarkedExport(
    files: MarkedExport.file(
      transUnit("%lld é|==|plural.one", "%lld &lt;", "%lld <![CDATA[<é>]]>", state: "new")
        + transUnit("%lld é|==|plural.other", "%lld s", "<g id=\"1\">%lld</g> 中", state: "final")
        + transUnit("k|==|device.mac.plural.other", "a", "b")
        + "<group>\(transUnit("s", "%1$#@n@ %2$@", "%2$@ %1$#@n@"))</group>"
        + transUnit("s|==|substitutions.n.plural.other", "%1$lld", "%1$lld&#10;"))
      + MarkedExport.file(
        transUnit("/d:dict/NSStringLocalizedFormatKey:dict/:string", "%#@v@", "%#@v@")
          + transUnit("/d:dict/v:dict/other:dict/:string", "%d", "%d"),
        original: "en.lproj/L.stringsdict")
  ).source.bytes

  /// Reads bytes, asks for everything in them, and holds every place to the file.
  @discardableResult
  private func exercise(_ bytes: [UInt8]) -> Diagnosed<[Catalog]?> {
    let result = XLIFFReader.catalogs(from: SourceText(path: "de.xliff", bytes: bytes))
    for diagnostic in result.diagnostics {
      let bounds = diagnostic.range?.bounds ?? -1..<0
      #expect(bounds.lowerBound >= 0 && bounds.upperBound <= bytes.count)
    }
    for catalog in result.value ?? [] {
      for entry in catalog.entries {
        _ = (entry.comment, entry.extractionState, entry.localizations, entry.keyRange.text)
        for language in catalog.languages {
          _ = catalog.shippedMessage(for: entry.key, in: language, policy: ShippingPolicy())
        }
      }
    }
    return result
  }

  @Test func `every truncation is refused`() {
    let end = Self.sample.lastIndex(of: UInt8(ascii: ">")) ?? 0
    for length in 0...end {
      let result = exercise(Array(Self.sample.prefix(length)))
      #expect(result.value == nil)
      #expect(result.hasErrors)
    }
    #expect(exercise(Self.sample).value?.count == 1)
  }

  @Test func `every deleted byte is survived`() {
    for offset in Self.sample.indices {
      var bytes = Self.sample
      bytes.remove(at: offset)
      exercise(bytes)
    }
  }

  @Test(arguments: [100, 200, 300, 100_000])
  func `deep nesting is read or refused`(depth: Int) {
    let groups =
      String(repeating: "<group>", count: depth) + transUnit("k", "a", "b")
      + String(repeating: "</group>", count: depth)
    let result = exercise(MarkedExport(groups).source.bytes)
    #expect((result.value == nil) == (depth > 250))
    #expect(result.hasErrors == (depth > 250))
  }

  @Test func `deep markup in a text is read or refused`() {
    let text =
      String(repeating: "<g>", count: 200) + "v" + String(repeating: "</g>", count: 200)
    let result = exercise(MarkedExport(transUnit("k", "a", text)).source.bytes)
    #expect(result.value?.first?.value("k", "de") == "v")
  }

  @Test func `references that run into each other are read`() {
    let text = String(repeating: "%1$#@", count: 5)
    let result = exercise(MarkedExport(transUnit("k", text, text)).source.bytes)
    #expect(result.value?.first?.value("k", "de") == text)
  }

  @Test func `many units of one message are read`() {
    let units = (0..<2000).map {
      transUnit("k|==|substitutions.n\($0).plural.other", "%1$#@", "%1$#@n\($0)@ %1$lld")
    }
    let result = exercise(
      MarkedExport(transUnit("k", "a", "%1$#@n1@ %1$#@") + units.joined()).source.bytes)
    let german = result.value?.first?.entry(for: "k")?.localization(for: "de")
    #expect(german?.substitutions.count == 2000)
  }
}
