/// The names of the outermost members of a document of JSON, as far as it can be read.
struct JSONOutline {
  /// The names.
  let members: Set<String>
  /// Whether the outermost object was read to its end.
  let isWhole: Bool

  /// Reads the names in a document.
  init(_ bytes: ArraySlice<UInt8>) {
    var reader = JSONReader(bytes)
    var members: Set<String> = []
    do {
      try reader.object { (name, reader) throws(JSONProblem) in
        members.insert(name)
        try reader.skip()
      }
      isWhole = true
    } catch {
      isWhole = false
    }
    self.members = members
  }
}
