import LocCheckDiagnostics
import LocCheckResults

/// The fingerprints of the findings of a report, by which services follow a finding from run to run.
///
/// A fingerprint is the SHA-256 of the rule, the file, the bundle, the table, the key, the locale and the
/// variant, of the text at the place where there is no key, and of the number of equal findings before it.
/// It has no line, so it stays while lines move.
struct FindingFingerprints {
  /// How often each identity was met.
  private var occurrences: [[UInt8]: Int] = [:]

  /// Returns the fingerprint of the next finding, as 64 hexadecimal digits.
  mutating func next(for finding: LocatedFinding) -> String {
    let diagnostic = finding.diagnostic
    let parts = [
      diagnostic.id.name, finding.file, finding.bundle, finding.table, finding.key,
      finding.subjectLocale, diagnostic.subject?.variant,
      finding.key == nil ? diagnostic.range?.text : nil,
    ]
    let identity = Array(parts.map { $0 ?? "" }.joined(separator: "\0").utf8)
    let count = occurrences[identity, default: 0] + 1
    occurrences[identity] = count
    return SHA256.hexadecimalDigest(of: identity + "\0\(count)".utf8)
  }
}
