import LocCheckDiagnostics
import LocCheckSources

/// A project file whose text marks places with `⟦` and `⟧`.
struct MarkedProject {
  /// The file without its marks.
  let source: SourceText
  /// The marked offsets in source order.
  let marks: [Range<Int>]

  /// Takes the marks out of a text.
  init(_ text: String, path: String) {
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
    source = SourceText(path: path, bytes: bytes)
    self.marks = marks.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
  }
}

extension Diagnosed<SourceProject> {
  /// The ids of what was noticed, each with the text it points at.
  var found: [String] {
    diagnostics.map { "\($0.id): \($0.range?.text ?? "-")" }
  }

  /// The target of a name.
  func target(_ name: String) -> SourceTarget? { value.targets.first { $0.name == name } }
}

extension [FileSelection] {
  /// The patterns, `/` behind those of folders, what is left out behind a minus.
  var lines: [String] {
    map { selection in
      ([selection.pattern + (selection.isFolder ? "/" : "")] + selection.excluding.map { "-" + $0 })
        .joined(separator: " ")
    }
  }
}
