import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckMessages
import Testing

@testable import LocCheck

/// The look-ups that entry points make.
struct ExplanationQueryTests {
  /// Returns a question about a key.
  private func query(_ key: MessageKey, _ arguments: [Argument] = []) -> ExplanationQuery {
    ExplanationQuery(
      key: key, locales: [], arguments: arguments, defaultValue: "D", table: "T", bundle: "B")
  }

  /// A number and a string.
  private let arguments = [
    Argument(type: .int, value: .signed(1234)), Argument(type: .string, value: .string("%@")),
  ]

  @Test func `each entry point asks in its own way`() {
    let query = query("%lld in %@", arguments)
    let requests = ExplanationQuery.allEntryPoints.map(query.request)
    #expect(
      requests == [
        LookupRequest(
          entryPoint: .localized, key: "%lld in %@", defaultValue: "D", arguments: arguments,
          isFormatted: true, isMarkdown: true, table: "T", bundle: "B"),
        LookupRequest(
          entryPoint: .key, key: "%lld in %@", arguments: arguments, isFormatted: true,
          isMarkdown: true, table: "T", bundle: "B"),
        LookupRequest(
          entryPoint: .keyVariable, key: "1234 in %@", isFormatted: false, isMarkdown: true,
          table: "T", bundle: "B"),
        LookupRequest(
          entryPoint: .nslocalized, key: "%lld in %@", defaultValue: "D", arguments: arguments,
          isFormatted: true, isMarkdown: false, table: "T", bundle: "B"),
        nil,
      ])
  }

  @Test func `a key without specifiers gives a SwiftUI key no arguments`() {
    let query = query("files.count", arguments)
    #expect(query.request(from: .key)?.arguments == [])
    #expect(query.request(from: .key)?.isFormatted == false)
    #expect(query.request(from: .localized)?.arguments == arguments)
    #expect(query.lostArguments(from: .key).map(\.id.name) == ["explain.lost-arguments"])
    #expect(query.lostArguments(from: .localized) == [])
  }

  @Test(
    arguments: [
      ("%2$@: %1$lld", "%@: 1234"), ("100%% of %lld", "100% of 1234"), ("plain", "plain"),
    ])
  func `a completed key has the bare values in their places`(key: String, expected: String) {
    #expect(query(MessageKey(key), arguments).completedKey == expected)
  }

  @Test func `without arguments a key stays as it is spelled`() {
    #expect(query("100%% of 50% off").completedKey == "100%% of 50% off")
  }
}
