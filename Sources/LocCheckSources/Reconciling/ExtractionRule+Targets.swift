import LocCheckDiagnostics

/// The rules about targets, and about what the compiler found in them.
extension ExtractionRule {
  /// The rules about targets, in order.
  static let ofTargets: [ExtractionRule] = [
    missingBundle, unsyncedTarget, emissionOff, separateResourceBundle, sharedCatalog,
    untargetedCode,
  ]

  /// A package's look-up in the wrong bundle.
  static let missingBundle = ExtractionRule(
    "missing-bundle", .warning, .targets,
    summary: "code of a package looks a message up in the app's bundle",
    example: "String(localized: \"No network\") in a package that has a catalog",
    remedy: "write 'bundle: .module', or 'bundle: #bundle'")

  /// Code that no build of the scheme extracts.
  static let unsyncedTarget = ExtractionRule(
    "unsynced-target", .warning, .targets,
    summary: "code is outside of the scheme's target: its messages are not synced",
    example: "a pod whose sources the app's scheme does not build",
    remedy: "build the target that has the code, or add it to the scheme")

  /// A target whose compiler hands nothing over.
  static let emissionOff = ExtractionRule(
    "emission-off", .warning, .targets,
    summary: "the compiler does not hand the messages of a target over",
    example: "SWIFT_EMIT_LOC_STRINGS = NO",
    remedy: "set SWIFT_EMIT_LOC_STRINGS to YES")

  /// A catalog in a target without the code.
  static let separateResourceBundle = ExtractionRule(
    "separate-resource-bundle", .warning, .targets,
    summary: "a catalog lies in a resource bundle's target, which has none of the code",
    example: "s.resource_bundles = { 'Home' => ['Home/*.xcstrings'] }",
    remedy:
      "sync the catalog by 'loccheck extract --sync', or make it a resource of the code's target")

  /// A catalog in two targets.
  static let sharedCatalog = ExtractionRule(
    "shared-catalog", .warning, .targets,
    summary:
      "a catalog belongs to two targets: a build of one marks the messages of the other stale",
    example: "'Localizable.xcstrings' in an app and in its extension",
    remedy: "give each target a catalog of its own")

  /// Code in no target.
  static let untargetedCode = ExtractionRule(
    "untargeted-code", .note, .targets,
    summary:
      "code belongs to no target: no build compiles it, and no target's table has its messages",
    example: "a file that was taken out of the target membership",
    remedy: "add the file to a target, or delete it")

  /// The rules about what the compiler found, in order.
  static let ofCompiler: [ExtractionRule] = [compilerOnly, scannerOnly, compilerDiffers]

  /// A message that the compiler alone found.
  static let compilerOnly = ExtractionRule(
    "compiler-only", .warning, .compiler,
    summary: "the compiler extracted a message that the sources do not show",
    example: "a message that a macro writes",
    remedy: "build again, so that '.stringsdata' and sources are of one state")

  /// A message that the scanner alone found.
  static let scannerOnly = ExtractionRule(
    "scanner-only", .warning, .compiler,
    summary: "the sources have a message that the compiler did not extract",
    example: "a message in '#if os(macOS)', and a build for iOS",
    remedy: "build again, for the platform and configuration that are meant")

  /// A message that the two see differently.
  static let compilerDiffers = ExtractionRule(
    "compiler-differs", .warning, .compiler,
    summary: "the compiler extracted another key, comment, table or value from a place",
    example: "'%lld files' in '.stringsdata', '%@ files' in the sources",
    remedy: "build again; if the difference stays, the compiler is right")
}
