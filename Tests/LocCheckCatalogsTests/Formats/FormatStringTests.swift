import LocCheckCatalogs
import Testing

/// Formats taken apart.
struct FormatStringTests {
  /// Returns the placeholders of a format.
  private func placeholders(_ text: String) -> [Placeholder] {
    FormatString(parsing: text).pieces.compactMap {
      if case .argument(let placeholder) = $0 { placeholder } else { nil }
    }
  }

  @Test func `a text without specifiers is one literal`() {
    #expect(FormatString(parsing: "Hello").pieces == [.literal("Hello")])
    #expect(FormatString(parsing: "").pieces.isEmpty)
  }

  @Test func `a doubled per cent sign is one`() {
    #expect(FormatString(parsing: "100%% of").pieces == [.literal("100% of")])
    #expect(FormatString(parsing: "%%%%").problems.isEmpty)
  }

  @Test func `all parts of a specification are read`() throws {
    let placeholder = try #require(placeholders("%3$-+08.2lld").first)
    #expect(placeholder.position == 3)
    #expect(placeholder.flags == [.minus, .plus, .zero])
    #expect(placeholder.width == .fixed(8))
    #expect(placeholder.precision == .fixed(2))
    #expect(placeholder.length == .ll)
    #expect(placeholder.conversion == UInt8(ascii: "d"))
    #expect(placeholder.text == "%3$-+08.2lld")
    #expect(placeholder.specifier == "-+08.2lld")
    #expect(!placeholder.isPlain)
  }

  @Test func `width and precision may be arguments`() throws {
    let placeholder = try #require(placeholders("%1$*2$.*3$f").first)
    #expect(placeholder.width == .argument(position: 2))
    #expect(placeholder.precision == .argument(position: 3))
    #expect(placeholders("%*.*f").first?.width == .argument(position: nil))
  }

  @Test func `a point alone is a precision of zero`() {
    #expect(placeholders("%.f").first?.precision == .fixed(0))
  }

  @Test(arguments: [
    ("%hhd", Placeholder.Length.hh, 8), ("%hd", .h, 16), ("%d", .none, 32), ("%ld", .l, 64),
    ("%lld", .ll, 64), ("%qd", .q, 64), ("%td", .t, 64), ("%zd", .z, 64), ("%jd", .j, 64),
  ])
  func `lengths say how many bits are read`(
    _ format: String, _ length: Placeholder.Length, _ bits: Int
  ) {
    #expect(placeholders(format).map(\.length) == [length])
    #expect(length.bits == bits)
  }

  @Test(arguments: [
    ("d", Placeholder.Expectation.integer(isSigned: true)), ("i", .integer(isSigned: true)),
    ("D", .integer(isSigned: true)), ("u", .integer(isSigned: false)),
    ("U", .integer(isSigned: false)), ("x", .integer(isSigned: false)),
    ("X", .integer(isSigned: false)), ("o", .integer(isSigned: false)),
    ("O", .integer(isSigned: false)), ("f", .floating), ("F", .floating), ("e", .floating),
    ("E", .floating), ("g", .floating), ("G", .floating), ("a", .floating), ("A", .floating),
    ("c", .character), ("C", .character), ("s", .bytes), ("S", .bytes), ("P", .bytes),
    ("p", .pointer), ("n", .nothing), ("@", .object),
  ])
  func `conversions say what they read`(
    _ conversion: String, _ expectation: Placeholder.Expectation
  ) {
    #expect(placeholders("%" + conversion).map(\.expectation) == [expectation])
  }

  @Test func `variables are read with and without a position`() {
    #expect(
      FormatString(parsing: "%#@files@ in %2$#@folders_2@").pieces == [
        .variable(VariableReference(name: "files", text: "%#@files@")), .literal(" in "),
        .variable(VariableReference(name: "folders_2", position: 2, text: "%2$#@folders_2@")),
      ])
  }

  @Test func `flags, width and precision of a variable are passed over`() {
    #expect(
      FormatString(parsing: "%1$-#5.2@files@").pieces == [
        .variable(VariableReference(name: "files", position: 1, text: "%1$-#5.2@files@"))
      ])
  }

  @Test func `the own argument is read only where it may stand`() {
    let allowed = FormatString(parsing: "%arg files", allowingOwnArgument: true)
    #expect(
      allowed.pieces == [
        .argument(Placeholder(conversion: UInt8(ascii: "@"), isOwnArgument: true, text: "%arg")),
        .literal(" files"),
      ])
    let refused = FormatString(parsing: "%arg files")
    #expect(
      refused.pieces == [
        .argument(Placeholder(conversion: UInt8(ascii: "a"), text: "%a")), .literal("rg files"),
      ])
  }

  @Test(arguments: [
    ("50%", "50", FormatProblem.Kind.incomplete, "%"),
    ("%5", "", .incomplete, "%5"),
    ("%y", "y", .unknownConversion, "%y"),
    ("%ще", "ще", .unknownConversion, "%щ"),
    ("%ll개", "개", .unknownConversion, "%ll개"),
    ("%1%lld", "1%lld", .malformedPosition, "%1%"),
    ("%1$", "", .malformedPosition, "%1$"),
    ("%1$ و", "و", .malformedPosition, "%1$ و"),
    ("%0$d", "$d", .malformedPosition, "%0$"),
    ("%128$d", "$d", .malformedPosition, "%128$"),
    ("%Lld", "%ld", .malformedLength, "%Ll"),
  ])
  func `what is malformed becomes text and a problem`(
    _ format: String, _ shown: String, _ kind: FormatProblem.Kind, _ problem: String
  ) {
    let parsed = FormatString(parsing: format)
    #expect(parsed.pieces == (shown.isEmpty ? [] : [.literal(shown)]))
    #expect(parsed.problems.map(\.kind) == [kind])
    #expect(parsed.problems.map(\.text) == [problem])
  }

  @Test func `a space flag is a conversion and a problem`() {
    let parsed = FormatString(parsing: "50 % de réduction")
    #expect(placeholders("50 % de réduction").map(\.text) == ["% d"])
    #expect(parsed.problems == [FormatProblem(.spaceFlag, text: "% d", range: 3..<6)])
  }

  @Test func `the place of a problem counts bytes`() {
    let parsed = FormatString(parsing: "größer als 50%")
    #expect(parsed.problems.map(\.range) == [15..<16])
  }

  @Test func `a variable without an end is a problem`() {
    let parsed = FormatString(parsing: "%#@files")
    #expect(parsed.problems.map(\.kind) == [.malformedVariable])
    #expect(FormatString(parsing: "%#@a-b@").problems.map(\.kind) == [.malformedVariable])
    #expect(FormatString(parsing: "%#@@").problems.map(\.kind) == [.malformedVariable])
  }

  @Test func `enormous widths are cut to the limit`() {
    let parsed = FormatString(parsing: "%99999999999999999999d and %.1001f")
    #expect(parsed.problems.map(\.kind) == [.excessiveExtent, .excessiveExtent])
    #expect(
      placeholders("%99999999999999999999d").first?.width
        == .fixed(FormatString.extentLimit))
  }
}
