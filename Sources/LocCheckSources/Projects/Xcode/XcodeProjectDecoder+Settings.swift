import LocCheckCatalogs
import LocCheckDiagnostics

extension XcodeProjectDecoder {
  /// Returns the settings of a target: its own over those of the project.
  mutating func settings(of target: XcodeObject, name: String) -> BuildSettings {
    let own = levels(ofList: target.values["buildConfigurationList"])
    let project = levels(ofList: objects.root?.values["buildConfigurationList"])
    return BuildSettings(levels: own + project, configuration: configuration, target: name)
  }

  /// Returns the assignments of a list of configurations in the one that counts, then those of its
  /// `.xcconfig` file.
  private mutating func levels(ofList reference: PropertyList?) -> [BuildSettings.Level] {
    guard let id = reference?.string else { return [] }
    if let known = knownSettings[id] { return known }
    var levels: [BuildSettings.Level] = []
    if let list = object((id, reference?.range), for: "the list of configurations"),
      let chosen = chosenConfiguration(of: list)
    {
      levels.append(Dictionary(grouping: assignments(in: chosen), by: \.name))
      if let file = settingsFile(of: chosen) {
        levels.append(Dictionary(grouping: file, by: \.name))
      }
    }
    knownSettings[id] = levels
    return levels
  }

  /// Returns the configuration of the chosen name, else the default one, else the first.
  private mutating func chosenConfiguration(of list: XcodeObject) -> XcodeObject? {
    let all = list.list("buildConfigurations").compactMap { object($0, for: "the configuration") }
    let standard = list["defaultConfigurationName"]
    return all.first { $0["name"] == configuration } ?? all.first { $0["name"] == standard }
      ?? all.first
  }

  /// Returns the assignments of a configuration.
  private func assignments(in configuration: XcodeObject) -> [BuildSetting] {
    (configuration.values["buildSettings"]?.members ?? []).compactMap { member in
      switch member.value.value {
      case .string(let text): BuildSetting(member.key, value: text, range: member.value.range)
      case .boolean(let value):
        BuildSetting(member.key, value: value ? "YES" : "NO", range: member.value.range)
      case .array(let elements):
        BuildSetting(
          member.key, value: elements.compactMap(\.string).joined(separator: " "),
          range: member.value.range)
      default: nil
      }
    }
  }

  /// Returns the assignments of the `.xcconfig` file that a configuration is based on.
  private mutating func settingsFile(of configuration: XcodeObject) -> [BuildSetting]? {
    guard let path = settingsPath(of: configuration) else { return nil }
    let reference = ProjectReference(.buildSettings, path: path, range: configuration.declaration)
    if !references.contains(where: { $0.kind == reference.kind && $0.path == path }) {
      references.append(reference)
    }
    return settingsReader.settings(at: path)
  }

  /// Returns the path of the `.xcconfig` file: a reference to a file, or a path in a synchronised
  /// folder.
  private mutating func settingsPath(of configuration: XcodeObject) -> String? {
    if let id = configuration["baseConfigurationReference"] { return paths.path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"],
      let name = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return paths.path(of: anchor).map { ProjectPath.joined($0, name) }
  }
}
