/// Finds the types of the texts in the code of a module.
package enum ModuleTyping {
  /// Returns the code of a module with the types of its texts.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - files: The places of the files whose code is wanted, nil for all; all are looked at for what
  ///     they declare.
  ///   - imported: The modules whose declarations it sees.
  ///   - interfaces: The declarations of Apple's frameworks.
  package static func typed(
    _ module: SourceModule, files: Range<Int>? = nil, importing imported: [SourceModule],
    interfaces: InterfaceIndex
  ) -> TypedModule {
    let index = DeclarationIndex(module: module, imported: imported, interfaces: interfaces)
    var walker = TextWalker(TypeChecker(index))
    for place in files ?? module.files.indices {
      walker.walk(module.files[place].digest, at: place)
    }
    return walker.recorder.module(index)
  }
}
