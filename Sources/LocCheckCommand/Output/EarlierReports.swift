import LocCheck

/// The reports of an earlier run, out of the way while a run makes new ones.
///
/// A run that is killed leaves none that could pass for its own, and one whose reports cannot be written leaves
/// those of the run before.
struct EarlierReports {
  /// The JUnit report, whole or in parts.
  private let junit: [EarlierFile]
  /// The other reports.
  private let others: [EarlierFile]

  /// Moves reports aside.
  ///
  /// - Parameters:
  ///   - path: The path of the JUnit report, nil where none is going to be written.
  ///   - others: The paths of the other reports.
  init(junit path: String?, others: [String]) {
    let whole = path.map { $0 == "-" ? [] : [$0] } ?? []
    junit = (whole + whole.flatMap(JUnitParts.paths)).compactMap(EarlierFile.init(movingAside:))
    self.others = others.filter { $0 != "-" }.compactMap(EarlierFile.init(movingAside:))
  }

  /// Puts back what has no successor, and removes the rest.
  ///
  /// Of a JUnit report in parts all are of one run: where one could not be written, the earlier ones come back.
  ///
  /// - Parameters:
  ///   - paths: The paths of those files of the new JUnit report that were written.
  ///   - isJUnitWhole: Whether these are all, so that no other file is of the report.
  func settle(writtenJUnit paths: [String], isJUnitWhole: Bool) {
    if !isJUnitWhole, !junit.isEmpty { paths.forEach(AtomicFile.remove) }
    for file in junit { file.settle(isObsolete: isJUnitWhole) }
    for file in others { file.settle(isObsolete: false) }
  }
}
