import LocCheckDiagnostics
import LocCheckXML

/// The check of one file, as its elements are met.
final class JUnitFileCheck {
  /// What is found.
  var findings = JUnitFindings()
  /// The cases met so far, those of earlier files too.
  private(set) var cases: [CaseIdentity.Digest: CasePlace]
  /// Whether the cases say more than the schema of Jenkins' xUnit plugin allows.
  private var isFull = false

  /// The file.
  let source: SourceText
  /// The file's number.
  private let number: Int
  /// The paths of the files before it.
  private let files: [String]
  /// The elements around what is met next, the root first.
  private var open: [JUnitElement] = []
  /// The number of cases.
  private var caseCount = 0

  /// Creates the check of a file that follows others.
  init(
    source: SourceText, number: Int, files: [String], cases: [CaseIdentity.Digest: CasePlace]
  ) {
    self.source = source
    self.number = number
    self.files = files
    self.cases = cases
  }

  /// The flavor that the file seems to have.
  var guessedFlavor: JUnitReport.Flavor { isFull ? .full : .xunit }

  /// Takes the next thing in the file.
  func visit(_ event: XMLEvent) {
    switch event {
    case .start(let tag): begin(tag)
    case .text(let text):
      guard let last = open.indices.last else { return }
      checkSize(of: text, in: open[last])
      open[last].textSize += text.utf8.count
      if !open[last].hasText { open[last].hasText = !text.allSatisfy(\.isWhitespace) }
    case .end:
      guard let element = open.popLast() else { return }
      end(element)
    }
  }

  /// Checks the number of cases and the size of the file, once it has been read.
  func checkSize() {
    if source.bytes.count > ReportLimit.fileSize {
      add(.fileSize, .warning, "the file has more than 30 MB, the most that GitLab takes", at: nil)
    }
    for (limit, reader) in ReportLimit.caseCounts where caseCount > limit {
      add(
        .caseCount, .note, "\(caseCount) cases: \(reader) takes at most \(limit) at once", at: nil)
    }
  }

  /// Adds a finding at a place.
  func add(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String,
    at bounds: Range<Int>?, notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    findings.add(
      id,
      Diagnostic(
        id, severity, message(), at: bounds.map(source.range) ?? source.range(0..<0),
        notes: notes()))
  }

  // MARK: - Elements

  /// Begins an element.
  private func begin(_ tag: XMLTag) {
    let element = JUnitElement(tag)
    checkPlace(of: element)
    checkAttributes(of: tag, element.kind)
    switch element.kind {
    case .other: break
    case .suites: isFull = tag[attribute: "skipped"] != nil || tag[attribute: "timestamp"] != nil
    case .suite: countInSuite { $0.suites += 1 }
    case .testCase:
      caseCount += 1
      checkIdentity(of: tag)
      isFull = isFull || tag[attribute: "file"] != nil || tag[attribute: "line"] != nil
      countInSuite { $0.tests += 1 }
    case .properties: isFull = isFull || open.last?.kind == .testCase
    case .failure: countInSuite { $0.failures += 1 }
    case .error: countInSuite { $0.errors += 1 }
    case .skipped: countInSuite { $0.skipped += 1 }
    }
    if element.kind.isResult, let last = open.indices.last, open[last].kind == .testCase {
      open[last].resultCount += 1
      if open[last].resultCount == 2 {
        add(
          .severalResults, .error,
          "the case has more than one result: some readers take it for passed",
          at: tag.bounds)
      }
    }
    open.append(element)
  }

  /// Counts something in the suites around it.
  private func countInSuite(_ count: (inout JUnitCounts) -> Void) {
    for index in open.indices where open[index].kind == .suite || open[index].kind == .suites {
      count(&open[index].counts)
    }
  }

  /// Ends an element.
  private func end(_ element: JUnitElement) {
    switch element.kind {
    case .suites, .suite: checkCounts(of: element)
    case .failure, .error, .skipped: checkResult(element)
    default: break
    }
    if let limit = ReportLimit.textSize(of: element), element.textSize > limit,
      element.textSize <= XMLReader.sizeLimit
    {
      add(
        .textSize, .warning,
        "a text of \(element.textSize) bytes: some readers keep no more than \(limit)",
        at: element.bounds)
    }
  }

  // MARK: - Rules

  /// Checks that a text between two tags is one that readers built on libxml2 take.
  private func checkSize(of text: String, in element: JUnitElement) {
    guard text.utf8.count > XMLReader.sizeLimit else { return }
    add(
      .textSize, .error,
      "a text of \(text.utf8.count) bytes: readers refuse the file for more than \(XMLReader.sizeLimit)",
      at: element.bounds)
  }

  /// Checks that an element stands where readers look for it.
  private func checkPlace(of element: JUnitElement) {
    let parent = open.last
    switch (element.kind, parent?.kind) {
    case (.suites, nil), (.suite, .suites), (.testCase, .suite): break
    case (.suite, nil):
      add(
        .root, .warning, "expected the root <testsuites>, found <testsuite>", at: element.bounds)
    case (_, nil):
      add(
        .root, .error,
        "expected the root <testsuites>, found <\(element.name)>"
          + (ForeignFormat(root: element.name).map { " of \($0.name)" } ?? ""),
        at: element.bounds)
    case (.suite, .suite):
      add(
        .nesting, .error, "a suite inside of a suite: some readers find none of its cases",
        at: element.bounds)
    case (.suites, _), (.suite, _), (.testCase, _):
      add(
        .nesting, .error, "<\(element.name)> inside of <\(parent?.name ?? "")>", at: element.bounds)
    case (let kind, let outer) where kind.isResult && outer != .testCase:
      add(
        .nesting, .error, "<\(element.name)> outside of a case", at: element.bounds)
    default: break
    }
  }

  /// Checks that a case can be told from all others.
  private func checkIdentity(of tag: XMLTag) {
    let identity = CaseIdentity(
      className: tag[attribute: "classname"] ?? "", name: tag[attribute: "name"] ?? "")
    guard !identity.name.isEmpty else { return }
    let place = CasePlace(file: number, offset: tag.bounds.lowerBound)
    guard let first = cases.updateValue(place, forKey: identity.digest) else { return }
    cases[identity.digest] = first
    let note =
      first.file == number
      ? Diagnostic.Note("first here", at: source.range(first.offset..<first.offset))
      : Diagnostic.Note("first in \(files[first.file].quoted)")
    add(
      .duplicateCase, .error,
      "the case \(identity.name.quoted) of \(identity.className.quoted) again: readers keep one",
      at: tag.bounds, notes: [note])
  }

  /// Checks that a result has what readers show of it.
  private func checkResult(_ element: JUnitElement) {
    let severity: Diagnostic.Severity = element.kind == .skipped ? .warning : .error
    if !element.hasMessage {
      add(
        .missingMessage, severity,
        "<\(element.name)> without a message: some readers take the case for passed",
        at: element.bounds)
    }
    if !element.hasText {
      add(
        .missingText, severity,
        "<\(element.name)> without a text: some readers take the case for passed",
        at: element.bounds)
    }
  }

  /// Checks that a suite's counts are those of its cases.
  private func checkCounts(of element: JUnitElement) {
    if element.kind == .suites, element.counts.suites == 0, open.isEmpty {
      add(.empty, .warning, "the report has no suite: some readers refuse it", at: element.bounds)
    }
    for (name, counted) in element.counts.byAttribute {
      guard let declared = element.declared[name] else {
        if element.kind == .suite, name != "skipped" {
          add(.count, .warning, "the suite has no attribute '\(name)'", at: element.bounds)
        }
        continue
      }
      guard Int(declared) != counted else { continue }
      add(
        .count, .error, "expected \(name)=\"\(counted)\", found \(declared.quoted)",
        at: element.bounds)
    }
  }
}
