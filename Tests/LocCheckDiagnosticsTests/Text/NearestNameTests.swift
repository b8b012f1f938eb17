import LocCheckDiagnostics
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("catlog", "catalog"), ("cataalog", "catalog"), ("katalog", "catalog"), ("catalgo", "catalog"),
    ("Catalog", "catalog"), ("loclaes", "locales"), ("bundel", "bundle"), ("tag", "tags"),
    ("FORMAT", "format"),
  ])
  func `a misspelt name suggests the right one`(written: String, meant: String) {
    let names = ["format", "catalog", "bundle", "locales", "device", "tags"]
    #expect(NearestName.suggestion(for: written, among: names) == meant)
  }

  @Test(arguments: ["", "x", "pl", "width", "quite another word", "cog"])
  func `a name like none of them suggests nothing`(written: String) {
    let names = ["format", "catalog", "bundle", "pt", "pl"]
    #expect(NearestName.suggestion(for: written, among: names) == nil)
  }

  @Test func `of equally near names the one in the same case wins, then the first`() {
    #expect(NearestName.suggestion(for: "Tabel", among: ["table", "Table"]) == "Table")
    #expect(NearestName.suggestion(for: "Tabel", among: ["Table", "table"]) == "Table")
    #expect(NearestName.suggestion(for: "cart", among: ["card", "cars"]) == "card")
    #expect(NearestName.suggestion(for: "cart", among: ["cars", "card"]) == "cars")
  }

  @Test func `a nearer name wins over an earlier one`() {
    #expect(
      NearestName.suggestion(for: "localise", among: ["localizes", "localize"]) == "localize")
  }

  @Test func `a name of unreasonable length is not compared`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.suggestion(for: long, among: ["a", long + "b"]) == nil)
    #expect(NearestName.suggestion(for: "abcd", among: [long, "abce"]) == "abce")
  }

  @Test func `advice is the nearest name as a question, else all names`() {
    let names = ["one", "few", "other"]
    #expect(NearestName.question(for: "othr", among: names) == "did you mean 'other'?")
    #expect(NearestName.question(for: "plenty", among: names) == nil)
    #expect(NearestName.advice(for: "othr", among: names) == "did you mean 'other'?")
    #expect(
      NearestName.advice(for: "plenty", among: names) == "expected one of 'one', 'few', 'other'")
  }
}
