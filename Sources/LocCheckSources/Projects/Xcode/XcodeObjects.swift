import LocCheckCatalogs
import LocCheckDiagnostics

/// The objects of a `project.pbxproj`, which name each other by their ids.
struct XcodeObjects {
  /// The objects by id.
  private var objects: [String: XcodeObject] = [:]
  /// The ids in file order.
  private(set) var ids: [String] = []
  /// The project object: the one the file names, else the first of its kind; nil where the file is
  /// cut off before it.
  private(set) var root: XcodeObject?

  /// Creates the table from the outermost value of the file.
  init(_ root: PropertyList) {
    for member in root["objects"]?.members ?? [] {
      guard let members = member.value.members else { continue }
      if objects[member.key] == nil { ids.append(member.key) }
      objects[member.key] = XcodeObject(
        id: member.key, range: member.keyRange,
        values: Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
    }
    self.root =
      root["rootObject"]?.string.flatMap { objects[$0] } ?? objects(of: "PBXProject").first
  }

  /// The object of an id, nil for none.
  subscript(id: String) -> XcodeObject? { objects[id] }

  /// Returns the objects of a class in file order.
  func objects(of isa: String) -> [XcodeObject] {
    ids.compactMap { objects[$0] }.filter { $0.isa == isa }
  }
}
