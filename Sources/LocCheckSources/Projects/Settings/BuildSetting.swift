import LocCheckDiagnostics

/// One assignment of a build setting, as a project or an `.xcconfig` file has it.
struct BuildSetting {
  /// The name.
  var name: String
  /// What has to hold for it to count: names such as `sdk` and `config` with their patterns.
  var conditions: [(name: String, pattern: String)]
  /// The value as written, the elements of a list with spaces between them.
  var value: String
  /// The place of the value.
  var range: SourceRange?

  /// Creates an assignment from its left side, such as `NAME[sdk=iphoneos*][arch=arm64]`.
  init(_ subject: some StringProtocol, value: String, range: SourceRange?) {
    let parts = subject.split(separator: "[")
    self.name = parts.first.map { String($0.trimmingSpaces) } ?? ""
    self.conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").compactMap { condition in
        let sides = condition.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        return (String(sides[0].trimmingSpaces), String(sides[1].trimmingSpaces))
      }
    }
    self.value = value
    self.range = range
  }

  /// Returns whether it counts in a build; conditions on architectures and variants are taken to
  /// hold.
  func holds(platform: String?, configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.name {
      case "sdk": XcodePlatform.name(ofSDK: condition.pattern).map { $0 == platform } ?? true
      case "config": Self.matches(configuration, condition.pattern)
      default: true
      }
    }
  }

  /// Whether a text is that of a pattern, in which an asterisk at the end stands for anything.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    pattern.last == "*" ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }
}

extension StringProtocol {
  /// The text without the spaces and tabs around it.
  var trimmingSpaces: SubSequence {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var rest = drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }
}
