import LocCheckDiagnostics
package import LocCheckResults

/// The two attributes by which readers follow a check from run to run.
package struct CaseIdentity: Sendable {
  /// The folders, the file's stem and the locale: `checkout.cart.ar-EG`.
  package var className: String
  /// The scenario, the locale and the row: `Total line [ar-EG] count=2`.
  package var name: String

  /// Creates an identity of two attributes.
  init(className: String, name: String) {
    self.className = className
    self.name = name
  }

  /// Creates the identity of a check whose file shares its class name with no other.
  package init(_ id: CaseID, scenarioRoot: String) {
    let prefix = ClassName.prefix(of: id.file, scenarioRoot: scenarioRoot)
    className = ClassName.name(prefix, locale: id.locale)
    name = Self.name(of: id)
  }

  /// Returns the name of a check, which is never empty.
  static func name(of id: CaseID) -> String {
    let name = ShortName(id.title).text
    return name.isEmpty ? ShortName(id.file.isEmpty ? "check" : id.file).text : name
  }
}

extension CaseIdentity: Hashable {
  /// Whether two identities have the same bytes, as readers compare them.
  package static func == (left: CaseIdentity, right: CaseIdentity) -> Bool {
    left.name.isIdenticalUTF8(to: right.name)
      && left.className.isIdenticalUTF8(to: right.className)
  }

  /// Feeds the bytes of the name to a hasher: it has the locale, and few files have one name.
  package func hash(into hasher: inout Hasher) {
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
