import LocCheckCatalogs
import LocCheckDiagnostics

/// The extraction of one module while it is made.
///
/// Each pass looks at the whole module and adds what it finds in any order; the result is in the order of
/// files and places.
struct ModuleExtraction {
  /// The module.
  let module: SourceModule
  /// Its texts.
  let typed: TypedModule
  /// Its files.
  let contexts: [CodeContext]
  /// What the files declare and do.
  let walks: [CodeWalk]
  /// The texts by where they go.
  let index: UseIndex
  /// Where texts end up.
  let flow: TextFlow
  /// The words that are names.
  let properNames: Set<MessageKey>
  /// What the calls do with texts, in their order.
  let meanings: [CallMeaning]
  /// What is said beside keys.
  let lookups: LookupReader
  /// The enums of the module with raw values of type String.
  let ownEnumerations: [KeyEnumeration]
  /// Those of all modules, for attributes that name a case.
  let enumerations: [KeyEnumeration]

  /// The messages, each at most once.
  private(set) var messages: [CarrierID: SourceMessage] = [:]
  /// The skipped texts by place, each at most once for a reason.
  private(set) var skipped: [SkipPlace: SkippedText] = [:]
  /// The findings with their places.
  private(set) var findings: [(place: CarrierID, finding: Diagnostic)] = []
  /// The plain texts of literals that are no message.
  var mentions: Set<String> = []
  /// The line of the last message.
  var lines = LineCursor()
  /// What is said beside the keys of calls that were asked for.
  var knownContexts: [Int: LookupContext] = [:]

  /// A text that is skipped for a reason.
  struct SkipPlace: Hashable {
    /// The place.
    var place: CarrierID
    /// The reason.
    var reason: SkippedText.Reason
  }

  /// Creates an extraction of a module that nothing has been found in yet.
  init(_ module: SourceModule, typed: TypedModule, enumerations: [KeyEnumeration]) {
    let builds = module.builds.configurations
    let walks = module.files.map { CodeWalk($0.digest) }
    self.module = module
    self.typed = typed
    self.walks = walks
    self.ownEnumerations = zip(module.files, walks).flatMap { file, walk in
      KeyEnumeration.enumerations(of: walk, in: file.source, target: module.name)
    }
    self.enumerations = enumerations
    self.meanings = typed.calls.map { CallMeaning($0, macroNames: module.macroNames) }
    self.contexts = zip(module.files, walks).map { file, walk in
      CodeContext(file, declarations: walk.declarations, builds: builds)
    }
    self.index = UseIndex(typed)
    self.flow = TextFlow(typed, meanings: meanings)
    self.properNames = typed.properNames
    var receivers: [CarrierID: Expression] = [:]
    for (file, walk) in walks.enumerated() {
      for expression in walk.expressions {
        if case .call(let callee, _) = expression.kind,
          case .member(let base, "localizedString") = callee.kind
        {
          receivers[CarrierID(file: file, offset: expression.bounds.lowerBound)] = base
        }
      }
    }
    self.lookups = LookupReader(
      contexts: contexts, typed: typed, index: index, receivers: receivers)
  }

  /// Returns what the module hands over.
  mutating func extraction() -> SourceExtraction {
    for use in typed.uses { visit(use) }
    visitRawValues()
    visitWrapperAttributes()
    visitOverloads()
    visitFragments()
    visitProblems()
    return SourceExtraction(
      messages: messages.sorted { $0.key < $1.key }.map(\.value),
      skipped: skipped.sorted {
        ($0.key.place, $0.key.reason.rawValue) < ($1.key.place, $1.key.reason.rawValue)
      }
      .map(\.value),
      findings: findings.enumerated().sorted { left, right in
        (left.element.place, left.offset) < (right.element.place, right.offset)
      }.map(\.element.finding),
      keyEnumerations: ownEnumerations, mentions: mentions, suppressions: suppressions)
  }

  /// Adds a message at its literal.
  mutating func add(_ message: SourceMessage, file: Int, bounds: Range<Int>) {
    let place = CarrierID(file: file, offset: bounds.lowerBound)
    if messages[place] == nil { messages[place] = message }
  }

  /// Adds a text that is not extracted.
  mutating func skip(
    _ key: MessagePattern, _ reason: SkippedText.Reason, api: String? = nil, table: String? = nil,
    file: Int, bounds: Range<Int>
  ) {
    let place = SkipPlace(place: CarrierID(file: file, offset: bounds.lowerBound), reason: reason)
    guard skipped[place] == nil else { return }
    skipped[place] = SkippedText(
      key: key, reason: reason, api: api, table: table, target: module.name,
      range: range(bounds, in: file))
  }

  /// Adds a finding at its own place; those of code that is not extracted are left out.
  mutating func report(_ finding: Diagnostic, file: Int) {
    let offset = finding.range?.bounds.lowerBound ?? 0
    guard contexts[file].exclusion(at: offset) == nil else { return }
    findings.append((CarrierID(file: file, offset: offset), finding))
  }

  /// Returns a range of a file.
  func range(_ bounds: Range<Int>, in file: Int) -> SourceRange {
    contexts[file].source.range(bounds)
  }

  /// The comments that silence findings.
  private var suppressions: [Suppression] {
    module.files.flatMap { file in
      file.digest.suppressions.map { comment in
        Suppression(
          rule: comment.rule, reason: comment.reason, range: file.source.range(comment.bounds),
          line: file.source.location(at: comment.subject.lowerBound).line)
      }
    }
  }

  /// Reports what the parser could not read, in code of any kind.
  private mutating func visitProblems() {
    for (file, source) in module.files.enumerated() {
      for problem in source.digest.problems {
        let finding = Diagnostic.unreadable(problem, at: source.source.range(problem.bounds))
        findings.append((CarrierID(file: file, offset: problem.bounds.lowerBound), finding))
      }
    }
  }
}

extension CarrierID: Comparable {
  /// Orders places by file, then offset.
  package static func < (left: CarrierID, right: CarrierID) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}

extension Diagnostic {
  /// Makes a finding about Swift that cannot be read.
  fileprivate static func unreadable(_ problem: SyntaxProblem, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      "extract.syntax", .warning, problem.message, at: range,
      help: "the rest of the file is read as far as it can be")
  }
}
