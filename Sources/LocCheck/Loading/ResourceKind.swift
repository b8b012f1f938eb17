/// What holds messages, by the extension of its name.
enum ResourceKind: Hashable, Sendable {
  /// A file.
  case file(MessageFile.Kind)
  /// A folder of a kind.
  case folder(Folder)

  /// The kinds of folders that stand for one thing.
  enum Folder: Hashable, Sendable {
    /// The folder of one localization.
    case localization
    /// What a build makes: an app, an extension, a framework or a bundle of resources.
    case product
    /// A localization catalog as Xcode exports it, around an XLIFF file.
    case reviewPackage
  }

  /// The extensions, in the order in which people are told of them.
  private static let extensions: [(name: String, kind: ResourceKind)] = [
    ("xcstrings", .file(.catalog)), ("strings", .file(.strings)),
    ("stringsdict", .file(.stringsdict)), ("loctable", .file(.loctable)),
    ("xliff", .file(.review)), ("xcloc", .folder(.reviewPackage)),
    ("lproj", .folder(.localization)), ("app", .folder(.product)), ("appex", .folder(.product)),
    ("bundle", .folder(.product)), ("framework", .folder(.product)),
    ("resources", .folder(.product)), ("xctest", .folder(.product)), ("xpc", .folder(.product)),
  ]

  /// The extensions with their dots, as a list.
  static var list: String { extensions.map { "." + $0.name }.joined(separator: ", ") }

  /// Tells the kind of a file or folder by its name or path, nil where the name does not say that
  /// it holds messages.
  init?(_ path: String) {
    let name = RelativePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...]
    guard let known = Self.extensions.first(where: { $0.name == suffix }) else { return nil }
    self = known.kind
  }
}
