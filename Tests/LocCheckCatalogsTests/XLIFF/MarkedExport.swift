import LocCheckCatalogs
import LocCheckDiagnostics

/// An XLIFF file in which `⟦…⟧` mark stretches of text.
struct MarkedExport {
  /// The file without its marks.
  let source: SourceText
  /// The marked stretches in order of their beginnings.
  let marks: [Range<Int>]

  /// Takes the marks out of a whole document.
  init(document: String) {
    var text = ""
    var open: [Int] = []
    var marks: [Range<Int>] = []
    for scalar in document.unicodeScalars {
      switch scalar {
      case "⟦": open.append(text.utf8.count)
      case "⟧": marks.append((open.popLast() ?? 0)..<text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    source = SourceText(path: "de.xliff", text: text)
    self.marks = marks.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Puts file elements into a document.
  init(files: String) {
    self.init(
      document: """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        \(files)
        </xliff>

        """)
  }

  /// Puts units into an export of a table `L` from one language into another.
  init(
    _ units: String, original: String = "App/L.xcstrings", from: String = "en", to: String = "de"
  ) {
    self.init(files: Self.file(units, original: original, from: from, to: to))
  }

  /// Returns a file element with units.
  static func file(
    _ units: String, original: String = "App/L.xcstrings", from: String = "en", to: String = "de"
  ) -> String {
    """
      <file original="\(original)" source-language="\(from)" target-language="\(to)" \
    datatype="plaintext">
        <header>
          <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/>
        </header>
        <body>
    \(units)
        </body>
      </file>
    """
  }

  /// The result of reading the file.
  var result: Diagnosed<[Catalog]?> { XLIFFReader.catalogs(from: source) }

  /// The catalogs, none where the file is no XLIFF.
  var catalogs: [Catalog] { result.value ?? [] }

  /// The first catalog, which a file without units does not have.
  var catalog: Catalog? { catalogs.first }

  /// The ids of the findings with the text they are about, in order.
  var findings: [String] {
    result.diagnostics.map { "\($0.id): \($0.range?.text ?? "?")" }
  }
}

/// Returns a unit as Xcode writes it.
func transUnit(_ id: String, _ source: String, _ target: String? = nil, state: String? = nil)
  -> String
{
  let state = state.map { " state=\"\($0)\"" } ?? ""
  let target = target.map { "<target\(state)>\($0)</target>" } ?? ""
  return """
    <trans-unit id="\(id)" xml:space="preserve"><source>\(source)</source>\(target)<note/></trans-unit>
    """
}
