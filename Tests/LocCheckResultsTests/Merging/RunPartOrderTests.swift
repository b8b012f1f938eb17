import LocCheckResults
import Testing

struct RunPartOrderTests {
  /// Returns a run that started at a moment.
  private func part(_ name: String, _ second: Int64, _ nanosecond: Int64 = 0) -> RunPart {
    var environment = RunEnvironment.unknown
    (environment.startedAt, environment.startNanosecond) = (second, nanosecond)
    return RunPart(name: name, results: RunResults(suites: [], environment: environment))
  }

  @Test func `the run that started first is in front, by its nanosecond within a second`() {
    let parts = [part("d", 8, 1), part("c", 7, 999_999_999), part("a", 6, 5), part("b", 7, 20)]
    #expect(parts.inOrderOfStart().map(\.name) == ["a", "b", "c", "d"])
  }

  @Test func `where the start of one is not told, all keep their order`() {
    let parts = [part("b", 9), part("a", 0), part("c", 7)]
    #expect(parts.inOrderOfStart().map(\.name) == ["b", "a", "c"])
  }

  @Test func `runs of one start keep their order`() {
    let parts = [part("b", 7), part("a", 7), part("c", 6), part("0", 7)]
    #expect(parts.inOrderOfStart().map(\.name) == ["c", "b", "a", "0"])
  }
}
