/// A call that looks a plain string up as a key: `NSLocalizedString` and its kind.
///
/// The names and the order of arguments are those of `genstrings`: each base name has forms for a table,
/// a bundle and a default value.
struct MacroLookup {
  /// What an argument says.
  enum Role { case key, table, bundle, value, comment }

  /// What the arguments say, in order; nil for one that says nothing of the look-up.
  let roles: [Role?]

  /// The base names that are always known.
  static let names = ["NSLocalizedString", "CFCopyLocalizedString"]

  /// The unlabelled arguments of the forms, by what follows the base name.
  private static let forms: [String: [Role]] = [
    "": [.key, .comment],
    "FromTable": [.key, .table, .comment],
    "FromTableInBundle": [.key, .table, .bundle, .comment],
    "WithDefaultValue": [.key, .table, .bundle, .value, .comment],
  ]

  /// What labels say.
  private static let labels: [String: Role] = [
    "forKey": .key, "key": .key, "tableName": .table, "table": .table, "bundle": .bundle,
    "value": .value, "defaultValue": .value, "comment": .comment,
  ]

  /// Creates the meaning of a call, nil where it is no look-up.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - macroNames: Further base names.
  init?(_ call: ResolvedCall, macroNames: [String]) {
    guard !call.arguments.isEmpty, !call.arguments.contains(where: { $0.type?.isLocalized == true })
    else { return nil }
    if call.name == "localizedString", call.arguments[0].label == "forKey", !call.isOwn {
      self.init(call, form: [])
      return
    }
    for name in Self.names + macroNames where call.name.hasPrefix(name) {
      guard let form = Self.forms[String(call.name.dropFirst(name.count))] else { continue }
      self.init(call, form: form)
      return
    }
    return nil
  }

  /// Creates the meaning of a call of a form.
  private init(_ call: ResolvedCall, form: [Role]) {
    var form = form[...]
    roles = call.arguments.map { argument in
      if let label = argument.label { Self.labels[label] } else { form.popFirst() }
    }
  }

  /// The place of the key.
  var keyPosition: Int? { position(of: .key) }

  /// Returns the place of what says something.
  func position(of role: Role) -> Int? { roles.firstIndex(of: role) }
}
