import LocCheckDiagnostics
import LocCheckXML
import Testing

struct XMLVisitingTests {
  /// Visits a document and returns what was met and the ids of what was found.
  private func visit(_ text: String) -> (events: [XMLEvent], problems: [String]) {
    var events: [XMLEvent] = []
    let problems = XMLReader.visit(SourceText(path: "a.xml", text: text)) { events.append($0) }
    return (events, problems.map(\.id.name))
  }

  @Test func `everything is met in its order`() {
    let text = "<a x=\"1&amp;2\"><b/>one <!-- c -->&lt;two</a>"
    let met = visit(text)
    #expect(met.problems.isEmpty)
    #expect(
      met.events == [
        .start(XMLTag(name: "a", attributes: [.init(name: "x", value: "1&2")], bounds: 0..<15)),
        .start(XMLTag(name: "b", bounds: 15..<19)), .end, .text("one <two"), .end,
      ])
  }

  @Test func `after a violation nothing more is met`() {
    let met = visit("<a><b></a><c/>")
    #expect(met.problems == ["xml.mismatched-tag"])
    #expect(met.events.count == 2)
  }

  @Test(arguments: ["", "<a", "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>", "<a>\u{0}</a"])
  func `what a reader of documents refuses is refused`(text: String) {
    let source = SourceText(path: "a.xml", text: text)
    #expect(
      XMLReader.visit(source) { _ in }.map(\.id)
        == XMLReader.document(from: source).diagnostics.map(\.id))
  }
}
