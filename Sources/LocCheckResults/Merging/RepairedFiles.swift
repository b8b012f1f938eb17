import LocCheckDiagnostics

/// Leaves errors of whole files out that later runs did not meet any more, and remarks on checks that are missing
/// once other runs have made them.
///
/// A scenario file that could not be read has a case that says so. When the file has been repaired, there is no
/// such check whose outcome could take the place of the earlier one. It is the same with the remark on checks that
/// a run was killed before.
enum RepairedFiles {
  /// Returns some runs without the errors of files that a later one has read.
  ///
  /// - Parameter parts: The runs, the earliest first.
  static func leftOut(of parts: [RunPart]) -> [RunPart] {
    guard parts.count > 1, parts.contains(where: \.hasErrorsOfFiles) else { return parts }
    let unfinished = UnfinishedRuns(among: parts)
    return parts.enumerated().map { index, part in
      guard part.hasErrorsOfFiles else { return part }
      let later = parts[(index + 1)...].filter { $0.covers(part) }
      var part = part
      part.results.suites = part.results.suites.compactMap { suite in
        let cases = suite.cases.filter { result in
          guard result.isErrorOfFile else { return true }
          return result.isUnfinished
            ? !unfinished.isSettled(result, in: suite, ofRun: index)
            : !later.contains { $0.hasRead(result) }
        }
        return cases.isEmpty ? nil : SuiteResult(file: suite.file, cases: cases)
      }
      return part
    }
  }
}

extension RunPart {
  /// Whether something could not be read.
  fileprivate var hasErrorsOfFiles: Bool {
    results.suites.contains { $0.cases.contains(where: \.isErrorOfFile) }
  }

  /// Returns whether the run made those checks again that another could not make.
  func covers(_ other: RunPart) -> Bool {
    let shard = results.environment.shard
    return shard == nil || shard == other.results.environment.shard
  }

  /// Returns whether the run has read a file of which another could not read all.
  fileprivate func hasRead(_ error: CaseResult) -> Bool {
    // What was interrupted while reading is about no file.
    let suites = results.suites.filter {
      error.status.diagnostic?.id == .interrupted || $0.file.utf8.elementsEqual(error.id.file.utf8)
    }
    let key = CaseKey(error.id)
    return !suites.isEmpty && !suites.contains { $0.cases.contains { CaseKey($0.id) == key } }
  }
}

extension CaseResult {
  /// Whether it says that something of a file could not be read, or is not known.
  fileprivate var isErrorOfFile: Bool {
    guard case .error = status else { return false }
    return id.isOfFile
  }
}
