import LocCheckCatalogs
import LocCheckMessages
import Testing

@testable import LocCheck

/// The types of arguments on a command line.
struct ArgumentLiteralsTests {
  @Test(
    arguments: [
      ("%lld", "3", Argument(type: .int, value: .signed(3))),
      ("%lld", "-9223372036854775808", Argument(type: .int, value: .signed(.min))),
      ("%d", "3", Argument(type: .int32, value: .signed(3))),
      ("%hd", "3", Argument(type: .int16, value: .signed(3), specifier: "%hd")),
      ("%hhu", "255", Argument(type: .uint8, value: .unsigned(255), specifier: "%hhu")),
      ("%u", "4294967295", Argument(type: .uint32, value: .unsigned(4_294_967_295))),
      ("%llu", "18446744073709551615", Argument(type: .uint, value: .unsigned(.max))),
      ("%02x", "10", Argument(type: .uint32, value: .unsigned(10), specifier: "%02x")),
      ("%lf", "3", Argument(type: .double, value: .floating(3))),
      ("%.2f", "3.14", Argument(type: .double, value: .floating(3.14), specifier: "%.2f")),
      ("%f", "0.1", Argument(type: .float, value: .floating(Double(Float(0.1))))),
      ("%@", "3", Argument(type: .string, value: .string("3"))),
      ("%@", "", Argument(type: .string, value: .string(""))),
      ("100 % done: %@", "x", Argument(type: .string, value: .string("x"))),
    ])
  func `a specifier says the type`(key: String, literal: String, expected: Argument) throws {
    #expect(
      try ArgumentLiterals.arguments([literal], for: MessageKey(key)) == [expected])
  }

  @Test(
    arguments: [
      ("3", Argument(type: .int, value: .signed(3))),
      ("-3", Argument(type: .int, value: .signed(-3))),
      ("3.5", Argument(type: .double, value: .floating(3.5))),
      ("three", Argument(type: .string, value: .string("three"))),
      ("3.5.1", Argument(type: .string, value: .string("3.5.1"))),
      ("9223372036854775808", Argument(type: .string, value: .string("9223372036854775808"))),
      ("nan", Argument(type: .string, value: .string("nan"))),
      ("", Argument(type: .string, value: .string(""))),
    ])
  func `a key without specifiers leaves the type to the shape`(
    literal: String, expected: Argument
  ) throws {
    for key in ["files.count", "50% off", "100%% of it", "%s", "%*d"] {
      #expect(try ArgumentLiterals.arguments([literal], for: MessageKey(key)) == [expected])
    }
  }

  @Test func `positions order the arguments, and one that nothing reads goes by its shape`() throws
  {
    let arguments = try ArgumentLiterals.arguments(["3", "x", "7"], for: "%3$lld of %1$@")
    #expect(
      arguments == [
        Argument(type: .string, value: .string("3")),
        Argument(type: .string, value: .string("x")), Argument(type: .int, value: .signed(7)),
      ])
  }

  @Test(
    arguments: [
      ("%lld in %@", [], "argument 1 is missing: '%lld' wants a value of Int"),
      ("%lld in %@", ["3"], "argument 2 is missing: '%@' wants a value of String"),
      ("%2$@", [], "argument 1 is missing: a later one has a specifier"),
      (
        "%lld in %@", ["3", "x", "y"],
        "3 arguments are given, and the key wants 2: '%lld' (Int), '%@' (String)"
      ),
      ("%lld", ["x\u{1B}"], #"argument 1, 'x\u{1B}', is no value of Int, which '%lld' wants"#),
      ("%lld", ["3.5"], "argument 1, '3.5', is no value of Int, which '%lld' wants"),
      (
        "%hhd", ["128"],
        """
        argument 1, '128', is no value of Int8, which '%hhd' wants: \
        a whole number from -128 to 127
        """
      ),
      ("%lf", ["x"], "argument 1, 'x', is no value of Double, which '%lf' wants"),
    ])
  func `what does not fit is told with what is wanted`(
    key: String, literals: [String], expected: String
  ) {
    let error = #expect(throws: ArgumentLiteralError.self) {
      try ArgumentLiterals.arguments(literals, for: MessageKey(key))
    }
    #expect(error?.description == expected)
  }
}
