import LocCheckSources

extension ManifestDecoder {
  /// Returns the target of a declaration, nil where its name is not known.
  mutating func target(
    from declaration: ManifestValue, kind: TargetFolders.Kind, isOnly: Bool
  ) -> SourceTarget? {
    guard let name = declaration["name"], let text = name.text else {
      report(declaration["name"] ?? declaration, as: "the name of the target as a string")
      return nil
    }
    var candidates = TargetFolders.candidates(for: text, kind: kind, isOnly: isOnly)
    if let path = declaration["path"] {
      if path.text == nil { report(path, as: "the path of the target as a string") }
      candidates = path.text.map { [$0] } ?? candidates
    }
    let files = TargetFiles(roots: candidates.map { ProjectPath.joined(folder, $0) })
    let excluded = texts(of: "exclude", in: declaration)
    let resources = self.resources(of: declaration)
    let copied = resources.filter { $0.rule != "process" }.map(\.path)
    let code = texts(of: "sources", in: declaration)
    let sources = (code.isEmpty ? [""] : code).map {
      files.selection(of: $0, without: excluded + resources.map(\.path))
    }
    return SourceTarget(
      kind: .package, product: SourceTarget.Product(declaration, kind: kind), name: text,
      range: name.range, sources: sources,
      resources: resources.filter(\.hasTables).map {
        files.selection(of: $0.path, without: excluded)
      }
        + automaticResources.map { files.glob($0, without: excluded + copied) },
      dependencies: dependencies(of: declaration))
  }

  /// The globs of what belongs to the resources without being named: since tools version 5.3 all in
  /// the folder of a language, since 5.9 String Catalogs, which Xcode alone compiles.
  private var automaticResources: [String] {
    (toolsVersion >= ToolsVersion(5, 3) ? ["**/*.lproj/*"] : [])
      + (toolsVersion >= ToolsVersion(5, 9) ? ["**/*.xcstrings"] : [])
  }

  /// Returns the strings of an argument that is an array; reports those that are not known.
  private mutating func texts(of label: String, in declaration: ManifestValue) -> [String] {
    guard let list = declaration[label] else { return [] }
    guard let elements = list.elements else {
      if case .null = list.kind { return [] }
      report(list, as: "an array of strings")
      return []
    }
    return elements.compactMap { element in
      if element.text == nil { report(element, as: "a string") }
      return element.text
    }
  }

  /// A resource that a target names.
  private struct Resource {
    /// How it is treated: `process`, `copy`, `embedInCode`.
    var rule: String
    /// The path in the folder of the target.
    var path: String

    /// Whether look-ups find tables in it: what is copied stays as it is, and in its folder.
    var hasTables: Bool {
      rule == "process" || rule == "copy" && [".lproj", ".bundle"].contains { path.hasSuffix($0) }
    }
  }

  /// Returns the resources that a target names.
  private mutating func resources(of declaration: ManifestValue) -> [Resource] {
    guard let list = declaration["resources"] else { return [] }
    guard let elements = list.elements else {
      if case .unknown = list.kind { report(list, as: "an array of resources") }
      return []
    }
    return elements.compactMap { element in
      guard case .call(let rule, _) = element.kind, let path = element[nil]?.text else {
        report(element, as: "a resource with its path as a string")
        return nil
      }
      return Resource(rule: rule, path: path)
    }
  }

  /// Returns the names of the targets and products that a target depends on.
  private mutating func dependencies(of declaration: ManifestValue) -> [String] {
    guard let list = declaration["dependencies"] else { return [] }
    guard let elements = list.elements else {
      report(list, as: "an array of dependencies")
      return []
    }
    return elements.compactMap { element in
      if let name = element.text ?? element["name"]?.text { return name }
      report(element, as: "the name of a target or product")
      return nil
    }
  }
}

/// The files of a target, which may lie in one of several folders.
private struct TargetFiles {
  /// The folders in the order in which they are tried.
  var roots: [String]

  /// Returns a file or folder in the folder of the target, without some paths there.
  func selection(of path: String, without excluded: [String]) -> FileSelection {
    located(FileSelection(path, isFolder: true, excluding: excluded, folders: roots))
  }

  /// Returns the files in the folder of the target that a glob matches, without some paths there.
  func glob(_ pattern: String, without excluded: [String]) -> FileSelection {
    located(FileSelection(pattern, excluding: excluded, folders: roots))
  }

  /// Returns a selection in its folder where there is no choice.
  private func located(_ selection: FileSelection) -> FileSelection {
    roots.count == 1 ? selection.located { _ in true } ?? selection : selection
  }
}

extension SourceTarget.Product {
  /// What a declaration of a package's target makes.
  fileprivate init(_ declaration: ManifestValue, kind: TargetFolders.Kind) {
    switch (kind, declaration.kind) {
    case (.tests, _): self = .tests
    case (.code, .call("target", _)): self = .library
    default: self = .other
    }
  }
}
