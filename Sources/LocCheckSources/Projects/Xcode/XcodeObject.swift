import LocCheckCatalogs
import LocCheckDiagnostics

/// One object of a `project.pbxproj`.
struct XcodeObject {
  /// The id.
  var id: String
  /// The place of the id where the object is defined.
  var range: SourceRange?
  /// The attributes.
  var values: [String: PropertyList]

  /// The class.
  var isa: String { self["isa"] ?? "" }

  /// The text of an attribute, nil where there is none.
  subscript(name: String) -> String? { values[name]?.string }

  /// Returns the texts of an attribute that is a list, each with its place.
  func list(_ name: String) -> [(text: String, range: SourceRange?)] {
    guard case .array(let elements)? = values[name]?.value else { return [] }
    return elements.compactMap { element in element.string.map { ($0, element.range) } }
  }

  /// The place of the name, of the path, or of the id.
  var declaration: SourceRange? { values["name"]?.range ?? values["path"]?.range ?? range }
}
