/// What Apple's frameworks declare, indexed once for all modules that are typed.
package struct InterfaceIndex: Sendable {
  /// What they declare.
  let tables: DeclarationTables

  /// Indexes interfaces.
  ///
  /// - Parameter interfaces: The digests of ``FrameworkInterface/all``.
  package init(_ interfaces: [SourceDigest]) {
    tables = DeclarationIndex(interfaces: interfaces).tables
  }
}
