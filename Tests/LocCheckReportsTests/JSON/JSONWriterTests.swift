import Foundation
import LocCheckDiagnostics
import Testing

@testable import LocCheckReports

struct JSONWriterTests {
  /// Returns what a closure writes.
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commas come by themselves`() {
    let json = text { writer in
      writer.object { writer in
        writer.member("a", "b")
        writer.member("none", String?.none)
        writer.member("n", -7)
        writer.name("empty")
        writer.array { _ in }
        writer.member("list", [1, 2]) { $1.integer($0) }
        writer.member("o") { $0.member("x", Int64.min) }
        writer.name("yes")
        writer.boolean(true)
      }
    }
    #expect(
      json
        == #"{"a":"b","n":-7,"empty":[],"list":[1,2],"o":{"x":-9223372036854775808},"yes":true}"#)
  }

  @Test func `lines break where it is asked for`() {
    let json = text { writer in
      writer.object { writer in
        writer.breakLine(2)
        writer.name("a")
        writer.array { writer in
          for number in 1...2 {
            writer.breakLine(4)
            writer.integer(number)
          }
          writer.breakLine(2)
        }
        writer.breakLine(0)
      }
    }
    #expect(json == "{\n  \"a\":[\n    1,\n    2\n  ]\n}")
  }

  @Test func `what is open stays open when bytes are taken away`() {
    var writer = JSONWriter()
    var taken: [UInt8] = []
    writer.array { writer in
      for number in 1...3 {
        writer.integer(number)
        taken += writer.bytes
        writer.removeBytes()
      }
    }
    #expect(String(decoding: taken + writer.bytes, as: UTF8.self) == "[1,2,3]")
  }

  @Test func `a text has short escapes, others as four digits, and none where it needs none`() {
    #expect(
      text { $0.string("a\"b\\c/\n\r\t\u{8}\u{C}\u{0}\u{1B}\u{7F}\u{85}é\u{2028}\u{202E}\u{2069}") }
        == #""a\"b\\c/\n\r\t\b\f\u0000\u001b\u007f\u0085é\u2028\u202e\u2069""#)
    #expect(
      text { $0.string("\u{200F}👍🏽 ÿ \u{A0}\u{2065}\u{206A}") }
        == "\"\u{200F}👍🏽 ÿ \u{A0}\u{2065}\u{206A}\"")
  }

  @Test func `every character comes back, and none acts on its surroundings`() throws {
    var all = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(value) { all.append(scalar) }
    }
    let json = text { writer in writer.array { $0.string(String(all)) } }
    #expect(!json.unicodeScalars.contains { VisibleText.actsOnSurroundings($0) })
    let foundation = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(foundation.map { Array($0.utf8) } == [Array(String(all).utf8)])
    var reader = JSONReader(Array(json.utf8)[...])
    let own = try reader.array { (reader) throws(JSONProblem) in try reader.string() }
    #expect(own.map { Array($0.utf8) } == [Array(String(all).utf8)])
  }
}
