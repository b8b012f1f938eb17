extension OpenStepParser {
  /// A dictionary that an error breaks off.
  struct UnfinishedDictionary {
    /// The entries before the error.
    var members: [PropertyList.Member]
    /// The key in whose value the error is, nil for an error behind the entries.
    var key: PropertyList?
  }

  /// What stands before the error that voids the file, nil where that is no dictionary.
  var remains: PropertyList? {
    var inner: PropertyList?
    for dictionary in unfinished {
      var members = dictionary.members
      if let key = dictionary.key, let inner {
        members.append(
          PropertyList.Member(key: key.string ?? "", keyRange: key.range, value: inner))
      }
      inner = PropertyList(.dictionary(members))
    }
    return inner
  }
}
