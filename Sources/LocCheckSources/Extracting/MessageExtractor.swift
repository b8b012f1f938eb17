/// Finds the messages in the code of modules: every literal whose type is that of a localized text.
///
/// Two passes, as the compiler makes them: what all files declare, then what each use means.
package struct MessageExtractor {
  /// What Apple's frameworks declare.
  private let interfaces: [SourceDigest]

  /// Creates an extractor.
  ///
  /// - Parameter interfaces: The digests of ``FrameworkInterface/all``.
  package init(interfaces: [SourceDigest]) { self.interfaces = interfaces }

  /// Returns what each module hands over, in the order of the modules.
  package func extractions(from modules: [SourceModule]) -> [SourceExtraction] {
    let walks = modules.map { module in module.files.map { CodeWalk($0.digest) } }
    let enumerations = zip(modules, walks).map { module, walks in
      zip(module.files, walks).flatMap { file, walk in
        KeyEnumeration.enumerations(of: walk, in: file.source, target: module.name)
      }
    }
    let allEnumerations = enumerations.flatMap(\.self)
    return modules.indices.map { index in
      let typed = ModuleTyping.typed(
        modules[index], importing: imported(by: index, of: modules), interfaces: interfaces)
      var extraction = ModuleExtraction(
        modules[index], typed: typed, walks: walks[index],
        ownEnumerations: enumerations[index], enumerations: allEnumerations)
      return extraction.extraction()
    }
  }

  /// Returns the modules whose declarations one of them sees.
  private func imported(by index: Int, of modules: [SourceModule]) -> [SourceModule] {
    modules.indices.filter { other in
      guard other != index else { return false }
      guard let dependencies = modules[index].dependencies, let name = modules[other].name else {
        return modules[index].dependencies == nil
      }
      return dependencies.contains(name)
    }.map { modules[$0] }
  }
}
