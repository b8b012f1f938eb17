import LocCheckResults
import LocCheckXML

extension JUnitReport {
  /// The element of a fact; some readers refuse one without a `value`.
  private static let property = XMLPattern("property", ["name", "value"])

  /// The element around the facts.
  private static let properties = XMLPattern("properties")

  /// Writes the facts about a run, by which readers can filter.
  func writeProperties(of environment: RunEnvironment, to writer: XMLWriter) {
    guard environment.isOurs || part != nil else { return }
    writer.element(Self.properties) {
      write(Part.property, part, to: writer)
      guard environment.isOurs else { return }
      write("loccheck.version", environment.toolVersion, to: writer)
      write("icu", environment.icuVersion, to: writer)
      write("cldr", environment.cldrVersion, to: writer)
      write("start", Timestamp.preciseStart(of: environment), to: writer)
      write("shard", environment.shard?.description, to: writer)
      write("interruption", environment.interruption, to: writer)
    }
  }

  /// Writes the facts about a case, by which readers can filter.
  func writeProperties(of result: CaseResult, to writer: XMLWriter) {
    writer.element(Self.properties) {
      write("scenario", result.id.scenario, to: writer)
      write("locale", result.id.locale, to: writer)
      for argument in result.id.arguments {
        write(line("arg." + argument.name), argument.value, to: writer)
      }
      write("check", result.id.check, to: writer)
      write("key", result.key ?? result.id.key, to: writer)
      write("table", result.table, to: writer)
      write("source", result.source, to: writer)
      write("category", result.category, to: writer)
      for tag in result.tags { write("tag", tag, to: writer) }
    }
  }

  /// Writes a fact if it is known; the name is one line.
  private func write(_ name: String, _ value: String?, to writer: XMLWriter) {
    guard let value else { return }
    writer.element(Self.property, name, line(value))
  }
}
