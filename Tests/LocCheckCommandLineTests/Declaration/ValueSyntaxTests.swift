import LocCheckCommandLine
import Testing

struct ValueSyntaxTests {
  @Test func `a number is read in decimal digits`() throws {
    let percent = ValueSyntax.number("PERCENT", in: 0...100)
    #expect(try percent.decode("0") == 0)
    #expect(try percent.decode("99.5") == 99.5)
    #expect(try percent.decode("100") == 100)
  }

  @Test(arguments: ["", "-0.1", "100.5", "nan", "inf", "0x1p3", "1e1", "1,5", "٣", ".", "-", "1 "])
  func `a text that is no number in the range says what was expected`(text: String) {
    #expect(throws: InvalidValue(expected: "a number from 0 to 100")) {
      try ValueSyntax.number("PERCENT", in: 0...100).decode(text)
    }
    #expect(throws: InvalidValue(expected: "a number from 0.5 to 2")) {
      try ValueSyntax.number("RATE", in: 0.5...2).decode("x")
    }
  }

  @Test(arguments: [
    (Int.min...Int.max, "a whole number"),
    (1...Int.max, "a whole number of at least 1"),
    (Int.min...9, "a whole number of at most 9"),
    (-1...1, "a whole number from -1 to 1"),
  ])
  func `the range of an integer is put in words`(range: ClosedRange<Int>, expected: String) {
    #expect(throws: InvalidValue(expected: expected)) {
      try ValueSyntax.integer("N", in: range).decode("x")
    }
  }

  @Test func `an integer has the width of its type`() throws {
    let seed = ValueSyntax.integer("SEED", in: 0...UInt64.max)
    #expect(try seed.decode("18446744073709551615") == UInt64.max)
    #expect(throws: InvalidValue(expected: "a whole number of at least 0")) {
      try seed.decode("18446744073709551616")
    }
  }

  @Test func `what can be offered is part of the declaration`() {
    #expect(ValueSyntax.directory("DIR").specification.candidates == .directories)
    #expect(
      ValueSyntax.file("FILE", extensions: ["xml"]).specification.candidates
        == .files(withExtensions: ["xml"]))
    let choice = ValueSyntax<Color>.choice { "Colours \($0.rawValue)." }.specification
    #expect(choice.name == "auto|always|never")
    #expect(
      choice.choices.map(\.summary) == ["Colours auto.", "Colours always.", "Colours never."])
  }

  @Test func `a syntax of its own is decoded and blamed like the others`() throws {
    let shard = Option.value(
      "shard",
      ValueSyntax("I/N") { text throws(InvalidValue) in
        let parts = text.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2 else { throw InvalidValue(expected: "I/N", suggestion: "1/2") }
        return parts
      },
      summary: "The part to run.")
    let root = CommandSpecification(
      name: "tool", summary: "Runs.", groups: [OptionGroup("Selection", shard)])
    #expect(try arguments("--shard=2/3", in: root)[shard] == [2, 3])
    let wrong = try arguments("--shard", "half", in: root)
    #expect(
      usageError { () throws(UsageError) in try wrong[shard] }?.message
        == "invalid value 'half' for '--shard': expected I/N; did you mean '1/2'?")
  }
}
