import LocCheckDiagnostics
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("żółć", 4), ("日本語", 6), ("한국어", 6), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4),
    ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("한", 2), ("שלום", 4), ("سلام", 4),
    ("\u{200B}\u{200F}\u{FEFF}", 0), ("±§", 2), ("你好, world", 11), ("𠀀", 2), ("\u{2FFFD}", 2),
  ])
  func `a text takes the cells of its East Asian widths`(text: String, cells: Int) {
    #expect(DisplayWidth.cells(of: text) == cells)
  }

  @Test(arguments: [
    ("😀", 2), ("👨\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("👍🏽", 2), ("☝🏽", 2), ("🇵🇱", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("👩\u{200D}❤\u{FE0F}\u{200D}👩", 2), ("⌚", 2), ("☀", 1), ("#", 1),
    ("🫩", 2),
  ])
  func `an emoji takes two cells whatever it is joined from`(text: String, cells: Int) {
    #expect(text.count == 1)
    #expect(DisplayWidth.cells(of: text) == cells)
  }

  @Test(arguments: [("\t", 0, 8), ("a\tb", 0, 9), ("\t", 7, 1), ("\t", 8, 8), ("日\t", 1, 7)])
  func `a tab reaches to the next stop`(text: String, column: Int, cells: Int) {
    #expect(DisplayWidth.cells(of: text, after: column) == cells)
  }

  @Test(
    arguments: [
      ("\u{10FF}", 1), ("\u{1100}", 2), ("\u{115F}", 0), ("\u{2E7F}", 1), ("\u{2E80}", 2),
      ("\u{A4C6}", 2), ("\u{A4C7}", 1), ("\u{D7A3}", 2), ("\u{FF60}", 2), ("\u{FF61}", 1),
      ("\u{303F}", 1),
    ] as [(Unicode.Scalar, Int)])
  func `the wide ranges end where the standard ends them`(scalar: Unicode.Scalar, cells: Int) {
    #expect(DisplayWidth.cells(of: scalar) == cells)
  }
}
