#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of an earlier run, out of the way while its successor is made.
///
/// It waits in its folder under a hidden name: who collects reports after a run that was killed takes none for that
/// run's. One that waits there since such a run is taken up by the next.
package struct EarlierFile {
  /// The path as it was given.
  package let path: String
  /// The path of the file itself.
  private let target: String

  /// Moves the file at a path aside; nil where there is none, or where it has to stay.
  package init?(movingAside path: String) {
    guard let target = try? FileWriting.destination(of: path) else { return nil }
    let hidden = Self.hiddenPath(of: target)
    switch FileStatus.kind(of: target) {
    case .file:
      guard access(target, W_OK) == 0, rename(target, hidden) == 0 else { return nil }
    case nil:
      guard FileStatus.kind(of: hidden) == .file else { return nil }
    case .folder, .other:
      return nil
    }
    self.path = path
    self.target = target
  }

  /// Removes the file where its successor is in its place or none is wanted, else puts it back.
  package func settle(isObsolete: Bool) {
    let hidden = Self.hiddenPath(of: target)
    if isObsolete || FileStatus.kind(of: target) != nil {
      unlink(hidden)
    } else {
      _ = rename(hidden, target)
    }
  }

  /// Returns the name that a file has when it does not wait; nil for one that does not.
  static func visibleName(of name: String) -> String? {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return nil }
    return String(name.dropFirst().dropLast(ending.count))
  }

  /// How the name of a file that waits ends.
  private static let ending = ".earlier"

  /// Returns where the file of a path waits.
  static func hiddenPath(of target: String) -> String {
    RelativePath.hidden(target, ending: ending)
  }
}
