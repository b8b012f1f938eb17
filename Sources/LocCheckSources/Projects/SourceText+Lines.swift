package import LocCheckDiagnostics

extension SourceText {
  /// Returns the offset behind the end of a line, LF, CR LF or CR; that of the end of the file behind
  /// the last line.
  package func startOfLine(after line: Range<Int>) -> Int {
    let end = line.upperBound
    guard end < bytes.count else { return bytes.count }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }
}
