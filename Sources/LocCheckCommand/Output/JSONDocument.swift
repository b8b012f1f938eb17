import Foundation
import LocCheck
import LocCheckLocales

/// A document for other tools, version 1; members are only ever added.
///
/// Its members are those of the header and those of its content, side by side.
struct JSONDocument<Content: Encodable>: Encodable {
  /// What the document is about.
  let content: Content

  /// Creates a document.
  init(_ content: Content) { self.content = content }

  /// The members that every document has.
  private struct Header: Encodable {
    /// The version of the form.
    let version = 1
    /// The tool.
    let tool = "loccheck"
    /// The tool's version.
    let toolVersion = ToolVersion.current
    /// The version of ICU.
    let icu = LocaleData.icuVersion
    /// The version of CLDR.
    let cldr = LocaleData.cldrVersion
  }

  /// Encodes header and content into one object.
  func encode(to encoder: any Encoder) throws {
    try Header().encode(to: encoder)
    try content.encode(to: encoder)
  }

  /// The text of the document, its members sorted by name.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("strings and numbers can always be encoded: \(error)")
    }
  }
}
