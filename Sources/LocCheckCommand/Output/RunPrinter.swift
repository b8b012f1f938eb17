import Foundation
import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults

/// Prints a run as it goes on: the report's text, and on a terminal a line that is overwritten.
struct RunPrinter {
  /// The report.
  private var report: any RunEventReport
  /// The progress line, nil where nothing may be overwritten.
  private var progress: ProgressLine?
  /// The columns of the terminal.
  private let width: Int
  /// The streams.
  private let streams: StandardStreams
  /// Whether the report goes to standard error, because another report has standard output.
  private let usesErrorStream: Bool
  /// When the progress line was last drawn, in nanoseconds.
  private var lastDrawn: Int64 = 0

  /// The time between two drawings of the progress line, in nanoseconds.
  private static let interval: Int64 = 50_000_000
  /// Clears the line the cursor is in.
  private static let clearLine = "\r\u{1B}[2K"

  /// Creates a printer.
  init(
    format: RunFormat, color: ColorChoice, terminal: Terminal,
    streams: StandardStreams, usesErrorStream: Bool
  ) {
    let stream = usesErrorStream ? STDERR_FILENO : STDOUT_FILENO
    self.report = format.report(
      style: terminal.style(color, stream: stream), isGitHubActions: terminal.isGitHubActions)
    self.progress =
      terminal.showsProgress(stream: STDERR_FILENO)
      ? ProgressLine(glyphs: terminal.readsUTF8 ? .blocks : .ascii) : nil
    self.width = terminal.width
    self.streams = streams
    self.usesErrorStream = usesErrorStream
  }

  /// Prints what an event adds.
  mutating func print(_ event: RunEvent) {
    let text = report.text(for: event)
    progress?.update(for: event, at: Clock.monotonicNanoseconds())
    if !text.isEmpty {
      clearProgress()
      if usesErrorStream { streams.writeError(text) } else { streams.write(text) }
    }
    if case .ended = event { clearProgress() } else { drawProgress() }
  }

  /// Draws the progress line, not too often.
  private mutating func drawProgress() {
    guard let progress else { return }
    let now = Clock.monotonicNanoseconds()
    guard now - lastDrawn > Self.interval else { return }
    lastDrawn = now
    streams.writeError(Self.clearLine + progress.text(width: width - 1, at: now))
  }

  /// Clears the progress line where one is drawn.
  private mutating func clearProgress() {
    guard progress != nil, lastDrawn > 0 else { return }
    streams.writeError(Self.clearLine)
    lastDrawn = 0
  }
}
