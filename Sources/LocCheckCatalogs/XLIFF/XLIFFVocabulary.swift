import LocCheckDiagnostics
import LocCheckXML

/// The names of XLIFF's elements as one document spells them.
struct XLIFFVocabulary {
  /// What stands before each name: empty, or a prefix with its colon.
  let prefix: String

  /// Creates the vocabulary of a document, nil where it is not of XLIFF 1.
  init?(root: XMLElement) {
    guard root.localName == "xliff", root.xliffVersion?.first ?? "1" == "1" else { return nil }
    prefix = String(root.name.dropLast("xliff".count))
  }

  /// Returns the name of an element without its prefix, nil for an element of another vocabulary.
  func name(of element: XMLElement) -> String? {
    guard !prefix.isEmpty else { return element.name }
    return element.name.hasPrefix(prefix) ? String(element.name.dropFirst(prefix.count)) : nil
  }

  /// Returns the elements of a name directly inside another.
  func elements(named name: String, in parent: XMLElement) -> [XMLElement] {
    parent.elements.filter { self.name(of: $0) == name }
  }
}

extension XMLElement {
  /// The name without its prefix.
  fileprivate var localName: Substring { name.split(separator: ":").last ?? "" }

  /// The version of XLIFF that the element states, by itself or by its namespace.
  fileprivate var xliffVersion: Substring? {
    let namespace = "urn:oasis:names:tc:xliff:document:"
    return self[attribute: "version"].map { $0[...] }
      ?? attributes.first { $0.value.hasPrefix(namespace) }?.value.dropFirst(namespace.count)
  }
}

extension Diagnostic {
  /// A document that is no XLIFF 1.2, in words that say what it is.
  static func foreign(_ root: XMLElement, in source: SourceText) -> Diagnostic {
    if root.localName == "xliff", let version = root.xliffVersion {
      return Diagnostic(
        "xliff.version", .error, "the file is XLIFF \(version): expected XLIFF 1.2",
        at: source.range(root.tagBounds), help: "Xcode exports and imports XLIFF 1.2 alone")
    }
    let kinds: [Substring: String] = [
      "plist": "a property list", "resources": "an Android resource file",
      "tmx": "a translation memory", "TS": "a Qt translation", "html": "a web page",
      "document": "an Interface Builder document",
    ]
    let name = String(root.name).quoted
    let kind = kinds[root.localName].map { "\($0), '<\(root.name)>'" } ?? "the element \(name)"
    return Diagnostic(
      "xliff.not-xliff", .error, "expected an XLIFF document, found \(kind)",
      at: source.range(root.tagBounds))
  }
}
