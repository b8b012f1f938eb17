import LocCheck
import LocCheckCommandLine
import LocCheckReports
import LocCheckResults

/// The reports that are to be made of a run, and where each goes.
struct ReportOutputs {
  /// A report that is one file, and its path.
  private struct Output {
    /// The path, `-` for standard output.
    let path: String
    /// The report.
    let report: any RunReport
  }

  /// The JUnit report.
  private let junit: JUnitReport
  /// The path of the JUnit report, nil for none.
  private let junitPath: String?
  /// How the JUnit report is cut into files, nil for one file.
  private let split: JUnitReport.Split?
  /// The reports of one file each.
  private let outputs: [Output]
  /// The moment that stands for all times, nil for the true ones.
  let epoch: Int64?
  /// The streams.
  private let streams: StandardStreams

  /// Reads what was typed.
  ///
  /// - Parameters:
  ///   - arguments: What was typed.
  ///   - path: The path of the JUnit report, nil or `none` for none.
  ///   - extra: Paths of reports that were not typed, by the names of their formats.
  ///   - environment: The environment variables.
  ///   - streams: The streams.
  init(
    _ arguments: ParsedArguments, junit path: String?, adding extra: [String: String] = [:],
    environment: [String: String], streams: StandardStreams
  ) throws(UsageError) {
    self.streams = streams
    junitPath = path == "none" ? nil : path
    split = try arguments[Options.junitSplit]
    let settings = RunReportSettings(
      maximumTextSize: try arguments[Options.junitMaxText],
      htmlAssets: try arguments[Options.htmlAssets])
    junit = JUnitReport(
      flavor: try arguments[Options.junitFlavor], maximumTextSize: settings.maximumTextSize,
      attachments: try arguments[Options.attachments])
    var outputs: [Output] = []
    for (format, option) in zip(RunReportFormat.all, Options.reports) {
      guard let path = try arguments[option] ?? extra[format.name], path != "none" else {
        continue
      }
      outputs.append(Output(path: path, report: format.report(settings)))
    }
    self.outputs = outputs
    epoch = try Self.epoch(arguments, environment)
    if split != nil, junitPath == "-" {
      throw arguments.error(
        "standard output is one file: '--junit-split' needs '--junit FILE' too",
        about: Options.junitSplit)
    }
    try Self.refuseIdleAssets(arguments, page: outputs.first { $0.report is HTMLReport }?.path)
    if junit.attachments != nil, junitPath == nil {
      throw arguments.error(
        "no JUnit report could name them: '--attachments' needs '--junit FILE' too",
        about: Options.attachments)
    }
  }

  /// Whether a report goes to standard output.
  var usesStandardOutput: Bool { paths.contains("-") }

  /// Whether no report is asked for.
  var isEmpty: Bool { paths.isEmpty }

  /// The path of a journal beside the JUnit report, nil where that is no file of the usual kind.
  var pathOfJournal: String? {
    guard let junitPath, junitPath.hasSuffix(".xml") else { return nil }
    return junitPath.dropLast("xml".count) + "jsonl"
  }

  /// The paths of the reports.
  var paths: [String] { [junitPath].compactMap { $0 } + outputs.map(\.path) }

  /// The paths of the reports, and of what an earlier run wrote in parts and goes when they are there.
  var replacedPaths: [String] {
    paths + (junitPath.map { $0 == "-" ? [] : JUnitParts.paths(of: $0) } ?? [])
  }

  /// Writes every report, and returns what could not be written.
  ///
  /// One that cannot be written does not keep the others from being written.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - earlier: The reports of an earlier run, where they have been moved aside already.
  func write(_ results: RunResults, replacing earlier: EarlierReports? = nil) -> [OutputError] {
    let results = epoch.map(results.reproducible) ?? results
    let earlier = earlier ?? moveEarlierAside()
    let junit = save(junitPath.map { junitFiles(of: results, at: $0) } ?? [])
    let others = save(otherFiles(of: results) + attachmentFiles(of: results))
    earlier.settle(writtenJUnit: junit.written, isJUnitWhole: junit.errors.isEmpty)
    return (junit.errors + others.errors).map { error in
      guard error.path != "-", FileStatus.kind(of: error.path) == .file else { return error }
      return OutputError(
        path: error.path, reason: error.reason + "; the file that is there is of an earlier run")
    }
  }

  /// Moves the reports of an earlier run out of the way of those that are going to be written.
  func moveEarlierAside() -> EarlierReports {
    EarlierReports(junit: junitPath, others: outputs.map(\.path))
  }

  /// Writes files, and returns the paths of those that were, and what could not be written.
  private func save(_ files: [ReportFile]) -> (written: [String], errors: [OutputError]) {
    var (written, errors): ([String], [OutputError]) = ([], [])
    for file in files {
      do throws(OutputError) {
        try file.save(to: streams)
        written.append(file.path)
      } catch {
        errors.append(error)
      }
    }
    return (written, errors)
  }

  // MARK: - Files

  /// Returns the files of the reports of one file each, and those that belong to them.
  private func otherFiles(of results: RunResults) -> [ReportFile] {
    var files: [ReportFile] = []
    for output in outputs {
      files.append(ReportFile(path: output.path) { try output.report.write(results, to: $0) })
      files += output.report.assets.map { asset in
        let folder = output.path == "-" ? "." : RelativePath.folder(of: output.path)
        return ReportFile(path: RelativePath.joining(folder, asset.name), bytes: asset.bytes)
      }
    }
    return files
  }

  /// Returns the files of the JUnit report.
  private func junitFiles(of results: RunResults, at path: String) -> [ReportFile] {
    let report = junit
    guard let split else {
      return [ReportFile(path: path) { try report.write(results, to: $0) }]
    }
    return report.parts(of: results, split: split).map { part in
      ReportFile(path: part.path(for: path)) { try part.report.write(part.results, to: $0) }
    }
  }

  /// Returns the files of what the JUnit report attaches.
  private func attachmentFiles(of results: RunResults) -> [ReportFile] {
    guard junitPath != nil, let folder = junit.attachments?.path else { return [] }
    var files: [ReportFile] = []
    junit.forEachAttachment(of: results) { asset in
      files.append(
        ReportFile(path: RelativePath.joining(folder, asset.name), bytes: asset.bytes))
    }
    return files
  }

  // MARK: - Reading

  /// Refuses a choice about what belongs to a page where there is no page, or where it cannot be beside it.
  private static func refuseIdleAssets(
    _ arguments: ParsedArguments, page: String?
  ) throws(UsageError) {
    guard arguments.contains(Options.htmlAssets) else { return }
    let isSeparate = try arguments[Options.htmlAssets] == .separate
    guard page != nil, page != "-" || !isSeparate else {
      throw arguments.error(
        (page == nil ? "there is no page" : "nothing stands beside standard output")
          + ": '--html-assets' needs '--html FILE' too",
        about: Options.htmlAssets)
    }
  }

  /// Returns the moment that stands for all times: what `SOURCE_DATE_EPOCH` says (a specification of the
  /// Reproducible Builds project), and the beginning of 1970 where times are merely to be left out.
  private static func epoch(
    _ arguments: ParsedArguments, _ environment: [String: String]
  ) throws(UsageError) -> Int64? {
    if let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty {
      guard let seconds = Int64(text), seconds >= 0 else {
        throw arguments.error(
          "SOURCE_DATE_EPOCH is '\(text)': expected a number of seconds since 1970",
          about: Options.reproducible)
      }
      return seconds
    }
    return try arguments[Options.reproducible] ? 0 : nil
  }
}
