import Foundation
import LocCheckDiagnostics
import LocCheckXML
import Testing

struct HostileXMLTests {
  @Test(
    arguments: [
      "<!DOCTYPE a [⟦<!ENTITY x 'y'⟧>]><a>&x;</a>",
      "<!DOCTYPE a [⟦<!ENTITY x 'y'⟧>]><a/>",
      "<!DOCTYPE a [⟦<!ENTITY x SYSTEM 'file:///etc/passwd'⟧>]><a>&x;</a>",
      "<!DOCTYPE a [⟦<!ENTITY % x SYSTEM 'file:///etc/passwd'⟧> %x;]><a/>",
      "<!DOCTYPE a [<!NOTATION n SYSTEM 'n'>⟦<!ENTITY x SYSTEM 'u' NDATA n⟧>]><a/>",
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd' [⟦<!ENTITY x 'y'⟧>]><a b='&x;'/>",
    ])
  func `a document that declares an entity is refused`(text: String) {
    let marked = MarkedXML(text)
    let result = XMLReader.document(from: marked.source)
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.id.name) == ["xml.entity-declaration"])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
  }

  @Test func `an entity bomb does not go off`() {
    let entities = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }.joined()
    let result = readXML("<!DOCTYPE a [<!ENTITY e0 'x'>\(entities)]><a b='&e30;'>&e30;</a>")
    #expect(result.value == nil)
    #expect(result.lines == ["1:14 the document declares an entity [xml.entity-declaration]"])
  }

  @Test func `a file behind an entity does not leak`() throws {
    let secret = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("confidential".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    for text in [
      "<!DOCTYPE a [<!ENTITY x SYSTEM '\(secret)'>]><a>&x;</a>",
      "<!DOCTYPE a SYSTEM '\(secret)'><a>&x;</a>",
      "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='\(secret)' parse='text'/></a>",
    ] {
      let result = readXML(text)
      #expect(result.value?.text ?? "" == "")
      #expect(!result.lines.joined().contains("confidential"))
    }
  }

  @Test func `defaults of attributes that a document declares are not added`() throws {
    let result = readXML("<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>")
    #expect(try #require(result.value).attributes == [])
  }

  @Test func `256 elements around each other are read, and no more`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + "x" + String(repeating: "</a>", count: depth)
    }
    #expect(readXML(nested(256)).value?.text == "x")
    let result = readXML(nested(257))
    #expect(result.value == nil)
    #expect(result.lines == ["1:769 elements are nested deeper than 256 [xml.too-deep]"])
  }

  @Test func `256 attributes of an element are read, and no more`() {
    func crowded(_ count: Int) -> String {
      "<a " + (0..<count).map { "b\($0)='>'" }.joined(separator: " ") + "/>"
    }
    #expect(readXML(crowded(256)).value?.attributes.count == 256)
    #expect(
      readXML(crowded(300_000)).lines == [
        "1:1 the element has more than 256 attributes [xml.too-many-attributes]"
      ])
  }

  @Test(
    arguments: [
      ("", "<dict>", 500_000), ("", "<", 1_000_000), ("<a>", "&x;", 300_000),
      ("<a>", "&", 1_000_000), ("<a>", "<!--", 300_000), ("<a>", "<![CDATA[", 300_000),
      ("<a b='", "x", 3_000_000), ("<!DOCTYPE a [", "<!ELEMENT a (a,", 100_000),
      ("<!DOCTYPE a [", "<!ATTLIST a b CDATA ''>", 100_000), ("<", "a", 3_000_000),
    ])
  func `megabytes of nonsense end in one error`(start: String, piece: String, count: Int) {
    let text = start + String(repeating: piece, count: count)
    let result = readXML(text)
    #expect(result.value == nil)
    #expect(result.diagnostics.count == 1)
  }

  @Test func `megabytes of what does no harm are read`() {
    let text =
      "<a>" + String(repeating: "\u{1}&#1;", count: 200_000) + "<!--"
      + String(repeating: "-", count: 1_000_000) + "-->" + String(repeating: "<b/>", count: 200_000)
      + "</a>"
    let result = readXML(text)
    #expect(result.value?.elements.count == 200_000)
    #expect(result.diagnostics.map(\.id.name) == ["xml.invalid-character", "xml.double-hyphen"])
  }

  @Test func `a document cut off anywhere is an error with a place in it`() {
    let text =
      "\u{FEFF}<?xml version='1.0'?><!DOCTYPE a SYSTEM 'u'><a b='é'><!-- c --><d>&lt;<![CDATA[x]]></d>中</a>"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let source = SourceText(path: "d.xml", bytes: Array(bytes[..<count]))
      let result = XMLReader.document(from: source)
      #expect(result.value == nil)
      #expect(result.diagnostics.count == 1)
      #expect(result.diagnostics.allSatisfy { ($0.range?.bounds.upperBound ?? .max) <= count })
    }
  }

  @Test(arguments: 0..<40)
  func `damaged documents are read or refused, with places inside of them`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let sample =
      "<?xml version='1.0'?><!DOCTYPE a [<!ELEMENT a ANY>]><a b='é' c=\"&amp;\"><!-- - --><d>&#65;&lt;<![CDATA[x]]></d><e/>中<?p q?></a>"
    let pieces = [
      "<", ">", "&", ";", "'", "-->", "]]>", "<!--", "<![CDATA[", "<?", "&#", "\u{0}", "/",
    ]
    for _ in 0..<200 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default:
          bytes.insert(
            contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: index)
        }
      }
      let result = XMLReader.document(from: SourceText(path: "d.xml", bytes: bytes))
      #expect(result.value != nil || result.hasErrors)
      for diagnostic in result.diagnostics {
        let bounds = diagnostic.range?.bounds ?? 0..<Int.max
        #expect(bounds.upperBound <= bytes.count, "\(String(decoding: bytes, as: UTF8.self))")
      }
      result.value.map { expectNested($0, in: bytes) }
    }
  }

  /// Expects the places of an element to lie in those of its parent, and to begin and end as tags
  /// do.
  private func expectNested(_ element: XMLElement, in bytes: [UInt8]) {
    let (bounds, tag, content) = (element.bounds, element.tagBounds, element.contentBounds)
    #expect(bounds.lowerBound == tag.lowerBound && tag.upperBound == content.lowerBound)
    #expect(content.upperBound <= bounds.upperBound && bounds.upperBound <= bytes.count)
    #expect(bytes[tag].starts(with: "<\(element.name)".utf8))
    #expect(bytes[tag].last == UInt8(ascii: ">") && bytes[bounds].last == UInt8(ascii: ">"))
    for child in element.elements {
      #expect(content.lowerBound <= child.bounds.lowerBound)
      #expect(child.bounds.upperBound <= content.upperBound)
      expectNested(child, in: bytes)
    }
  }
}

/// A generator of the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  /// The state.
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) { state = seed }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
