import LocCheckDiagnostics

/// The build settings of a target in one configuration: levels over each other, as Xcode has them.
struct BuildSettings {
  /// The assignments by name, those of the target first, then those of its `.xcconfig` file, those
  /// of the project and those of the project's `.xcconfig` file.
  private let levels: [Level]
  /// The configuration.
  private let configuration: String
  /// The name of the target.
  private let target: String
  /// The platform that conditions are held against.
  private(set) var platform: String?

  /// The assignments of one level by name, those of one name in their order.
  typealias Level = [String: [BuildSetting]]

  /// The number of references in each other that are followed.
  private static let depthLimit = 16
  /// The length beyond which a value is not expanded further.
  private static let lengthLimit = 4096

  /// Creates settings from levels, the nearest first.
  init(levels: [Level], configuration: String, target: String) {
    self.levels = levels
    self.configuration = configuration
    self.target = target
    // Conditions that name an SDK do not hold before the SDK is known.
    self.platform =
      self["SDKROOT"].flatMap { XcodePlatform.name(ofSDKs: $0.text) }
      ?? self["SUPPORTED_PLATFORMS"].flatMap { XcodePlatform.name(ofSDKs: $0.text) }
  }

  /// The value of a setting with its references resolved, and its place; nil where it is not set.
  subscript(name: String) -> (text: String, range: SourceRange?)? {
    guard let (level, setting) = assignment(of: name, from: 0) else { return nil }
    return (expanded(setting, at: level, depth: 0), setting.range)
  }

  /// Returns the truth value of a setting and its place; nil where it is neither `YES` nor `NO`.
  func flag(_ name: String) -> (value: Bool, range: SourceRange?)? {
    guard let (text, range) = self[name] else { return nil }
    return switch text.uppercased() {
    case "YES", "TRUE", "1": (true, range)
    case "NO", "FALSE", "0": (false, range)
    default: nil
    }
  }

  /// Returns the assignment that counts at a level or behind it, one with conditions before others.
  private func assignment(of name: String, from start: Int) -> (level: Int, setting: BuildSetting)?
  {
    for level in levels.indices.dropFirst(start) {
      let candidates = (levels[level][name] ?? []).filter {
        $0.holds(platform: platform, configuration: configuration)
      }
      let setting = candidates.last { !$0.conditions.isEmpty } ?? candidates.last
      if let setting { return (level, setting) }
    }
    return nil
  }

  /// Returns the value of an assignment, each `$(NAME)` and `${NAME}` replaced.
  private func expanded(_ setting: BuildSetting, at level: Int, depth: Int) -> String {
    guard depth < Self.depthLimit, setting.value.utf8.contains(UInt8(ascii: "$")) else {
      return setting.value
    }
    var text = ""
    var rest = setting.value[...]
    while let dollar = rest.firstIndex(of: "$") {
      text += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard
        let closing: Character = rest.first.flatMap({ $0 == "(" ? ")" : $0 == "{" ? "}" : nil }),
        let end = rest.firstIndex(of: closing), text.utf8.count < Self.lengthLimit
      else {
        text += "$"
        continue
      }
      text += value(
        ofReference: rest[..<end].dropFirst(), in: setting, at: level, depth: depth + 1)
      rest = rest[end...].dropFirst()
    }
    return (text + rest).trimmingSpaces.description
  }

  /// Returns what a reference such as `inherited` or `PRODUCT_NAME:c99extidentifier` stands for.
  private func value(
    ofReference reference: Substring, in setting: BuildSetting, at level: Int, depth: Int
  ) -> String {
    let parts = reference.split(separator: ":")
    guard let name = parts.first.map({ String($0) }) else { return "" }
    let isInherited = name == "inherited" || name == setting.name
    let found = assignment(
      of: isInherited ? setting.name : name, from: isInherited ? level + 1 : 0)
    var text = found.map { expanded($0.setting, at: $0.level, depth: depth) }
    if text == nil, name == "TARGET_NAME" || name == "TARGETNAME" { text = target }
    if parts.dropFirst().contains("c99extidentifier") { text = text.map(Self.identifier) }
    return text ?? ""
  }

  /// Returns a text as a name of a module: `_` for what an identifier cannot have.
  static func identifier(_ text: String) -> String {
    let name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }))
    return name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? true
      ? name : "_" + name.dropFirst()
  }
}
