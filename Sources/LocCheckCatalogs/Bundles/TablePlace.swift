/// Where in a bundle a table lies.
public enum TablePlace: Sendable, Hashable, CustomStringConvertible {
  /// Beside the `.lproj` folders, where it hides the tables in all of them.
  case root
  /// In `Base.lproj`, which holds the development language.
  case base
  /// In the folder of a localization, as the folder spells it.
  case localization(String)

  /// Creates the place of a file from the name of its `.lproj` folder, nil for none.
  public init(folder: String?) {
    switch folder {
    case nil: self = .root
    case "Base": self = .base
    case let name?: self = .localization(name)
    }
  }

  /// The name of the folder without its extension, `root` outside of any.
  public var description: String {
    switch self {
    case .root: "root"
    case .base: "Base"
    case .localization(let name): name
    }
  }
}
