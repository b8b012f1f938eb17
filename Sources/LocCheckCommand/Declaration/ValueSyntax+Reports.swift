import LocCheckCommandLine
import LocCheckReports

extension ValueSyntax where Value == JUnitReport.Split {
  /// The word `suite` or a number of checks.
  static var junitSplit: ValueSyntax {
    ValueSyntax("suite|N") { text throws(InvalidValue) in
      guard let split = JUnitReport.Split(text) else {
        throw InvalidValue(expected: "'suite' or a number of checks such as 4000")
      }
      return split
    }
  }
}

extension ValueSyntax where Value == JUnitAttachmentFolder {
  /// A folder that readers find again in the text of a report.
  static var attachmentFolder: ValueSyntax {
    ValueSyntax(ValueSyntax<String>.directory("DIR").specification) { text throws(InvalidValue) in
      guard let folder = JUnitAttachmentFolder(text) else {
        throw InvalidValue(
          expected: "a folder below this one, without blanks, brackets and bars in its path")
      }
      return folder
    }
  }
}
