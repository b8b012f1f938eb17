import Testing

@testable import LocCheckReports

struct FormattedNumberTests {
  @Test(
    arguments: [
      (0, "0.000"), (1, "0.000"), (499_999, "0.000"), (500_000, "0.001"), (3_000_000, "0.003"),
      (287_400_000, "0.287"), (999_499_999, "0.999"), (999_500_000, "1.000"),
      (14_029_255_000_000, "14029.255"), (-5_000_000, "0.000"), (Int64.max, "9223372036.855"),
    ] as [(Int64, String)])
  func `seconds have a point and three decimals`(nanoseconds: Int64, text: String) {
    #expect(Seconds(nanoseconds: nanoseconds).description == text)
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (1_582_934_400, "2020-02-29T00:00:00Z"), (1_709_164_800, "2024-02-29T00:00:00Z"),
      (1_769_850_487, "2026-01-31T09:08:07Z"), (4_102_444_799, "2099-12-31T23:59:59Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (Int64.max, "9999-12-31T23:59:59Z"),
      (-1, "1970-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func `a moment is written in UTC`(seconds: Int64, text: String) {
    #expect(Timestamp(secondsSince1970: seconds).description == text)
  }

  @Test(
    arguments: [
      (0, "0 ms"), (12_345_678, "12 ms"), (999_999_999, "999 ms"), (1_000_000_000, "1.00 s"),
      (1_259_000_000, "1.25 s"), (59_999_000_000, "59.99 s"), (60_000_000_000, "1 min 0 s"),
      (185_500_000_000, "3 min 5 s"), (-1, "0 ms"),
    ] as [(Int64, String)])
  func `an elapsed time is short`(nanoseconds: Int64, text: String) {
    #expect(ElapsedTime(nanoseconds: nanoseconds).description == text)
  }
}
