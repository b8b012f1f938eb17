import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// The bytes of a catalog, in Xcode's layout, that entries are added to and removed from.
struct StringCatalogWriterTests {
  /// Three entries, in Xcode's order.
  private static let catalog = xcode(
    """
    "" : {

    },
    "Bread" : {
      "comment" : "A"
    },
    "salt.title" : {
      "extractionState" : "manual"
    }
    """)

  @Test func `nothing to do changes nothing`() {
    #expect(changed(Self.catalog, by: CatalogEdits()) == Self.catalog)
    let strangers = CatalogEdits(updates: ["a": EntryUpdate(comment: "c")], removals: ["b"])
    #expect(changed(Self.catalog, by: strangers) == Self.catalog)
  }

  @Test func `entries go where the Finder puts their names`() {
    #expect(
      changed(Self.catalog, adding: "bread", "Page 10", "page 2", "Page 2", "zest")
        == xcode(
          """
          "" : {

          },
          "bread" : {

          },
          "Bread" : {
            "comment" : "A"
          },
          "page 2" : {

          },
          "Page 2" : {

          },
          "Page 10" : {

          },
          "salt.title" : {
            "extractionState" : "manual"
          },
          "zest" : {

          }
          """))
  }

  @Test func `an entry has its comment, state and source value, escaped as Xcode does`() {
    let entry = NewEntry(
      comment: "\"Line\"\n2\t\u{1}", extractionState: .extractedWithValue,
      sourceValue: "Über/\\\u{2028}")
    #expect(
      changed(xcode("\"b\" : {\n\n}"), by: CatalogEdits(additions: ["a": entry]))
        == xcode(
          #"""
          "a" : {
            "comment" : "\"Line\"\n2\t\u0001",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Über/\\\u2028"
                }
              }
            }
          },
          "b" : {

          }
          """#))
  }

  @Test func `a key the catalog has is not added again, however it is escaped`() {
    let text = xcode(#""a\/b\u00e9" : {\#n\#n}"#)
    #expect(changed(text, adding: "a/bé") == text)
    let decomposed = changed(text, adding: "a/be\u{301}")
    #expect(decomposed?.contains("\"a/be\u{301}\" : {") == true)
    #expect(decomposed?.contains(#""a\/b\u00e9" : {"#) == true)
  }

  @Test(arguments: [
    (["" as MessageKey], "\"Bread\" : {\n  \"comment\" : \"A\"\n},\n\(manual)"),
    (["Bread"], "\"\" : {\n\n},\n\(manual)"),
    (["salt.title"], "\"\" : {\n\n},\n\"Bread\" : {\n  \"comment\" : \"A\"\n}"),
    (["", "Bread"], manual),
    (["Bread", "salt.title"], "\"\" : {\n\n}"),
    (["", "salt.title"], "\"Bread\" : {\n  \"comment\" : \"A\"\n}"),
  ])
  func `entries are removed with their commas`(_ keys: [MessageKey], _ rest: String) {
    #expect(changed(Self.catalog, by: CatalogEdits(removals: Set(keys))) == xcode(rest))
  }

  /// The last entry of the catalog.
  private static let manual = "\"salt.title\" : {\n  \"extractionState\" : \"manual\"\n}"

  @Test func `entries replace those that go`() {
    let edits = CatalogEdits(
      additions: ["a": NewEntry(), "t": NewEntry()], removals: ["", "salt.title"])
    #expect(
      changed(Self.catalog, by: edits)
        == xcode(
          """
          "a" : {

          },
          "Bread" : {
            "comment" : "A"
          },
          "t" : {

          }
          """))
  }

  @Test func `without entries there is a blank line, and with the first again none`() {
    let empty =
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
    let all = CatalogEdits(removals: ["", "Bread", "salt.title"])
    #expect(changed(Self.catalog, by: all) == empty)
    #expect(changed(empty, adding: "b", "a") == xcode("\"a\" : {\n\n},\n\"b\" : {\n\n}"))
    let exchange = CatalogEdits(additions: ["a": NewEntry()], removals: all.removals)
    #expect(changed(Self.catalog, by: exchange) == xcode("\"a\" : {\n\n}"))
  }

  @Test func `a new catalog is Xcode's`() {
    let bytes = StringCatalogWriter.bytes(
      ofNewCatalogIn: "en", entries: ["b": NewEntry(), "A": NewEntry(comment: "c")])
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == xcode("\"A\" : {\n  \"comment\" : \"c\"\n},\n\"b\" : {\n\n}"))
    #expect(
      StringCatalogWriter.bytes(ofNewCatalogIn: "pt-BR", entries: [:])
        == Array(
          """
          {
            "sourceLanguage" : "pt-BR",
            "strings" : {

            },
            "version" : "1.0"
          }
          """.utf8))
  }
}
