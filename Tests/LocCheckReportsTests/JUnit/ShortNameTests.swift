import Testing

@testable import LocCheckReports

struct ShortNameTests {
  @Test func `a name of 200 is kept and one of 201 is cut and hashed`() {
    let fits = String(repeating: "a", count: 200)
    #expect(ShortName(fits).text == fits)
    #expect(ShortName(fits + "a").text == String(repeating: "a", count: 191) + "…a92efd82")
  }

  @Test func `long names that differ at the end stay different`() {
    let long = String(repeating: "a", count: 10_000)
    #expect(ShortName(long + "1").text != ShortName(long + "2").text)
    #expect(ShortName(long + "1").text.utf16.count == 200)
  }

  @Test func `a cut falls between characters`() {
    let family = "👨\u{200D}👩\u{200D}👧"
    let name = ShortName(String(repeating: family, count: 100)).text
    #expect(name.dropLast(9) == String(repeating: family, count: 23)[...])
  }

  @Test func `white space is collapsed and what cannot be seen is escaped`() {
    #expect(ShortName("  a \t b\r\nc  ").text == "a b c")
    #expect(ShortName("1\u{A0}000\u{1B}").text == "1\\u{A0}000\\u{1B}")
    #expect(ShortName("").text.isEmpty)
  }
}
