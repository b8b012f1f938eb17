public import LocCheckResults

/// The lines of a journal: a file to which a run adds a line for all that happens, as it happens.
///
/// Each line is an object of JSON with its version `v`, its `kind` and an end of LF. A journal is good for
/// every report, however the run ended. Readers pass over kinds and members they do not know.
public enum JournalLine {
  /// The version of the lines.
  static let version = 1

  /// The checks a run is going to make in a scenario file.
  public struct PlannedSuite: Sendable, Hashable {
    /// The scenario file's path, relative and with `/`.
    public var file: String
    /// The number of checks.
    public var cases: Int
    /// The checks; none where only their number is known.
    var checks: [CheckDigest] = []

    /// Creates the number of checks of a file.
    public init(file: String, cases: Int) {
      self.file = file
      self.cases = cases
    }

    /// Creates what is told of the checks of a file.
    package init(file: String, checks: some Collection<CaseID>) {
      self.init(file: file, cases: checks.count)
      self.checks = checks.map(CheckDigest.init)
    }
  }

  /// Returns the first line of a journal.
  ///
  /// - Parameters:
  ///   - environment: The circumstances of the run, as far as they are known at its start.
  ///   - suites: What is going to be run, in the order of the plan.
  public static func started(
    _ environment: RunEnvironment, suites: [PlannedSuite]
  ) -> [UInt8] {
    line(.runStarted) { writer in
      writer.startMembers(of: environment)
      writer.member("suites", suites) { suite, writer in
        writer.object { writer in
          writer.member("file", suite.file)
          writer.member("cases", suite.cases)
          if !suite.checks.isEmpty {
            writer.member("checks", suite.checks) { $1.string($0.digits) }
          }
        }
      }
    }
  }

  /// Returns the line of a check that has ended; a later line may say that it counts as not made.
  public static func ended(_ result: CaseResult) -> [UInt8] {
    line(.caseEnded) { writer in
      writer.name("case")
      writer.result(result)
    }
  }

  /// Returns the last line of a journal.
  public static func ended(_ environment: RunEnvironment) -> [UInt8] {
    line(.runEnded) { $0.endMembers(of: environment) }
  }

  /// Returns a line.
  private static func line(
    _ kind: JournalRecord.Kind, members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("v", version)
      writer.member("kind", kind.rawValue)
      members(&writer)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
