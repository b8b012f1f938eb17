public import LocCheckDiagnostics

/// Findings as workflow commands, which GitHub shows as annotations of the lines they are about.
///
/// Shape: `::error file=…,line=…,col=…,title=…::message`. GitHub keeps ten annotations of each kind for a
/// step and drops the others without a word, so a line at the end says how many were left out.
public struct GitHubReport: Sendable {
  /// The number of annotations of each kind that GitHub keeps for one step.
  public static let limit = 10

  /// Creates a report.
  public init() {}

  /// Returns the commands for some findings, errors first.
  public func text(of findings: [Diagnostic]) -> String {
    var lines: [String] = []
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let all = findings.filter { $0.severity == severity }
      lines += all.prefix(Self.limit).map(command)
      if all.count > Self.limit {
        let rest = all.count - Self.limit
        lines.append("\(rest) more \(severity.rawValue)\(rest == 1 ? " is" : "s are") not shown")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the command for a finding.
  private func command(_ finding: Diagnostic) -> String {
    var properties: [(name: String, value: String)] = []
    if let range = finding.range {
      let (start, end) = (range.start, range.source.location(at: range.bounds.upperBound))
      properties = [("file", start.path), ("line", "\(start.line)")]
      // A column means something on one line only.
      if end.line == start.line {
        properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
      } else {
        properties.append(("endLine", "\(end.line)"))
      }
    }
    properties.append(("title", finding.id.name))
    let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
    let message = finding.message + (finding.help.map { "\nhelp: " + $0 } ?? "")
    return "::\(Self.name(of: finding.severity)) \(list.joined(separator: ","))::"
      + Self.escapedData(message)
  }

  /// Returns the command's name for a severity.
  private static func name(of severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// Returns a message as a command takes it; what cannot be seen is escaped first.
  private static func escapedData(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.escaped(String($0)).replacing("%", with: "%25") }
      .joined(separator: "%0A")
  }

  /// Returns the value of a property as a command takes it.
  private static func escapedProperty(_ text: String) -> String {
    escapedData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
