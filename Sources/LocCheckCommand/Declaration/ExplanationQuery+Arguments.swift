import LocCheck
import LocCheckCatalogs
import LocCheckCommandLine
import LocCheckLocales
import LocCheckMessages
import LocCheckScenarios

extension ExplanationQuery {
  /// Creates the question that was typed.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let locales = try arguments[Options.explainLocales].flatMap { $0 }
    guard !locales.isEmpty else {
      throw arguments.error(
        "no locale is given: expected the users' locale, such as '--locale pl'",
        about: Options.explainLocales)
    }
    let entryPoints = try arguments[Options.entryPoints]
    let key = MessageKey(try arguments[Options.key])
    self.init(
      key: key, locales: locales,
      entryPoints: entryPoints.isEmpty ? Self.allEntryPoints : entryPoints,
      arguments: try Self.values(for: key, arguments),
      defaultValue: try arguments[Options.defaultValue], table: try arguments[Options.table],
      bundle: try arguments[Options.inBundle])
  }

  /// Returns the values that were typed, of the types that the key asks for.
  private static func values(
    for key: MessageKey, _ arguments: ParsedArguments
  ) throws(UsageError) -> [Argument] {
    let literals = try arguments[Options.argumentValues]
    do throws(ArgumentLiteralError) {
      return try ArgumentLiterals.arguments(literals, for: key)
    } catch {
      throw arguments.error(error.description, about: Options.argumentValues)
    }
  }
}

extension ScenarioSettings {
  /// Creates the settings that were typed, without resources.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init(
      device: try arguments[Options.device], width: try arguments[Options.width],
      states: try arguments[Options.states],
      formattingLocale: try arguments[Options.formatLocale] ?? .automatic)
  }
}
