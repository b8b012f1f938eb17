/// Findings as the Static Analysis Results Interchange Format has them (SARIF 2.1.0, OASIS), which code
/// scanning services read.
///
/// The members are those of the standard's object model; columns count Unicode code points.
public struct SARIFLog: Sendable, Encodable {
  /// The version of the format.
  let version = "2.1.0"
  /// The schema that the log obeys.
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The one run of the tool.
  let runs: [Run]

  /// The names of the members.
  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  /// One run of a tool.
  struct Run: Sendable, Encodable {
    /// What was run.
    var tool: Tool
    /// What columns count.
    let columnKind = "unicodeCodePoints"
    /// What was found.
    var results: [Result]
  }

  /// What was run.
  struct Tool: Sendable, Encodable {
    /// The only component there is.
    var driver: Driver
  }

  /// The component that found everything.
  struct Driver: Sendable, Encodable {
    /// The name.
    let name = "loccheck"
    /// The version.
    var semanticVersion: String
    /// The rules that results refer to.
    var rules: [Rule]
  }

  /// A rule.
  struct Rule: Sendable, Encodable, Equatable {
    /// The stable name.
    var id: String
    /// What it is about, nil where nothing is said.
    var shortDescription: Message?
    /// What to do where it is broken, nil where nothing is said.
    var help: Message?
  }

  /// One finding.
  struct Result: Sendable, Encodable {
    /// The rule's name.
    var ruleId: String
    /// The rule's place among the rules.
    var ruleIndex: Int
    /// How much it matters: `error`, `warning` or `note`.
    var level: String
    /// What is wrong.
    var message: Message
    /// Where it is.
    var locations: [Location]
    /// Other places that explain it, nil for none.
    var relatedLocations: [Location]?
    /// What stays the same while lines move.
    var partialFingerprints: [String: String]
    /// The message it is about, nil where that is not known.
    var properties: Properties?
  }

  /// The message a finding is about; the format has no members of its own for these.
  struct Properties: Sendable, Encodable, Equatable {
    /// The table.
    var table: String?
    /// The bundle.
    var bundle: String?
    /// The key.
    var key: String?
    /// The localization.
    var locale: String?
    /// The variation, such as `plural.few`.
    var variant: String?
  }

  /// A text.
  struct Message: Sendable, Encodable, Equatable {
    /// The text.
    var text: String
  }

  /// A place.
  struct Location: Sendable, Encodable {
    /// The place in a file.
    var physicalLocation: PhysicalLocation
    /// The message in its table, nil where there is no key.
    var logicalLocations: [LogicalLocation]?
    /// What the place has to do with the finding, nil for the finding's own.
    var message: Message?
  }

  /// A place that is no stretch of a file: a message in its table.
  struct LogicalLocation: Sendable, Encodable, Equatable {
    /// The key.
    var name: String
    /// The bundle, the table and the key.
    var fullyQualifiedName: String
    /// What it is, a word of the standard.
    let kind = "resource"
  }

  /// A place in a file.
  struct PhysicalLocation: Sendable, Encodable {
    /// The file.
    var artifactLocation: ArtifactLocation
    /// The stretch, nil for the whole file.
    var region: Region?
  }

  /// A file.
  struct ArtifactLocation: Sendable, Encodable {
    /// The path as a relative reference, or a `file` URI.
    var uri: String
  }

  /// A stretch of a file; the end is past its last character.
  struct Region: Sendable, Encodable {
    /// The line of the start, from 1.
    var startLine: Int
    /// The column of the start, from 1.
    var startColumn: Int
    /// The line of the end, from 1.
    var endLine: Int
    /// The column of the end, from 1.
    var endColumn: Int
  }
}
