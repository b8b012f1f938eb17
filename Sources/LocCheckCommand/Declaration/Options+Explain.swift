import LocCheck
import LocCheckCatalogs
import LocCheckCommandLine
import LocCheckLocales
import LocCheckMessages

extension Options {
  /// The key that is explained.
  static let key = Positional<String>.required(
    .text("KEY"), summary: "The key, with the specifiers it has in its table.")

  /// The locales of the users.
  static let explainLocales = Option<[[LocaleTag]]>.values(
    "locale", short: "l", .localeList,
    summary: "Explain for users of these locales, separated by commas; required.")

  /// The resources of the app's own bundle.
  static let catalogs = Option<[String]>.values(
    "catalog", .path("PATH", extensions: ["xcstrings", "strings", "stringsdict", "loctable"]),
    summary: "Look up in this file, bundle or pattern of them.",
    discussion:
      "Without it and --bundle, in what the first scenario in Scenarios names that has the key.")

  /// The resources of named bundles.
  static let bundles = Option<[ExplanationLoader.NamedPath]>.values(
    "bundle", .namedPath, summary: "Look up in another bundle too, under a name.")

  /// The table.
  static let table = Option<String?>.value(
    "table", .text("NAME"), summary: "Look up in this table instead of Localizable.")

  /// The bundle of the table.
  static let inBundle = Option<String?>.value(
    "in-bundle", .text("NAME"), summary: "Look up in this bundle instead of the app's own.")

  /// The entry points.
  static let entryPoints = Option<[EntryPoint]>.values(
    "entry", .choice("ENTRY", among: ExplanationQuery.allEntryPoints),
    summary: "Explain this way into the label alone, instead of all.")

  /// The values of the arguments.
  static let argumentValues = Option<[String]>.values(
    "argument", short: "a", .text("VALUE"),
    summary: "Pass a value; one for each argument, in the order of the call.")

  /// The default value in the code.
  static let defaultValue = Option<String?>.value(
    "default", .text("TEXT"),
    summary: "Show this format where the key has no entry, as the default value in the code.")

  /// The device.
  static let device = Option<Device>.value(
    "device", .choice("NAME", among: Device.allCases.filter { $0 != .other }), default: "mac",
    summary: "Show what this device shows where messages differ between devices.")

  /// The presentation width.
  static let width = Option<Int?>.value(
    "width", .integer("N", in: 1...1_000_000),
    summary: "Ask for texts that fit a presentation width, where there are any.")

  /// The translation states that count.
  static let states = Option<ShippingPolicy.States>.value(
    "states", .choice(of: ShippingPolicy.States.self), default: "shipped",
    summary: "Use texts that ship, that are translated and reviewed, or any at all.")

  /// How the formatting locale is chosen.
  static let formatLocale = Option<FormattingLocale?>.value(
    "format-locale", .formattingLocale,
    summary: "Format with this locale, or with 'none', instead of the user's.")
}
