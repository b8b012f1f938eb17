import LocCheckDiagnostics
import LocCheckSources

/// Makes a project of the value of `Package(…)`.
struct ManifestDecoder {
  /// The package.
  private let package: ManifestValue
  /// The file.
  private let source: SourceText
  /// The version the manifest is written for.
  let toolsVersion: ToolsVersion
  /// The folder of the package.
  let folder: String
  /// What is not known.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates a decoder.
  init(_ package: ManifestValue, source: SourceText) {
    self.package = package
    self.source = source
    toolsVersion = ToolsVersion(of: source)
    folder = ProjectPath.folder(of: source.path)
  }

  /// Returns the project.
  mutating func project() -> SourceProject {
    let declarations = elements(of: "targets")
    let products = elements(of: "products").compactMap { product(from: $0) }
    let apps = Set(products.filter(\.isApplication).flatMap(\.product.targets))
    let settings = settings()
    var counts: [TargetFolders.Kind: Int] = [:]
    for declaration in declarations {
      if let kind = TargetFolders.Kind(declaration) { counts[kind, default: 0] += 1 }
    }
    var targets: [SourceTarget] = []
    for declaration in declarations {
      guard let kind = TargetFolders.Kind(declaration) else {
        if case .unknown = declaration.kind { report(declaration, as: "a target") }
        continue
      }
      let isOnly = counts[kind] == 1 && toolsVersion >= ToolsVersion(5, 9)
      guard var target = target(from: declaration, kind: kind, isOnly: isOnly) else { continue }
      target.settings = settings
      if apps.contains(target.name) { target.product = .application }
      targets.append(target)
    }
    return SourceProject(
      path: source.path, targets: targets, products: products.map(\.product),
      references: references())
  }

  /// Tells that something is not evaluated.
  mutating func report(_ value: ManifestValue, as what: String) {
    diagnostics.append(
      .unevaluatedProject(
        "\(value.range.text.quoted) is not evaluated: expected \(what)", at: value.range,
        help: "write it out, or put it into a constant"))
  }

  /// Returns the elements of an argument of the package; reports what is no array.
  private mutating func elements(of label: String) -> [ManifestValue] {
    guard let value = package[label] else { return [] }
    guard let elements = value.elements else {
      report(value, as: "an array")
      return []
    }
    return elements
  }

  /// Returns a product, and whether it is an app that Swift Playgrounds and Xcode build.
  private func product(
    from value: ManifestValue
  ) -> (product: PackageProduct, isApplication: Bool)? {
    guard case .call(let callee, _) = value.kind, let name = value["name"]?.text else { return nil }
    let targets = (value["targets"]?.elements ?? []).compactMap(\.text)
    return (PackageProduct(name: name, targets: targets), callee == "iOSApplication")
  }

  /// Returns what the package says about messages: a development language makes Xcode extract them.
  private mutating func settings() -> LocalizationSettings {
    var settings = LocalizationSettings()
    if let language = package["defaultLocalization"], !language.isNull {
      settings.emitsStrings = true
      settings.emissionRange = language.range
      settings.developmentLanguage = language.languageText
    }
    let platforms = Set(elements(of: "platforms").compactMap(\.platformName))
    settings.platform = platforms.count == 1 ? platforms.first : nil
    return settings
  }

  /// Returns the packages from the disk that the package depends on.
  private mutating func references() -> [ProjectReference] {
    elements(of: "dependencies").compactMap { dependency in
      guard let path = dependency["path"], let text = path.text else { return nil }
      return ProjectReference(.package, path: ProjectPath.joined(folder, text), range: path.range)
    }
  }
}

extension ManifestValue {
  /// Whether it is `nil`.
  fileprivate var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// The language of `"en"` and of `LanguageTag("en")`.
  fileprivate var languageText: String? { text ?? self[nil]?.text }

  /// The platform of `.iOS(.v17)`, as `os(…)` spells it; nil for others and for Mac Catalyst.
  fileprivate var platformName: String? {
    guard case .call(let name, _) = kind else { return nil }
    return ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].contains(name) ? name : nil
  }
}
