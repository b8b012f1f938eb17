import LocCheckDiagnostics

/// A workflow command that GitHub shows as an annotation of a line:
/// `::error file=…,line=…,col=…,title=…::message`.
struct WorkflowCommand: Sendable, Hashable, CustomStringConvertible {
  /// The whole command, on one line.
  let description: String

  /// Creates the annotation of a finding.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - title: The title; nil for the rule's name.
  ///   - fallback: The file and line, where the finding has no place of its own.
  init(
    _ finding: Diagnostic, title: String? = nil, fallback: (file: String, line: Int)? = nil
  ) {
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
    } else if let fallback {
      properties = [("file", fallback.file), ("line", "\(fallback.line)")]
    }
    properties.append(("title", title ?? finding.id.name))
    let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
    let message = finding.message + (finding.help.map { "\nhelp: " + $0 } ?? "")
    description =
      "::\(Self.name(of: finding.severity)) \(list.joined(separator: ","))::"
      + Self.escapedData(message)
  }

  /// Returns the command's name for a severity.
  private static func name(of severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// Returns a message as a command takes it; what cannot be seen is escaped first.
  private static func escapedData(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.escaped(String($0)).replacingScalars { $0 == "%" ? "%25" : nil } }
      .joined(separator: "%0A")
  }

  /// Returns the value of a property as a command takes it.
  private static func escapedProperty(_ text: String) -> String {
    escapedData(text).replacingScalars { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}
