public import LocCheckDiagnostics

/// Writes String Catalogs as Xcode does.
///
/// A file that is changed stays byte for byte what it is, but for the entries that are named and
/// the members that change in them. What is written new follows the file's own layout: its
/// indentation, line ends and colons, its braces of empty objects, and the order of its keys.
public enum StringCatalogWriter {
  /// Returns the bytes of a file with its entries changed, nil where the file is not sound.
  ///
  /// Sound is a file that is JSON to the last byte, has each of its outermost members once, names
  /// its source language and has `strings`. Keys compare decoded. Of a key that occurs again the
  /// last entry is changed, and all are removed.
  ///
  /// Complexity: linear in the length of the file; with keys in no order, n log n in their number.
  public static func bytes(
    of source: SourceText, changedBy edits: CatalogEdits
  ) -> Diagnosed<[UInt8]?> {
    source.bytes.withUnsafeBytes { bytes in
      do throws(CatalogLayout.Failure) {
        let layout = try CatalogLayout(of: bytes, startingAt: source.contentStart)
        guard !edits.isEmpty else { return Diagnosed(source.bytes) }
        return Diagnosed(try changed(bytes, with: layout, by: edits))
      } catch {
        return Diagnosed(nil, reasons(for: error, in: source))
      }
    }
  }

  /// Returns the bytes of a new catalog in Xcode's layout, its entries in Xcode's order.
  public static func bytes(
    ofNewCatalogIn sourceLanguage: String, entries: [MessageKey: NewEntry]
  ) -> [UInt8] {
    let sorted = KeyOrder(of: []).sorted(entries)
    return JSONNode(sourceLanguage: sourceLanguage, entries: sorted).fileBytes
  }

  /// Returns the bytes of a sound file with its entries changed.
  private static func changed(
    _ bytes: UnsafeRawBufferPointer, with layout: CatalogLayout, by edits: CatalogEdits
  ) throws(CatalogLayout.Failure) -> [UInt8] {
    do throws(JSONProblem) {
      return try CatalogDraft(of: bytes, layout: layout, changedBy: edits).written()
    } catch {
      throw .unsound
    }
  }

  /// Returns why a file cannot be changed, at the places where it is broken.
  private static func reasons(
    for failure: CatalogLayout.Failure, in source: SourceText
  ) -> [Diagnostic] {
    switch failure {
    case .unsound:
      StringCatalogReader.catalog(from: source, table: "").diagnostics.filter {
        $0.severity == .error
      }
    case .missingStrings(let opening): [.nowhereToWrite(at: source.range(opening))]
    }
  }
}

extension Diagnostic {
  /// A catalog without the object that entries are put into.
  fileprivate static func nowhereToWrite(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "catalog.missing-strings", .error, "catalog without strings: there is nothing to write into",
      at: range, help: "add the member '\"strings\" : { }'")
  }
}
