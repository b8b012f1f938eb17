/// What a call does with texts, worked out once for all its arguments.
struct CallMeaning {
  /// What the arguments say where the call looks a plain String up.
  let macro: MacroLookup?
  /// The places of a static key and of the default value beside it: `String(localized:defaultValue:)`.
  let keyBesideDefault: (key: Int, value: Int)?
  /// Whether it takes a text of a localized type, so that a `comment:` is one for translators.
  let takesLocalizedText: Bool

  /// Whether it makes a key of a text and does nothing else.
  let isKeyConversion: Bool

  /// Works out the meaning of a call.
  init(_ call: ResolvedCall, macroNames: [String]) {
    macro = MacroLookup(call, macroNames: macroNames)
    isKeyConversion = call.isKeyConversion
    keyBesideDefault = call.keyBesideDefault
    takesLocalizedText = call.arguments.contains { $0.type?.isLocalized == true }
  }

  /// The labels of what is said beside a key.
  static let contextLabels: Set<String> = ["table", "tableName", "bundle", "comment"]
}

extension ResolvedCall {
  /// The places of a static key and of the default value beside it, nil where there is no such pair.
  fileprivate var keyBesideDefault: (key: Int, value: Int)? {
    guard
      let value = arguments.firstIndex(where: { argument in
        argument.label == "defaultValue" && argument.type?.isLocalized == true
      }),
      let key = arguments.firstIndex(where: { argument in
        argument.type == .staticString && !CallMeaning.contextLabels.contains(argument.label ?? "")
      })
    else { return nil }
    return (key, value)
  }
}
