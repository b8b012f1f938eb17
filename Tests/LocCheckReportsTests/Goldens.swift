import Foundation
import Testing

/// The reports as they should be, kept beside the tests.
enum Goldens {
  /// The environment variable that has the goldens rewritten by what the tests find: set it to `1`.
  static let updateVariable = "LOCCHECK_UPDATE_GOLDENS"

  /// Expects a text to be the golden's, byte by byte.
  static func expect(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment[updateVariable] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let golden = try? Data(contentsOf: file)
    let hint = "see \(name); \(updateVariable)=1 swift test rewrites it"
    #expect(golden == Data(text.utf8), "\(hint)", sourceLocation: sourceLocation)
  }

  /// The folder of the goldens.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
}
