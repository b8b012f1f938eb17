/// What a path holds that messages come from, by its name.
enum SourceKind: Hashable {
  /// A Swift file.
  case swift
  /// What Xcode's compiler wrote of one Swift file.
  case stringsData
  /// A `Package.swift`.
  case package
  /// An Xcode project: the folder, or the `project.pbxproj` in it.
  case xcode
  /// A podspec.
  case podspec
  /// A Podfile.
  case podfile

  /// Creates the kind that a path's name says, nil for any other name.
  init?(_ path: String) {
    let name = RelativePath.name(of: path)
    switch name {
    case "Package.swift": self = .package
    case "Podfile": self = .podfile
    case "project.pbxproj": self = .xcode
    default:
      // `Package@swift-5.9.swift` is the manifest for another toolchain.
      if name.hasPrefix("Package@swift-") { return nil }
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
      switch name[name.index(after: dot)...] {
      case "swift": self = .swift
      case "stringsdata": self = .stringsData
      case "xcodeproj": self = .xcode
      case "podspec": self = .podspec
      default: return nil
      }
    }
  }
}
