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
  /// - Parameter isJUnitWhole: Whether all files of the JUnit report were written, so that no other is of it.
  func settle(isJUnitWhole: Bool) {
    for file in junit { file.settle(isObsolete: isJUnitWhole) }
    for file in others { file.settle(isObsolete: false) }
  }
}
