import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// A file with marks at the places a test is about.
struct MarkedPropertyList {
  /// The file without its marks.
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
    source = SourceText(path: "L.plist", bytes: bytes)
    self.marks = marks.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
  }
}

/// Reads the text of a property list as a file `L.plist`.
func readPropertyList(_ text: String) -> Diagnosed<PropertyList?> {
  PropertyListReader.propertyList(from: SourceText(path: "L.plist", text: text))
}

/// Reads the bytes of a property list as a file `L.plist`.
func readPropertyList(_ bytes: some Sequence<UInt8>) -> Diagnosed<PropertyList?> {
  PropertyListReader.propertyList(from: SourceText(path: "L.plist", bytes: Array(bytes)))
}

extension PropertyList {
  /// The places of the value and of everything in it, keys before their values.
  var ranges: [Range<Int>?] {
    let inner: [[Range<Int>?]] =
      switch value {
      case .dictionary(let members): members.map { [$0.keyRange?.bounds] + $0.value.ranges }
      case .array(let values): values.map(\.ranges)
      default: []
      }
    return [range?.bounds] + inner.joined()
  }
}
