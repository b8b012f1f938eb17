import LocCheckDiagnostics
import LocCheckXML

/// A document with marks at the places a test is about.
struct MarkedXML {
  /// The document without its marks.
  let source: SourceText
  /// The offsets between each pair of marks, in source order.
  let marks: [Range<Int>]

  /// Takes the marks `⟦` and `⟧` out of a text.
  init(_ text: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var marks: [Range<Int>] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": open.append(bytes.count)
      case "⟧": marks.append((open.popLast() ?? 0)..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    source = SourceText(path: "d.xml", bytes: bytes)
    self.marks = marks.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
  }
}

extension Diagnosed {
  /// The diagnostics in one line each: place, message, id.
  var lines: [String] {
    diagnostics.map { diagnostic in
      let start = diagnostic.range?.start
      let place = start.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(place) \(diagnostic.message) [\(diagnostic.id)]"
    }
  }
}

/// Reads a document from text.
func readXML(_ text: String) -> Diagnosed<XMLElement?> {
  XMLReader.document(from: SourceText(path: "d.xml", text: text))
}
