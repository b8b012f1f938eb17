import LocCheckDiagnostics

extension TargetSurvey {
  /// Finds a message that is looked up in the app's bundle, while its target has tables of its own.
  func missingBundle(of message: SourceMessage) -> Diagnostic? {
    guard let member = message.target.flatMap({ self[$0] }), !member.target.isMain,
      Self.isLookedUpInMain(message, tables: ownTables(of: member))
    else { return nil }
    let target = member.target
    let owner = target.kind == .package ? "package " + target.displayed : target.displayed
    let place =
      message.range == nil ? [Diagnostic.Detail("where", message.location.description)] : []
    return Diagnostic(
      ExtractionRule.missingBundle.id, ExtractionRule.missingBundle.severity,
      "\(message.key.displayed.quoted) is looked up in the app's bundle: the tables of \(owner) lie"
        + " in a bundle of their own",
      at: message.range, subject: Diagnostic.Subject(key: message.key.displayed), details: place,
      help: help(for: message, in: member))
  }

  /// Returns the names of the tables that lie in bundles of the target's own.
  private func ownTables(of member: TargetMembership) -> Set<String> {
    let bundles = resourceBundles(of: member).reduce(into: Set<String>()) {
      $0.formUnion($1.tables)
    }
    // Resources of what is linked statically go to the app, as do those of no bundle.
    let isLinked = member.target.kind != .package && member.target.product != .framework
    return isLinked ? bundles : bundles.union(member.tables)
  }

  /// Returns whether a message misses the tables of its target: no bundle is named, or the main one
  /// for a table that the target has.
  private static func isLookedUpInMain(_ message: SourceMessage, tables: Set<String>) -> Bool {
    switch message.bundle {
    case .unspecified: !tables.isEmpty
    case .main: message.table.map(tables.contains) ?? false
    case .module, .current, .type, .named, .expression: false
    }
  }

  /// Returns what to write so that the right bundle is asked.
  private func help(for message: SourceMessage, in member: TargetMembership) -> String {
    let target = member.target
    if target.kind != .package, let bundle = resourceBundles(of: member).first {
      let name = bundle.target.resourceBundle ?? bundle.target.name
      return "pass as 'bundle:' the bundle '\(name).bundle' in 'Bundle(for:)' of a class of"
        + " \(target.displayed)"
    }
    let bundle = target.kind == .package ? ".module" : "Bundle(for: Self.self)"
    switch message.api {
    case "LocalizedStringResource":
      let url =
        target.kind == .package ? ".atURL(Bundle.module.bundleURL)" : ".forClass(Self.self)"
      return "write 'bundle: #bundle', or 'bundle: \(url)' before Xcode 26"
    case let api where Self.takesBundle(api):
      return "write 'bundle: \(bundle)', or 'bundle: #bundle' since Xcode 26"
    default:
      return "write 'Text(…, bundle: \(bundle))' where a Text can be passed, or a"
        + " LocalizedStringResource with 'bundle: #bundle'"
    }
  }

  /// Whether what took a literal has a parameter for the bundle.
  private static func takesBundle(_ api: String) -> Bool {
    ["Text", "NSLocalizedString", "String", "AttributedString"].contains(
      String(api.prefix { $0 != "(" }))
  }
}
