import Foundation
import LocCheckXML
import Testing

struct XMLWriterTests {
  /// Writes a document in memory.
  static func document(_ write: (XMLWriter) throws -> Void) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let writer = XMLWriter { bytes += $0 }
    try write(writer)
    try writer.finish()
    return bytes
  }

  @Test func `elements are laid out and text is left alone`() throws {
    let bytes = try Self.document { writer in
      writer.element("suites", ["name": "a", "file": nil]) {
        writer.element("suite") {
          writer.element("case", ["name": "x", "time": "0.000"])
          writer.element("case") {
            writer.element("failure", ["message": "m"]) {
              writer.text("one\n  two ")
              writer.element("b") { writer.element("i") }
              writer.text(" three")
            }
            writer.element("out") { writer.text("") }
          }
        }
        writer.element("suite") {}
      }
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <suites name="a">
          <suite>
            <case name="x" time="0.000"/>
            <case>
              <failure message="m">one
          two <b><i/></b> three</failure>
              <out/>
            </case>
          </suite>
          <suite/>
        </suites>

        """)
  }

  @Test func `a line is indented however deep it is`() throws {
    /// Writes elements inside of each other.
    func nest(_ depth: Int, _ writer: XMLWriter) {
      writer.element("a") { if depth > 1 { nest(depth - 1, writer) } }
    }
    let bytes = try Self.document { nest(40, $0) }
    let indentations = (0..<39).map { String(repeating: "  ", count: $0) }
    let lines =
      indentations.map { $0 + "<a>" } + [String(repeating: "  ", count: 39) + "<a/>"]
      + indentations.reversed().map { $0 + "</a>" }
    let written = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(written.map(String.init) == lines)
  }

  @Test func `markup in text and attributes is escaped`() throws {
    let bytes = try Self.document { writer in
      writer.element("a", ["v": "<&>\"'\n\t\r]]>"]) { writer.text("<&>\r\n]]>") }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("v=\"&lt;&amp;&gt;&quot;'&#10;&#9;&#13;]]&gt;\""))
    #expect(text.contains(">&lt;&amp;&gt;&#13;\n]]&gt;</a>"))
  }

  @Test func `letters stand in attributes as themselves`() throws {
    let bytes = try Self.document { writer in writer.element("a", ["v": "المجموع 文字 ż 😀"]) }
    #expect(String(decoding: bytes, as: UTF8.self).contains("v=\"المجموع 文字 ż 😀\""))
  }

  /// Texts that are hard to carry: every control, the ends of each range, and what needs escaping.
  static let hardTexts: [String] =
    (0...0x9F).compactMap { Unicode.Scalar($0 as Int).map { String($0) } }
    + [
      "]]>", "<![CDATA[x]]>", "\r\n", "a\rb", "\"quoted\" 'text'", "&amp;", "&#27;", "👩‍👩‍👧",
      "مرحبا \u{202E}\u{2066}",
      "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{D7FF}\u{E000}", "\u{1FFFE}\u{10FFFF}", "a\0b",
      "\u{2028}\u{85}",
      "", " ", "\n", "\t x ", "e\u{301}", "<?xml?>", "--",
    ]

  @Test func `any text comes back from libxml2 as sanitized`() throws {
    // Not an argument of the test, since the names of test cases would print control characters.
    for text in Self.hardTexts {
      let bytes = try Self.document { writer in
        writer.element("a", ["v": text]) { writer.text(text) }
      }
      let parsed = try #require(ParsedElement(bytes), "\(text.debugDescription)")
      let expected = Array(XMLText.sanitized(text).utf8)
      #expect(Array(parsed.text.utf8) == expected)
      #expect(parsed.attributes["v"].map { Array($0.utf8) } == expected)
    }
  }

  @Test func `captured bytes come back as sanitized`() throws {
    let shown = XMLText.sanitized(bytes: Array(UInt8.min...UInt8.max))
    let bytes = try Self.document { writer in writer.element("a") { writer.text(shown) } }
    #expect(ParsedElement(bytes)?.text == shown)
  }

  @Test func `ten megabytes of text pass`() throws {
    let text = String(repeating: "Grüße, 世界! <&> \n", count: 500_000)
    let bytes = try Self.document { writer in writer.element("a") { writer.text(text) } }
    #expect(text.utf8.count > 10_000_000)
    #expect(ParsedElement(bytes)?.text == text)
  }

  @Test func `the document arrives in chunks`() throws {
    var chunks: [Int] = []
    let writer = XMLWriter { chunks.append($0.count) }
    writer.element("a") {
      for number in 0..<10_000 {
        writer.element("b", ["n": "\(number)"])
      }
    }
    try writer.finish()
    #expect(chunks.count > 10)
    #expect(chunks.allSatisfy { $0 < 65_536 })
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")))
  func `xmllint finds the document well-formed`() throws {
    let bytes = try Self.document { writer in
      writer.element("root") {
        for text in Self.hardTexts {
          writer.element("text", ["value": text]) { writer.text(text) }
        }
      }
    }
    let process = Process()
    let input = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    process.arguments = ["--noout", "--nonet", "-"]
    process.standardInput = input
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  // MARK: - Errors

  /// The error of a sink that is full.
  struct Full: Error, Equatable {}

  @Test(arguments: [0, 1, 5_000, 100_000])
  func `the first error of the sink is reported and ends its calls`(capacity: Int) throws {
    var written = 0
    var refusals = 0
    let writer = XMLWriter { chunk in
      guard written + chunk.count <= capacity else {
        refusals += 1
        throw Full()
      }
      written += chunk.count
    }
    writer.element("a") {
      for _ in 0..<10_000 {
        writer.element("b", ["c": "d"]) { writer.text("e") }
      }
    }
    let error = #expect(throws: XMLWritingError.self) { try writer.finish() }
    guard case .sink(let underlying) = error else {
      Issue.record("expected the error of the sink, found \(String(describing: error))")
      return
    }
    #expect(underlying as? Full == Full())
    #expect(refusals == 1)
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full")))
  func `a full disk is reported`() throws {
    let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let writer = XMLWriter { try file.write(contentsOf: Data($0)) }
    writer.element("a")
    #expect(throws: XMLWritingError.self) { try writer.finish() }
  }

  @Test func `an element is closed when its content throws`() throws {
    let bytes = try Self.document { writer in
      writer.element("a") {
        #expect(throws: Full.self) {
          try writer.element("b") { () throws(Full) in
            writer.text("x")
            throw Full()
          }
        }
      }
    }
    #expect(ParsedElement(bytes)?.text == "\n  x\n")
  }

  @Test func `an abandoned document is not flushed`() {
    var count = 0
    do {
      let writer = XMLWriter { _ in count += 1 }
      writer.element("a")
    }
    #expect(count == 0)
  }

  // MARK: - Misuse

  @Test func `a second root traps`() async {
    await #expect(processExitsWith: .failure) {
      let writer = XMLWriter { _ in }
      writer.element("a")
      writer.element("b")
    }
  }

  @Test func `text outside of an element traps`() async {
    await #expect(processExitsWith: .failure) { XMLWriter { _ in }.text("a") }
  }

  @Test func `finishing without or inside an element traps`() async {
    await #expect(processExitsWith: .failure) { try XMLWriter { _ in }.finish() }
    await #expect(processExitsWith: .failure) {
      let writer = XMLWriter { _ in }
      writer.element("a") { try? writer.finish() }
    }
  }

  @Test func `finishing twice traps`() async {
    await #expect(processExitsWith: .failure) {
      let writer = XMLWriter { _ in }
      writer.element("a")
      try writer.finish()
      try writer.finish()
    }
  }

  @Test func `an element after the end traps`() async {
    await #expect(processExitsWith: .failure) {
      let writer = XMLWriter { _ in }
      writer.element("a")
      try writer.finish()
      writer.element("b")
    }
  }

  @Test func `a name that is none traps`() async {
    await #expect(processExitsWith: .failure) { XMLWriter { _ in }.element("a b") }
    await #expect(processExitsWith: .failure) { XMLWriter { _ in }.element("a", ["": "b"]) }
    await #expect(processExitsWith: .failure) { XMLWriter { _ in }.element("a\0") }
  }

  @Test func `an attribute written twice traps`() async {
    await #expect(processExitsWith: .failure) {
      XMLWriter { _ in }.element("a", ["b": "c", "b": nil])
    }
  }
}
