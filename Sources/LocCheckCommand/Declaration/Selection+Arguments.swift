import LocCheckCommandLine
import LocCheckLocales
import LocCheckScenarios

extension Selection {
  /// Creates the selection that was typed.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let locales = try arguments[Options.locales].flatMap { $0 }
    self.init(
      locales: locales.isEmpty ? nil : locales,
      tags: try arguments[Options.tags],
      filters: try [arguments[Options.filter]].compactMap { $0 }.compactMap { try? Regex($0) },
      skip: try arguments[Options.skip].flatMap { try? Regex($0) })
  }
}
