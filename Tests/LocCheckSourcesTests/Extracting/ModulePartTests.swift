import LocCheckSources
import Testing

/// Which files of a module are typed together.
struct ModulePartTests {
  @Test(arguments: [
    (0, [0..<0]),
    (1, [0..<1]),
    (128, [0..<128]),
    (129, [0..<64, 64..<129]),
    (300, [0..<100, 100..<200, 200..<300]),
  ])
  func `parts are of the same size and leave no file out`(count: Int, files: [Range<Int>]) {
    let parts = ModulePart.parts(of: 7, fileCount: count)
    #expect(parts.map(\.files) == files)
    #expect(parts.allSatisfy { $0.module == 7 })
  }
}
