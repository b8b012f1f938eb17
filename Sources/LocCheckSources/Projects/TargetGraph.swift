/// The targets of several projects with what they say about each other.
///
/// A Podfile says how pods are built and who depends on them, and an Xcode project depends on
/// products of packages: here each target has that at itself.
public struct TargetGraph: Sendable {
  /// The targets with files, in the order of the projects.
  public let targets: [SourceTarget]

  /// Brings the targets of projects together.
  public init(_ projects: [SourceProject]) {
    var products: [String: [String]] = [:]
    for product in projects.flatMap(\.products) { products[product.name] = product.targets }
    let all = projects.flatMap(\.targets)
    let podfile = Dictionary(grouping: all.filter(\.isOfPodfile), by: \.name)
    let own = all.filter { !$0.isOfPodfile }
    let names = Set(own.map(\.name))
    targets = own.map { target in
      var target = target
      for addition in podfile[target.name] ?? [] { target.merge(addition) }
      target.dependencies =
        target.dependencies
        .flatMap { (names.contains($0) ? [$0] : []) + (products[$0] ?? []) }
        .filter { $0 != target.name }.withoutRepetitions
      return target
    }
  }

  /// Creates a graph of targets that are brought together already.
  init(targets: [SourceTarget]) { self.targets = targets }

  /// Returns the names of targets and of all that they depend on, with their own dependencies.
  ///
  /// - Parameter follows: Whether the dependencies of a target lead on to another.
  func reachable(
    from names: [String], where follows: (SourceTarget) -> Bool = { _ in true }
  ) -> Set<String> {
    let byName = Dictionary(grouping: targets, by: \.name)
    var reached = Set(names)
    var open = names
    while let name = open.popLast() {
      for next in (byName[name] ?? []).flatMap(\.dependencies) {
        guard (byName[next] ?? []).contains(where: follows), reached.insert(next).inserted else {
          continue
        }
        open.append(next)
      }
    }
    return reached
  }
}

extension SourceTarget {
  /// Whether it comes from a Podfile, which names no files.
  fileprivate var isOfPodfile: Bool { kind == .pod && sources.isEmpty && resources.isEmpty }

  /// Adds what a Podfile says about the target.
  fileprivate mutating func merge(_ addition: SourceTarget) {
    if kind == .pod, addition.usage != nil {
      usage = addition.usage
      product = addition.product
      guard settings.emitsStrings == nil else { return }
      settings.emitsStrings = addition.settings.emitsStrings
      settings.emissionRange = addition.settings.emissionRange
    } else if kind == .xcode, addition.usage == nil {
      dependencies += addition.dependencies
    }
  }
}
