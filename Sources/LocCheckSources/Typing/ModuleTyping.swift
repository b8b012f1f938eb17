/// Finds the types of the texts in the code of a module.
package enum ModuleTyping {
  /// Returns the code of a module with the types of its texts.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - imported: The modules whose declarations it sees.
  ///   - interfaces: The digests of Apple's frameworks.
  package static func typed(
    _ module: SourceModule, importing imported: [SourceModule], interfaces: [SourceDigest]
  ) -> TypedModule {
    let index = DeclarationIndex(module: module, imported: imported, interfaces: interfaces)
    var walker = TextWalker(TypeChecker(index))
    for (place, file) in module.files.enumerated() { walker.walk(file.digest, at: place) }
    return walker.recorder.module(index)
  }
}
