import Foundation
import Testing

@testable import LocCheckReports

struct JSONReaderTests {
  /// Reads over a document, and returns what is wrong with it.
  private func problem(in bytes: [UInt8]) -> JSONProblem? {
    var reader = JSONReader(bytes[...])
    do {
      try reader.skip()
      try reader.end()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "{}", " [ ] ", "{\"a\" : [1, -2.5e+3, true, false, null, \"\\u00e9\\ud83d\\ude00\\/\"]}", "0",
    "\"\u{7F}\u{2028}\"", "\r\n\t[{},{}]",
  ])
  func `JSON is read`(json: String) { #expect(problem(in: Array(json.utf8)) == nil) }

  @Test(
    arguments: [
      ("⇥", "a value"), ("{\"a\":1⇥", "',' or '}'"), ("{\"a\"⇥1}", "':'"),
      ("{⇥a:1}", "a member's name"), ("[1,⇥]", "a value"), ("[1⇥ 2]", "',' or ']'"),
      ("[1] ⇥x", "the end of the document"), ("\"a⇥\n\"", "the text to end with '\"'"),
      ("\"a⇥", "the text to end with '\"'"), ("\"\\⇥x\"", "an escape"),
      ("\"\\u12⇥g4\"", "a hexadecimal digit"), ("[⇥tru]", "a value"), ("⇥'a'", "a value"),
      ("{\"a\":1,⇥}", "a member's name"),
    ] as [(String, String)])
  func `what is wrong is found at its place`(marked: String, expectation: String) throws {
    let offset = try #require(marked.utf8.firstRange(of: "⇥".utf8)).lowerBound
    let json = marked.replacing("⇥", with: "")
    let place = marked.utf8.distance(from: marked.startIndex, to: offset)
    let found = try #require(problem(in: Array(json.utf8)))
    #expect(found.expectation == expectation)
    // Where a bracket is missing, blanks before what is there instead belong to neither.
    let rest = Array(json.utf8)[min(place, found.offset)..<max(place, found.offset)]
    #expect(rest.allSatisfy { $0 == 0x20 })
  }

  @Test func `a text of bad UTF-8 is refused at the byte`() {
    let bytes = Array("\"aé".utf8) + [0xFF, 0x22]
    #expect(problem(in: bytes) == JSONProblem(offset: 4, expectation: "UTF-8"))
  }

  @Test func `half of a surrogate pair is replaced`() throws {
    for json in [#""\ud83dx""#, #""\ud83d\u0041""#, #""\ude00x""#, #""\ud83d\n""#] {
      var reader = JSONReader(Array(json.utf8)[...])
      #expect(try reader.string().unicodeScalars.first == "\u{FFFD}")
    }
  }

  @Test func `nesting has a limit, and no end of it traps`() {
    let allowed = Array(
      (String(repeating: "[", count: 128) + String(repeating: "]", count: 128)).utf8)
    #expect(problem(in: allowed) == nil)
    let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(
      problem(in: deep)
        == JSONProblem(offset: 129, expectation: "no more than 128 values inside each other"))
  }

  @Test(
    arguments: [
      ("7", 7), ("-7", 0), ("0", 0), ("1000", 100), ("99999999999999999999999", 100),
      ("-99999999999999999999999", 0), ("9223372036854775807", 100), ("-9223372036854775808", 0),
    ] as [(String, Int)])
  func `a whole number is brought into its range`(json: String, value: Int) throws {
    var reader = JSONReader(Array(json.utf8)[...])
    #expect(try reader.integer(in: 0...100) == value)
  }

  @Test(arguments: ["1.5", "1e3", "\"1\"", "true", "", "-"])
  func `what is no whole number is refused`(json: String) {
    var reader = JSONReader(Array(json.utf8)[...])
    #expect(throws: JSONProblem(offset: 0, expectation: "a whole number")) {
      _ = try reader.integer(in: 0...100)
    }
  }

  @Test func `a member that is null is absent, and the last of a name counts`() throws {
    var reader = JSONReader(Array(#"{"a":null,"b":[{}],"c":"x","c":"y"}"#.utf8)[...])
    var members: [String] = []
    try reader.object { (name, reader) throws(JSONProblem) in
      if name == "c" { members.append(try reader.string()) } else { try reader.skip() }
      members.append(name)
    }
    #expect(members == ["b", "x", "c", "y", "c"])
  }
}
