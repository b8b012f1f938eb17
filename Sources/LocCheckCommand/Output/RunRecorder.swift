import LocCheck
import LocCheckReports
import LocCheckResults

/// Writes a run to its journal while it goes on.
struct RunRecorder: Sendable {
  /// The journal, nil where none is written.
  private let journal: AppendedFile?
  /// The moment that stands for all times, nil for the true ones.
  private let epoch: Int64?
  /// Why there is no journal although one was asked for.
  private let openingError: OutputError?

  /// Opens the journal of a run.
  ///
  /// A journal that nobody asked for and that cannot be made is not missed: what keeps it from being made is
  /// told for the report that it would have stood beside. But one that is there is told of: it is of another run,
  /// and would be taken for this one's.
  ///
  /// - Parameters:
  ///   - place: Where the journal is written, nil for none.
  ///   - epoch: The moment that stands for all times, nil for the true ones.
  init(_ place: JournalPath?, reproducibleAt epoch: Int64? = nil) {
    self.epoch = epoch
    do throws(OutputError) {
      journal = try place.map { place throws(OutputError) in try AppendedFile(path: place.path) }
      openingError = nil
    } catch {
      journal = nil
      let isMissed = place.map { $0.isTyped || FileStatus.kind(of: $0.path) != nil } ?? false
      openingError = isMissed ? error : nil
    }
  }

  /// Why the journal is not whole; nil where it is.
  var error: OutputError? { openingError ?? journal?.error }

  /// Writes what is known before the first check.
  ///
  /// - Parameters:
  ///   - environment: The circumstances of the run.
  ///   - suites: What is going to be run, which takes a while to tell of very many checks.
  func start(
    _ environment: RunEnvironment, suites: @autoclosure () -> [JournalLine.PlannedSuite]
  ) {
    guard let journal else { return }
    let run = reproducible(RunResults(suites: [], environment: environment))
    journal.append(JournalLine.started(run.environment, suites: suites()))
  }

  /// Writes the result of a check; to be called on any thread.
  func add(_ result: CaseResult) {
    guard let journal else { return }
    var result = result
    if epoch != nil { result.nanoseconds = 0 }
    journal.append(JournalLine.ended(result))
  }

  /// Writes how the run ended, and of the results those that came about without a check.
  func finish(_ results: RunResults) {
    guard let journal else { return }
    for suite in results.suites {
      for result in suite.cases where result.status.isNotRun {
        journal.append(JournalLine.ended(result))
      }
    }
    journal.append(JournalLine.ended(reproducible(results).environment))
  }

  /// Returns results as they are to be told.
  private func reproducible(_ results: RunResults) -> RunResults {
    epoch.map(results.reproducible) ?? results
  }
}
