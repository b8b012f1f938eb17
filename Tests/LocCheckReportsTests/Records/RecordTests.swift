import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct RecordTests {
  /// Writes a value and reads it back.
  private func readBack<Value>(
    _ write: (inout JSONWriter) -> Void,
    _ read: (inout JSONReader) throws(JSONProblem) -> Value
  ) throws -> Value {
    var writer = JSONWriter()
    write(&writer)
    var reader = JSONReader(writer.bytes[...])
    let value = try read(&reader)
    try reader.end()
    return value
  }

  @Test func `a place is drawn as it was, and written as it was`() throws {
    let renderer = DiagnosticRenderer(style: .plain)
    for range in SampleRuns.places {
      let diagnostic = Diagnostic("a.b", .error, "m", at: range)
      let read = try readBack {
        $0.finding(diagnostic)
      } _: { (reader) throws(JSONProblem) in
        var sources = SourcePool()
        return try reader.finding(sources: &sources)
      }
      #expect(renderer.render(read) == renderer.render(diagnostic))
      #expect(read.range?.start == range.start)
      var (first, second) = (JSONWriter(), JSONWriter())
      first.finding(diagnostic)
      second.finding(read)
      #expect(first.bytes == second.bytes)
    }
  }

  @Test func `equal diagnostics are equal again`() throws {
    let failed = SampleRuns.nasty.suites[0].cases[1]
    let read = try readBack {
      $0.result(failed)
    } _: { (reader) throws(JSONProblem) in
      var sources = SourcePool()
      return try reader.result(sources: &sources)
    }
    #expect(read.status.diagnostic != nil)
    #expect(read.status.diagnostic == read.findings.first)
  }

  @Test func `all members of a result come back`() throws {
    for result in SampleRuns.thorough.suites[0].cases {
      var read = try readBack {
        $0.result(result)
      } _: { (reader) throws(JSONProblem) in
        var sources = SourcePool()
        return try reader.result(sources: &sources)
      }
      #expect(CaseKey(read.id) == CaseKey(result.id))
      #expect(read.status.isNotRun == result.status.isNotRun)
      #expect(read.attempts.map(\.word) == result.attempts.map(\.word))
      // Places are other objects, and were compared as they are drawn.
      (read.status, read.attempts, read.findings) =
        (result.status, result.attempts, result.findings)
      #expect(read == result)
    }
  }

  @Test func `a record of little has results all the same`() throws {
    var sources = SourcePool()
    var reader = JSONReader(
      Array(#"{"status":"failed","file":"a","scenario":"s","new":[{"x":1}]}"#.utf8)[...])
    let result = try reader.result(sources: &sources)
    #expect(result.id == CaseID(file: "a", scenario: "s"))
    #expect(result.status.diagnostic?.id == "report.no-diagnostic")
  }

  @Test(
    arguments: [
      (#"{"status":⇥"fine"}"#, "'passed', 'failed', 'error' or 'skipped'"),
      (#"{"line":⇥"3"}"#, "a whole number"), (#"{"tags":⇥{}}"#, "an array"),
      (#"{"diagnostic":⇥"x"}"#, "an object"), (#"{"expected":⇥1}"#, "a text"),
      (
        #"{"findings":[{"excerpt":{"bytes":⇥"0g"}}]}"#,
        "an even number of hexadecimal digits"
      ),
    ] as [(String, String)])
  func `a member of another kind is found at its place`(
    marked: String, expectation: String
  ) throws {
    let mark = try #require(marked.firstRange(of: "⇥")).lowerBound
    var sources = SourcePool()
    var reader = JSONReader(Array(marked.replacing("⇥", with: "").utf8)[...])
    let problem = JSONProblem(
      offset: marked.utf8.distance(from: marked.startIndex, to: mark), expectation: expectation)
    #expect(throws: problem) { _ = try reader.result(sources: &sources) }
  }

  @Test func `numbers of lines beyond those of files are brought into their range`() throws {
    var sources = SourcePool()
    let json = """
      {"line":99999999999999999999,"diagnostic":{"file":"f","line":-1,"column":9999999999999999999,\
      "excerpt":{"line":9223372036854775807,"column":9223372036854775807,"text":"a\\nb","start":9,\
      "end":2}},"status":"failed","nanoseconds":-5,"position":-1,"occurrence":0}
      """
    var reader = JSONReader(Array(json.utf8)[...])
    let result = try reader.result(sources: &sources)
    #expect(result.line == Int(Int32.max))
    #expect(result.nanoseconds == 0)
    #expect(result.id.occurrence == 1)
    let text = try #require(result.status.diagnostic.map(DiagnosticRenderer(style: .plain).render))
    #expect(text.hasPrefix("f:2147483648:2: error:"))
  }
}
