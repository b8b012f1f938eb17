public import LocCheckDiagnostics
import LocCheckXML

/// Reads property lists of all three formats: XML and OpenStep with places, binary without.
///
/// It tells the formats apart as Core Foundation does, by how the content begins and not by the
/// name of the file. Text can be in any encoding that ``TextEncoding/decoded(_:)`` takes; places
/// are then those of its UTF-8 form.
public enum PropertyListReader {
  /// Returns the outermost value, nil where the file is no property list.
  ///
  /// Core Foundation gives a property list up at its first error, so that a device has nothing of
  /// it; here the rest is read for what else is wrong.
  public static func propertyList(from source: SourceText) -> Diagnosed<PropertyList?> {
    if BinaryPropertyList.isAnnounced(by: source.bytes) {
      return BinaryPropertyList.propertyList(from: source)
    }
    let decoded = TextEncoding.decoded(source)
    guard let text = decoded.value else { return Diagnosed(nil, decoded.diagnostics) }
    let content =
      beginsWithMarkup(text)
      ? XMLPropertyList.propertyList(from: text) : OpenStepPropertyList.propertyList(from: text)
    return Diagnosed(content.value, decoded.diagnostics + content.diagnostics)
  }

  /// Returns the outermost value of a file that tools write and merges damage, as far as it can be
  /// read, nil where there is none.
  ///
  /// Of an OpenStep property list that is all before its first error, of a merge conflict the side
  /// that was checked out; the other formats are read whole or not at all.
  package static func remains(of source: SourceText) -> Diagnosed<PropertyList?> {
    let decoded = TextEncoding.decoded(source)
    guard let text = decoded.value, !beginsWithMarkup(text),
      !BinaryPropertyList.isAnnounced(by: source.bytes)
    else { return propertyList(from: source) }
    let conflicts = MergeConflict.conflicts(in: text)
    let bytes =
      conflicts.isEmpty
      ? text.bytes : MergeConflict.bytes(of: text, keeping: .ours, of: conflicts)
    let content = OpenStepPropertyList.remains(of: bytes, in: text)
    let reports = conflicts.map { $0.diagnostic("strings.merge-conflict", in: text) }
    return Diagnosed(
      content.value, decoded.diagnostics + (reports + content.diagnostics).inSourceOrder)
  }

  /// Whether the first thing in a text is an angle bracket, and not the marker of a merge conflict.
  private static func beginsWithMarkup(_ text: SourceText) -> Bool {
    let content = text.bytes[text.contentStart...].drop { $0.isXMLSpace }
    return content.first == UInt8(ascii: "<") && !content.starts(with: "<<".utf8)
  }
}
