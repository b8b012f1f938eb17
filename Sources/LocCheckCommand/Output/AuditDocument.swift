import LocCheck

/// What an audit found, for other tools.
struct AuditDocument: Encodable {
  /// What is wrong, in order.
  var findings: [FindingDocument]
  /// How far each table is translated into each language.
  var statistics: [Statistics]

  /// Creates the document of an audit.
  init(_ audit: Audit) {
    findings = audit.findings.map { FindingDocument($0) }
    statistics = audit.statistics.map(Statistics.init)
  }

  /// The counts of one table in one language, in keys.
  struct Statistics: Encodable {
    /// The table's name.
    var table: String
    /// The bundle it lies in, where that is nested in what was named.
    var bundle: String?
    /// The path of the catalog, or of the folder of the compiled files.
    var path: String
    /// The localization.
    var locale: String?
    /// The number of keys the localization has or should have.
    var keys: Int
    /// The number of keys that are translated.
    var translated: Int
    /// The number of keys translated by a machine.
    var machineTranslated: Int
    /// The number of keys in review.
    var needsReview: Int
    /// The number of keys whose text is new.
    var new: Int
    /// The number of keys without a text.
    var missing: Int

    /// Creates the members of some statistics.
    init(_ statistics: TableStatistics) {
      table = statistics.table
      bundle = statistics.bundle
      path = statistics.path
      locale = statistics.locale
      keys = statistics.keys
      translated = statistics.translated
      machineTranslated = statistics.machineTranslated
      needsReview = statistics.needsReview
      new = statistics.new
      missing = statistics.missing
    }
  }
}
