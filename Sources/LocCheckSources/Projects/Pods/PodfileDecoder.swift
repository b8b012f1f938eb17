import LocCheckDiagnostics

/// Makes targets of the statements of a Podfile.
struct PodfileDecoder {
  /// The path of the Podfile.
  private let path: String
  /// The pods from the disk by name.
  private var pods: [String: SourceTarget] = [:]
  /// Their names in order.
  private var podNames: [String] = []
  /// The targets in order.
  private var targets: [SourceTarget] = []
  /// The podspecs.
  private var references: [ProjectReference] = []
  /// The bodies of the file's own methods.
  private var methods: [String: [RubyStatement]] = [:]
  /// What the hooks set.
  private var hooks: [PodEmission] = []
  /// What is not followed.
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of statements that are still followed; methods can call each other without end.
  private var patience = 20_000

  /// What a target inherits from those around it.
  private struct Scope {
    /// The place of the target among the targets, nil outside of all.
    var target: Int?
    /// Whether pods become frameworks that are loaded by themselves.
    var usesFrameworks = false
  }

  /// Creates a decoder.
  init(path: String) { self.path = path }

  /// Reads the statements of the file.
  mutating func read(_ statements: [RubyStatement]) {
    for statement in statements where statement.path.first == "def" && statement.path.count == 2 {
      methods[statement.path[1]] = statement.body
    }
    var scope = Scope()
    for statement in statements { read(statement, in: &scope, depth: 0) }
    if patience == 0 {
      diagnostics.append(
        .unevaluatedProject("the methods call each other too often to be followed", at: nil))
    }
  }

  /// The project: the pods, then the targets.
  var project: SourceProject {
    let known = podNames.compactMap { pods[$0] }.map { pod in
      var pod = pod
      if let hook = hooks.last(where: { $0.applies(to: pod.name) }) {
        pod.settings.emitsStrings = hook.isOn
        pod.settings.emissionRange = hook.range
      }
      return pod
    }
    let targets = targets.map { target in
      var target = target
      target.dependencies = target.dependencies.withoutRepetitions
      return target
    }
    return SourceProject(path: path, targets: known + targets, references: references)
  }

  /// Reads a statement.
  private mutating func read(_ statement: RubyStatement, in scope: inout Scope, depth: Int) {
    guard patience > 0, depth < 64 else { return }
    patience -= 1
    switch statement.path.last {
    case "target", "abstract_target": readTarget(statement, in: scope, depth: depth)
    case "pod": readPod(statement, in: scope)
    case "use_frameworks!":
      let linkage = statement.arguments.first { $0.key?.text == "linkage" }?.value.text
      scope.usesFrameworks = linkage != "static"
    case "post_install", "pre_install", "post_integrate":
      for inner in statement.body { collectHooks(inner, onlyFor: [], depth: depth) }
    case _ where statement.path.first == "def": break
    case let name?:
      for inner in methods[name] ?? statement.body { read(inner, in: &scope, depth: depth + 1) }
    case nil: break
    }
  }

  /// Reads a target with what is in it.
  private mutating func readTarget(_ statement: RubyStatement, in scope: Scope, depth: Int) {
    guard let name = statement.arguments.first?.value, let text = name.text else { return }
    var scope = scope
    if statement.path.last == "target" {
      let inherited = scope.target.map { targets[$0].dependencies } ?? []
      scope.target = targets.count
      targets.append(
        SourceTarget(
          kind: .pod, product: .other, name: text, range: name.range, dependencies: inherited))
    }
    for inner in statement.body { read(inner, in: &scope, depth: depth + 1) }
  }

  /// Reads a pod.
  private mutating func readPod(_ statement: RubyStatement, in scope: Scope) {
    guard let name = statement.arguments.first?.value, let text = name.text else { return }
    // A subspec is part of its pod.
    let pod = text.prefix { $0 != "/" }.description
    if let target = scope.target { targets[target].dependencies.append(pod) }
    let place = statement.arguments.first { ["path", "podspec"].contains($0.key?.text) }?.value
    guard let place, let location = place.text, pods[pod] == nil else { return }
    podNames.append(pod)
    pods[pod] = SourceTarget(
      kind: .pod, product: scope.usesFrameworks ? .framework : .library, name: pod,
      range: name.range, usage: name.range)
    let folder = ProjectPath.joined(ProjectPath.folder(of: path), location)
    let isFile = location.hasSuffix(".podspec")
    references.append(
      ProjectReference(
        .pod, path: isFile ? folder : ProjectPath.joined(folder, pod + ".podspec"),
        range: place.range))
  }

  /// Keeps what a statement of a hook sets, with the names that its conditions mention.
  private mutating func collectHooks(
    _ statement: RubyStatement, onlyFor names: [String], depth: Int
  ) {
    guard patience > 0, depth < 64 else { return }
    patience -= 1
    let isCondition = ["if", "unless", "case"].contains(statement.path.first)
    let names = isCondition ? names + statement.arguments.compactMap(\.value.text) : names
    if statement.subscripts.contains(where: { $0.text == PodEmission.setting }),
      let value = statement.arguments.first?.value
    {
      hooks.append(PodEmission(isOn: value.flag, range: value.range, names: names))
    }
    for argument in statement.arguments where argument.key?.text == PodEmission.setting {
      hooks.append(
        PodEmission(isOn: argument.value.flag, range: argument.value.range, names: names))
    }
    let method = statement.path.last.flatMap { methods[$0] }
    for inner in method ?? statement.body {
      collectHooks(inner, onlyFor: names, depth: depth + 1)
    }
  }
}
