import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import Testing

@testable import LocCheckScenarios

struct ArgumentCellTests {
  /// Returns the values of a cell, and what is wrong with it.
  private func read(_ cell: String, _ type: ArgumentType) -> Diagnosed<[ArgumentCell]> {
    let context = BindingContext(SourceText(path: "a.loccheck", text: cell))
    let values = ArgumentCellReader(context: context)
      .values(0..<cell.utf8.count, for: ArgumentDeclaration(name: "n", type: type))
    return Diagnosed(values ?? [], context.diagnostics)
  }

  /// Returns the entry of a whole number.
  private func count(_ value: Int64) -> ArgumentCell { .value(ArgumentValue(value)) }

  @Test func `an integer cell has numbers, ranges and categories`() {
    let cells = read("0 2..4 \t -7 @few 007", .int)
    #expect(cells.diagnostics.map(\.message) == [])
    #expect(
      cells.value == [count(0), count(2), count(3), count(4), count(-7), .category(.few), count(7)])
  }

  @Test(arguments: [
    (ArgumentType.int8, "-128", "127", "-129", "128"),
    (.int16, "-32768", "32767", "-32769", "32768"),
    (.int32, "-2147483648", "2147483647", "-2147483649", "2147483648"),
    (
      .int64, "-9223372036854775808", "9223372036854775807", "-9223372036854775809",
      "9223372036854775808"
    ),
    (
      .int, "-9223372036854775808", "9223372036854775807", "-9223372036854775809",
      "9223372036854775808"
    ),
    (.uint8, "0", "255", "-1", "256"), (.uint16, "0", "65535", "-1", "65536"),
    (.uint32, "0", "4294967295", "-1", "4294967296"),
    (.uint, "0", "18446744073709551615", "-1", "18446744073709551616"),
    (.uint64, "0", "18446744073709551615", "-1", "18446744073709551616"),
  ])
  func `an integer fits its type`(
    type: ArgumentType, least: String, greatest: String, below: String, above: String
  ) {
    for text in [least, greatest] {
      let cells = read(text, type)
      #expect(cells.diagnostics.isEmpty)
      #expect(
        cells.value == [
          .value(
            ArgumentValue(
              least == "0"
                ? .unsigned(UInt64(text) ?? 1) : .signed(Int64(text) ?? 1), spelled: text))
        ])
    }
    for text in [below, above] {
      #expect(
        read(text, type).diagnostics.map(\.message) == [
          "'\(text)' does not fit \(type.rawValue), which holds \(least) to \(greatest)"
        ])
    }
  }

  @Test(arguments: [
    ("1,000", "expected a value of Int, like '5', '2..4' or '@few', found '1,000'"),
    ("٣", "expected a value of Int, like '5', '2..4' or '@few', found '٣'"),
    ("+1", "expected a value of Int, like '5', '2..4' or '@few', found '+1'"),
    ("2...4", "expected a value of Int, like '5', '2..4' or '@few', found '.4'"),
    ("..", "expected a value of Int, like '5', '2..4' or '@few', found ''"),
    ("4..2", "the range '4..2' ends before it begins"),
    ("0..1000", "the range '0..1000' has more than 1000 values"),
    (
      "-9223372036854775808..9223372036854775807",
      "the range '-9223372036854775808..9223372036854775807' has more than 1000 values"
    ),
    (
      "@mnay",
      "a category is 'zero', 'one', 'two', 'few', 'many' or 'other', not 'mnay'; "
        + "did you mean 'many'?"
    ),
    ("1 2 1", "'1' is listed twice in this cell"), ("1..3 2", "'2' is listed twice in this cell"),
    ("@one @one", "'@one' is listed twice in this cell"),
    ("", "the argument 'n' has no value"),
  ])
  func `an integer cell of another form is an error`(cell: String, message: String) {
    #expect(read(cell, .int).diagnostics.map(\.message) == [message])
  }

  @Test func `a thousand values are the most a range has`() {
    #expect(read("1..1000", .uint16).value.count == 1000)
  }

  @Test func `numbers with a point are several and keep their spelling`() {
    let cells = read("1.50 -2e3 0.1", .double)
    #expect(
      cells.value == [
        .value(ArgumentValue(.floating(1.5), spelled: "1.50")),
        .value(ArgumentValue(.floating(-2000), spelled: "-2e3")),
        .value(ArgumentValue(.floating(0.1), spelled: "0.1")),
      ])
    #expect(
      read("0.1", .float).value == [
        .value(ArgumentValue(.floating(Double(Float(0.1))), spelled: "0.1"))
      ])
  }

  @Test(arguments: ["nan", "inf", "0x1p3", "1,5", "1e999", "1.5.2", "@one"])
  func `what is no finite decimal number is an error`(cell: String) {
    #expect(
      read(cell, .double).diagnostics.map(\.message) == [
        "expected a value of Double, like '2.5', found '\(cell)'"
      ])
  }

  @Test func `a string cell is one literal with escapes`() {
    #expect(
      read("1 2..4 \\{RLM}\\s", .string).value == [
        .value(ArgumentValue(.string("1 2..4 \u{200F} "), spelled: "1 2..4 \\{RLM}\\s"))
      ])
    #expect(read("\\{EMPTY}", .substring).value.count == 1)
    #expect(
      read("", .string).diagnostics.map(\.message) == [
        "the argument 'n' has no value; the empty string is written '\\{EMPTY}'"
      ])
    #expect(
      read("\\{count}", .string).diagnostics.map(\.message) == [
        "'\\{count}' is an argument, and none can stand here"
      ])
  }

  @Test func `a text cell is a text expression`() {
    let text = "Text(\"a\").bold()"
    #expect(
      read(text, .text).value == [
        .value(
          ArgumentValue(
            .text(
              TextExpression([
                TextExpression.Part(.key(TextTemplate([.literal("a")])), styles: [.bold])
              ])), spelled: text))
      ])
  }
}
