#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The paths a pattern names.
///
/// A component is matched as the shell does (`*`, `?`, `[…]`); `**` stands for any number of
/// folders, links to folders left out. Hidden files are named only by patterns that begin with a
/// dot.
struct Glob {
  /// The paths in the order of their bytes; a link that leads nowhere is one of them.
  private(set) var paths: [String] = []
  /// What could not be looked into on the way, in the order of the bytes of the paths.
  private(set) var problems: [InputError] = []
  /// The number of folders that may still be looked into.
  private var budget: Int

  /// Finds the paths that a pattern below a folder names.
  ///
  /// - Parameter budget: The number of folders that are looked into: a pattern with several `**`
  ///   leads through each of them in many ways. Where it does not suffice, that is a problem.
  init(_ pattern: String, below folder: String, budget: Int = 1_000_000) {
    self.budget = budget
    let path = RelativePath.joining(folder, pattern)
    if Self.isPattern(pattern) {
      match(Self.components(of: path)[...], in: path.hasPrefix("/") ? "/" : ".")
    } else {
      step(to: path, [])
    }
    if self.budget < 0 {
      problems.append(
        InputError(path: path, reason: "the pattern leads through more than \(budget) folders"))
    }
    paths = Self.sorted(Set(paths.map(RelativePath.normalized))) { $0 }
    problems = Self.sorted(Set(problems), by: \.path)
  }

  /// Returns the components of a pattern, a repeated `**` once.
  private static func components(of path: String) -> [String] {
    path.split(separator: "/").reduce(into: []) { components, component in
      if component != "**" || components.last != "**" { components.append(String(component)) }
    }
  }

  /// Returns the part of a pattern before the first component that may stand for several names.
  static func root(of pattern: String) -> String {
    let components = components(of: pattern).prefix { $0 != "**" && !isPattern($0) }
    let root = (pattern.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
    return root.isEmpty ? "." : root
  }

  /// Returns whether a text holds anything a pattern is made of.
  private static func isPattern(_ text: String) -> Bool {
    text.contains { $0 == "*" || $0 == "?" || $0 == "[" }
  }

  /// Returns values in the order of the bytes of their paths.
  private static func sorted<Value>(
    _ values: Set<Value>, by path: (Value) -> String
  ) -> [Value] {
    values.sorted { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
  }

  /// Finds what the remaining components name in a folder.
  private mutating func match(_ components: ArraySlice<String>, in folder: String) {
    guard let component = components.first else { return paths.append(folder) }
    let rest = components.dropFirst()
    guard component == "**" || Self.isPattern(component) else {
      return step(to: RelativePath.joining(folder, component), rest)
    }
    budget -= 1
    guard budget >= 0 else { return }
    if component == "**" { match(rest, in: folder) }
    guard let listing = listing(of: folder) else { return }
    for name in listing.names {
      let path = listing.path(of: name)
      if component != "**" {
        if Self.matches(component, name) { step(to: path, rest) }
      } else if !name.hasPrefix("."), kind(of: path, followingLinks: false) == .folder {
        // A link to a folder is not followed: it could lead back up.
        match(components, in: path)
      }
    }
    if component != "**" {
      problems += listing.illegibleNames.filter { Self.matches(component, $0) }
        .map { InputError(illegiblePath: listing.path(of: $0)) }
    }
  }

  /// Goes on below a path that is there and can hold what remains.
  private mutating func step(to path: String, _ rest: ArraySlice<String>) {
    guard let kind = kind(of: path, followingLinks: !rest.isEmpty) else { return }
    if rest.isEmpty || kind == .folder { match(rest, in: path) }
  }

  /// Returns whether the shell matches a component with a name.
  private static func matches(_ component: String, _ name: String) -> Bool {
    fnmatch(component, name, FNM_PERIOD) == 0
  }

  /// Lists a folder, nil where that is a problem.
  private mutating func listing(of folder: String) -> FolderListing? {
    do {
      return try FolderListing(of: folder)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Returns the kind of what a path names, nil where it names nothing or that is a problem.
  private mutating func kind(of path: String, followingLinks: Bool) -> FileStatus.Kind? {
    do {
      return try (followingLinks ? FileStatus(of: path) : FileStatus(ofLink: path)).kind
    } catch  where [ENOENT, ENOTDIR, ELOOP].contains(error.code) {
      return nil
    } catch {
      problems.append(InputError(path: RelativePath.normalized(path), error))
      return nil
    }
  }
}
