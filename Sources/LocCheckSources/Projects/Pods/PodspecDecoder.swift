import LocCheckDiagnostics

/// Makes targets of the statements of a podspec.
struct PodspecDecoder {
  /// The folder of the podspec, which its paths begin at.
  let folder: String
  /// The values that strings interpolate.
  private var variables = RubyVariables()
  /// What is not followed.
  private(set) var diagnostics: [Diagnostic] = []
  /// The name of the pod: that of the file, until it says one.
  private var name: String
  /// The place of the name.
  private var nameRange: SourceRange?
  /// The name that the code is imported by.
  private var moduleName: String?
  /// The platforms that are named.
  private var platforms: Set<String> = []
  /// What the build settings in the podspec say about extraction.
  private var settings = LocalizationSettings()
  /// The files of the pod and of its subspecs.
  private var files = PodFiles()
  /// The files of its tests.
  private var tests = PodFiles()

  /// Creates a decoder for a podspec.
  init(path: String) {
    folder = ProjectPath.folder(of: path)
    let file = ProjectPath.name(of: path)
    name = file.hasSuffix(".podspec") ? String(file.dropLast(".podspec".count)) : file
  }

  /// Reads the variables that the file sets before it declares the pod.
  mutating func readVariables(_ statements: [RubyStatement]) {
    for statement in statements where statement.isAssignment && statement.path.count == 1 {
      guard let value = statement.arguments.first?.value else { continue }
      if let text = variables.text(of: value) { variables.assign(text, to: statement.path[0]) }
    }
  }

  /// Reads the body of the pod.
  mutating func read(_ specification: RubyStatement) {
    for statement in specification.body { read(statement, of: specification, isTest: false) }
  }

  /// Reads a statement of the pod, or of a subspec or test.
  private mutating func read(
    _ statement: RubyStatement, of specification: RubyStatement, isTest: Bool
  ) {
    guard let receiver = specification.parameters.first, statement.path.first == receiver else {
      readForeign(statement, of: specification, isTest: isTest)
      return
    }
    switch statement.path.last {
    case "name": readName(statement, receiver: receiver)
    case "module_name": moduleName = text(of: statement)
    case "platform", "deployment_target": readPlatform(statement)
    case "source_files": add(statement, to: \.sources, isTest: isTest)
    case "exclude_files": add(statement, to: \.excluded, isTest: isTest)
    case "resources", "resource": add(statement, to: \.resources, isTest: isTest)
    case "resource_bundles", "resource_bundle": readBundles(statement, isTest: isTest)
    case "dependency": readDependency(statement)
    case "pod_target_xcconfig", "xcconfig": readSettings(statement)
    case "subspec": for inner in statement.body { read(inner, of: statement, isTest: isTest) }
    case "test_spec": for inner in statement.body { read(inner, of: statement, isTest: true) }
    default: break
    }
  }

  /// Reads a statement that is not one of the pod: a variable, or a body with a condition.
  private mutating func readForeign(
    _ statement: RubyStatement, of specification: RubyStatement, isTest: Bool
  ) {
    readVariables([statement])
    guard !statement.body.isEmpty else { return }
    var body = statement
    body.parameters = specification.parameters
    let receiver = specification.parameters.first
    if statement.body.contains(where: { $0.path.first == receiver }) {
      diagnostics.append(
        .unevaluatedProject(
          "the condition is not evaluated: what it guards counts", at: statement.range))
    }
    for inner in statement.body { read(inner, of: body, isTest: isTest) }
  }

  /// The targets: the pod, its resource bundles, its tests.
  var targets: [SourceTarget] {
    var settings = settings
    settings.platform = platforms.count == 1 ? platforms.first : nil
    let pod = SourceTarget(
      kind: .pod, product: .library, name: name, range: nameRange,
      sources: files.sourceSelections(in: folder), resources: files.resourceSelections(in: folder),
      dependencies: files.dependencies.filter { $0 != name }.withoutRepetitions
        + files.bundles.map { name + "-" + $0.name },
      settings: settings, moduleName: moduleName)
    let bundles = files.bundles.map { bundle in
      SourceTarget(
        kind: .pod, product: .resourceBundle, name: name + "-" + bundle.name, range: bundle.range,
        resources: files.selections(ofResources: bundle.patterns, in: folder),
        resourceBundle: bundle.name, settings: settings)
    }
    guard !tests.sources.isEmpty else { return [pod] + bundles }
    let unitTests = SourceTarget(
      kind: .pod, product: .tests, name: name + "-Unit-Tests", range: nameRange,
      sources: tests.sourceSelections(in: folder), resources: tests.resourceSelections(in: folder),
      dependencies: [name], settings: settings)
    return [pod] + bundles + [unitTests]
  }
}

extension PodspecDecoder {
  /// Reads the name of the pod.
  private mutating func readName(_ statement: RubyStatement, receiver: String) {
    guard statement.isAssignment, statement.path.count == 2, let text = text(of: statement) else {
      return
    }
    name = text
    nameRange = statement.arguments.first?.value.range
    variables.assign(text, to: receiver + ".name")
  }

  /// Reads a platform: `s.platform = :ios, '13.0'` or `s.ios.deployment_target = '13.0'`.
  private mutating func readPlatform(_ statement: RubyStatement) {
    let names =
      statement.path.last == "platform"
      ? statement.arguments.compactMap { $0.key?.text ?? $0.value.text }
      : Array(statement.path.dropFirst().prefix(1))
    platforms.formUnion(names.compactMap { Self.platformNames[$0] })
  }

  /// Reads the patterns of an attribute.
  private mutating func add(
    _ statement: RubyStatement, to list: WritableKeyPath<PodFiles, [String]>, isTest: Bool
  ) {
    let patterns = statement.arguments.flatMap { self.patterns(in: $0.value) }
    if isTest { tests[keyPath: list] += patterns } else { files[keyPath: list] += patterns }
  }

  /// Reads the resource bundles of a hash, or of an assignment to one of them.
  private mutating func readBundles(_ statement: RubyStatement, isTest: Bool) {
    guard !isTest else { return }
    for argument in statement.arguments {
      guard let members = argument.value.members ?? (argument.key != nil ? [argument] : nil) else {
        report(argument.value)
        continue
      }
      for member in members {
        guard let key = member.key, let bundle = variables.text(of: key) else {
          report(member.key ?? member.value)
          continue
        }
        files.add(patterns(in: member.value), toBundle: bundle, at: key.range)
      }
    }
  }

  /// Reads a pod that this one needs.
  private mutating func readDependency(_ statement: RubyStatement) {
    guard let text = text(of: statement), let pod = text.split(separator: "/").first else { return }
    files.dependencies.append(String(pod))
  }

  /// Reads what build settings say about extraction.
  private mutating func readSettings(_ statement: RubyStatement) {
    for member in statement.arguments.flatMap({ $0.value.members ?? [$0] }) {
      guard member.key?.text == "SWIFT_EMIT_LOC_STRINGS" else { continue }
      settings.emitsStrings = member.value.flag
      settings.emissionRange = member.value.range
    }
  }

  /// Returns the text that a statement assigns or passes first.
  private mutating func text(of statement: RubyStatement) -> String? {
    guard let value = statement.arguments.first?.value else { return nil }
    let text = variables.text(of: value)
    if text == nil { report(value) }
    return text
  }

  /// Returns the patterns of a string or list.
  private mutating func patterns(in value: RubyValue) -> [String] {
    if case .list(let elements) = value.kind { return elements.flatMap { patterns(in: $0) } }
    if let text = variables.text(of: value) { return [text] }
    report(value)
    return []
  }

  /// Reports a value that only code makes.
  private mutating func report(_ value: RubyValue) {
    diagnostics.append(
      .unevaluatedProject(
        "\(value.range.text.quoted) is not evaluated: what it names is left out", at: value.range,
        help: "write the text out"))
  }

  /// The platforms as podspecs spell them.
  private static let platformNames = [
    "ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS",
    "visionos": "visionOS",
  ]
}
