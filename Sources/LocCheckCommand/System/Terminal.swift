import Foundation
import LocCheckDiagnostics

/// What the process knows of where its output goes.
struct Terminal: Sendable {
  /// The environment variables.
  let environment: [String: String]

  /// Takes the environment of the process.
  static var current: Terminal { Terminal(environment: ProcessInfo.processInfo.environment) }

  /// Returns whether text on a stream is coloured.
  ///
  /// The order is: the choice on the command line, `NO_COLOR`, `FORCE_COLOR` and `CLICOLOR_FORCE`,
  /// `CLICOLOR=0`, then whether the stream is a terminal that is not dumb.
  func isColored(_ choice: ColorChoice, stream: Int32) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if let force = environment["FORCE_COLOR"], !force.isEmpty { return force != "0" }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    if environment["CLICOLOR"] == "0" { return false }
    return isInteractive(stream)
  }

  /// Returns how text on a stream is drawn.
  func style(_ choice: ColorChoice, stream: Int32) -> DiagnosticRenderer.Style {
    isColored(choice, stream: stream) ? .ansi : .plain
  }

  /// Returns whether a line on a stream may be overwritten.
  func showsProgress(stream: Int32) -> Bool {
    isInteractive(stream) && !isSet("CI")
  }

  /// The number of columns, 80 where nothing says it.
  var width: Int {
    if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether the process is a step of a GitHub workflow.
  var isGitHubActions: Bool { environment["GITHUB_ACTIONS"] == "true" }

  /// Whether text on the terminal is in UTF-8, as far as the locale's variables say.
  var readsUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return ["utf-8", "utf8"].contains { locale.lowercased().contains($0) }
  }

  /// Returns whether a stream is a terminal that understands more than text.
  private func isInteractive(_ stream: Int32) -> Bool {
    isatty(stream) == 1 && environment["TERM"] != "dumb"
  }

  /// Returns whether a variable is set to something.
  private func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
}
