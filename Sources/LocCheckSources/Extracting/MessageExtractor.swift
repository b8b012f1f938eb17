/// Finds the messages in the code of modules: every literal whose type is that of a localized text.
///
/// Two passes, as the compiler makes them: what all files declare, then what each use means.
package struct MessageExtractor: Sendable {
  /// What Apple's frameworks declare.
  private let interfaces: InterfaceIndex

  /// Creates an extractor.
  ///
  /// - Parameter interfaces: The digests of ``FrameworkInterface/all``.
  package init(interfaces: [SourceDigest]) { self.interfaces = InterfaceIndex(interfaces) }

  /// Returns what each module hands over, in the order of the modules.
  package func extractions(from modules: [SourceModule]) -> [SourceExtraction] {
    let enumerations = modules.flatMap(keyEnumerations)
    return modules.enumerated().map { place, module in
      let parts = ModulePart.parts(of: place, fileCount: module.files.count)
      return extraction(
        of: module, typed: parts.map { typed($0, of: modules) }, enumerations: enumerations)
    }
  }

  /// Returns the enums of a module whose raw values are Strings, in the order of files and places.
  package func keyEnumerations(in module: SourceModule) -> [KeyEnumeration] {
    module.files.flatMap { file in
      KeyEnumeration.enumerations(of: CodeWalk(file.digest), in: file.source, target: module.name)
    }
  }

  /// Returns the code of a part of a module with the types of its texts.
  ///
  /// Parts can be asked for in any order, and at the same time.
  package func typed(_ part: ModulePart, of modules: [SourceModule]) -> TypedModule {
    ModuleTyping.typed(
      modules[part.module], files: part.files, importing: imported(by: part.module, of: modules),
      interfaces: interfaces)
  }

  /// Returns what a module hands over.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - parts: The code of its parts, in their order.
  ///   - enumerations: The enums of all modules, see ``keyEnumerations(in:)``.
  package func extraction(
    of module: SourceModule, typed parts: [TypedModule], enumerations: [KeyEnumeration]
  ) -> SourceExtraction {
    var typed = parts.first ?? TypedModule()
    for part in parts.dropFirst() { typed.append(part) }
    var extraction = ModuleExtraction(module, typed: typed, enumerations: enumerations)
    return extraction.extraction()
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
