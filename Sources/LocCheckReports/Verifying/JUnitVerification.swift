public import LocCheckDiagnostics
import LocCheckXML

/// Holds JUnit files against what their readers demand.
///
/// What makes readers refuse a file, lose a case or take a failure for a success is an error; what only
/// some of them show worse, and what is merely this tool's own habit, is a warning. Files that are verified
/// by one value are taken for the parts of one report: no two of their cases may be the same to a reader.
public struct JUnitVerification: Sendable {
  /// The flavor the files are meant to have, nil where that is to be guessed.
  public var flavor: JUnitReport.Flavor?

  /// The paths of the files verified so far.
  private var files: [String] = []
  /// The cases met so far.
  private var cases: [CaseIdentity.Digest: CasePlace] = [:]

  /// Creates a verification.
  ///
  /// - Parameter flavor: The flavor the files are meant to have. Where it is nil, a file whose cases have
  ///   neither file nor line nor properties is held against the schema too, with warnings.
  public init(flavor: JUnitReport.Flavor? = nil) { self.flavor = flavor }

  /// Returns what is wrong with a file, in the order of the file; of each kind the first twenty.
  ///
  /// Complexity: linear in the size of the file, of which only the identities of its cases are kept.
  public mutating func verify(_ source: SourceText) -> [Diagnostic] {
    if let problem = ReportEncoding.problem(of: source) ?? JUnitFileCheck.foreignFormat(of: source)
    {
      files.append(source.path)
      return [problem]
    }
    let check = JUnitFileCheck(source: source, number: files.count, files: files, cases: cases)
    // Two owners would have the table copied.
    cases = [:]
    check.checkDeclaration()
    let problems = XMLReader.visit(source) { check.visit($0) }
    for problem in problems {
      check.findings.add(.malformed, Diagnostic(malformed: problem))
    }
    check.checkSize()
    files.append(source.path)
    cases = check.cases
    if problems.isEmpty { validate(source, as: check.guessedFlavor, into: check) }
    return check.findings.inOrder
  }

  /// Holds a file against the schema where its flavor has one.
  private func validate(
    _ source: SourceText, as guess: JUnitReport.Flavor, into check: JUnitFileCheck
  ) {
    guard (flavor ?? guess) == .xunit, let schema = XMLSchema(JUnitSchema.text) else { return }
    let severity: Diagnostic.Severity = flavor == nil ? .warning : .error
    let start = source.contentStart
    _ = schema.validate(Array(source.bytes[start...])) { violation in
      let bounds = violation.bounds.lowerBound + start..<violation.bounds.upperBound + start
      check.findings.add(
        .schema, Diagnostic(.schema, severity, violation.message, at: source.range(bounds)))
    }
  }
}

/// Where a case stands.
struct CasePlace: Sendable, Hashable {
  /// The file's number in the order of verification.
  var file: Int
  /// The offset of the case's tag.
  var offset: Int
}

extension CaseIdentity {
  /// A number by which identities are told apart where very many are kept.
  ///
  /// Of a million cases, two of unlike identity have one digest once in forty million runs.
  typealias Digest = Int

  /// The digest, which is another in every run.
  var digest: Digest {
    var hasher = Hasher()
    for part in [className, name] {
      var part = part
      part.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      // No byte of UTF-8: it ends a part.
      hasher.combine(UInt8(0xFF))
    }
    return hasher.finalize()
  }
}
