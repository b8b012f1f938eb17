import Testing

@testable import LocCheckReports

struct ProgressRateTests {
  /// A number of milliseconds in nanoseconds.
  private func ms(_ count: Int64) -> Int64 { count * 1_000_000 }

  @Test func `nothing is told before half a second`() {
    var rate = ProgressRate()
    rate.measure(5, at: ms(100))
    #expect(rate.perSecond == nil && rate.secondsLeft(of: 10, at: ms(100)) == nil)
    rate.start(at: ms(1000))
    rate.measure(5, at: ms(1499))
    #expect(rate.perSecond == nil)
    rate.measure(50, at: ms(1500))
    #expect(rate.perSecond == 100)
    #expect(rate.secondsLeft(of: 550, at: ms(1500)) == 5)
  }

  @Test func `the time left runs down evenly between measurements`() {
    var rate = ProgressRate()
    rate.start(at: 0)
    rate.measure(100, at: ms(1000))
    #expect(rate.secondsLeft(of: 600, at: ms(1000)) == 5)
    #expect(rate.secondsLeft(of: 600, at: ms(2000)) == 4)
    #expect(rate.secondsLeft(of: 600, at: ms(9000)) == 0)
  }

  @Test func `a burst moves the speed by its share of the inertia alone`() {
    var rate = ProgressRate()
    rate.start(at: 0)
    rate.measure(100, at: ms(1000))
    rate.measure(1100, at: ms(2000))
    #expect(rate.perSecond == 280)
  }

  @Test func `a clock that stands or goes back and a run that stands are no trouble`() {
    var rate = ProgressRate()
    rate.start(at: ms(5000))
    rate.measure(10, at: ms(5000))
    rate.measure(10, at: 0)
    #expect(rate.perSecond == nil)
    rate.measure(0, at: ms(9000))
    #expect(rate.perSecond == 0 && rate.secondsLeft(of: 10, at: ms(9000)) == nil)
    rate.measure(1, at: ms(10_000))
    #expect(rate.secondsLeft(of: .max, at: ms(10_000)) == nil)
  }
}
