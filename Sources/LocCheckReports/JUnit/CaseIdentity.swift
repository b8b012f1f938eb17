import LocCheckDiagnostics
import LocCheckResults

/// The two attributes by which readers follow a check from run to run.
struct CaseIdentity: Sendable, Hashable {
  /// The folders, the file's stem and the locale: `checkout.cart.ar-EG`.
  var className: String
  /// The scenario, the locale and the row: `Total line [ar-EG] count=2`.
  var name: String

  /// Creates the identity of a check.
  init(_ id: CaseID, scenarioRoot: String) {
    className = Self.className(of: id, scenarioRoot: scenarioRoot)
    let title = id.title
    name = ShortName(title.isEmpty ? id.file : title).text
  }

  /// Returns the class name, whose dots separate folders, file and locale.
  private static func className(of id: CaseID, scenarioRoot: String) -> String {
    var path = id.file.split(separator: "/")[...]
    let root = scenarioRoot.split(separator: "/")
    if path.count > root.count, path.starts(with: root) { path = path.dropFirst(root.count) }
    var components = path.filter { $0 != "." }.map(String.init)
    if let file = components.popLast() {
      components.append(stem(of: file))
    }
    if let locale = id.locale { components.append(locale) }
    return components.map(component).joined(separator: ".")
  }

  /// Returns a file name without its extension.
  private static func stem(of file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// Returns a component in which nothing looks like a separator.
  private static func component(_ text: String) -> String {
    let replaced = text.map { $0 == "." || $0.isWhitespace ? "_" : $0 }
    return VisibleText.escaped(String(replaced))
  }

  /// The identities of a suite's checks, each given out once.
  ///
  /// Readers drop or merge cases of equal class and name. Row identities are unique in themselves; should
  /// two become equal as names all the same, the later ones are numbered in their order.
  struct Sequence {
    /// The folder of all scenarios.
    let scenarioRoot: String
    /// How often each identity was asked for.
    private var uses: [CaseIdentity: Int] = [:]
    /// The identities given out.
    private var given: Set<CaseIdentity> = []

    /// Creates a sequence that has given out nothing.
    init(scenarioRoot: String) { self.scenarioRoot = scenarioRoot }

    /// Returns the identity of the suite's next check.
    mutating func next(for id: CaseID) -> CaseIdentity {
      let plain = CaseIdentity(id, scenarioRoot: scenarioRoot)
      var identity = plain
      while !given.insert(identity).inserted {
        uses[plain, default: 1] += 1
        identity.name = ShortName("\(plain.name) (\(uses[plain, default: 1]))").text
      }
      return identity
    }
  }
}
