import LocCheckDiagnostics

extension JUnitFileCheck {
  /// Checks that a moment is one, and written as XML Schema writes it.
  func checkTimestamp(_ moment: String, at bounds: Range<Int>) {
    let digits = moment.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }
    let form = String(decoding: digits, as: UTF8.self)
    guard form.hasPrefix("0000-00-00T00:00:00") else { return addForm(of: moment, at: bounds) }
    if let problem = Timestamp.Parts(moment)?.problem {
      add(.timestamp, .warning, "\(moment.quoted) is no moment: \(problem)", at: bounds)
    }
    var zone = form.dropFirst(19)
    if zone.hasPrefix(".0") { zone = zone.dropFirst().drop { $0 == "0" } }
    switch zone {
    case "Z", "+00:00", "-00:00": break
    case "":
      add(
        .timestamp, .note,
        "the moment \(moment.quoted) has no time zone: readers differ in which is meant",
        at: bounds)
    default: addForm(of: moment, at: bounds)
    }
  }

  /// Says how a moment has to be written.
  private func addForm(of moment: String, at bounds: Range<Int>) {
    add(
      .timestamp, .warning,
      "expected a moment such as '2026-01-31T09:08:07Z', found \(moment.quoted)", at: bounds)
  }
}
