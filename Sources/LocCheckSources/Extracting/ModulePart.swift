/// Some files of a module, whose code is typed by itself.
///
/// The parts of a module depend on its files alone, not on the machine: what is found must not.
package struct ModulePart: Sendable, Hashable {
  /// The place of the module.
  package var module: Int
  /// The places of the files in the module.
  package var files: Range<Int>

  /// The number of files that are worth looking at all declarations of the module once more.
  private static let fileCount = 128

  /// Returns the parts of a module, in the order of its files.
  ///
  /// - Parameters:
  ///   - module: The place of the module.
  ///   - count: The number of its files.
  package static func parts(of module: Int, fileCount count: Int) -> [ModulePart] {
    let parts = max((count + fileCount - 1) / fileCount, 1)
    return (0..<parts).map { part in
      ModulePart(module: module, files: count * part / parts..<count * (part + 1) / parts)
    }
  }
}
