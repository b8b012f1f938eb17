/// Goes through all code of a module and finds where texts go.
struct TextWalker {
  /// What tells types.
  let checker: TypeChecker
  /// What was found.
  var recorder = UseRecorder()
  /// The place of the file.
  var file = 0
  /// The values of patterns that were looked at already: each name in a pattern comes with it.
  private var seen: Set<Range<Int>> = []

  /// Creates a walker.
  init(_ checker: TypeChecker) { self.checker = checker }

  /// What is declared.
  var index: DeclarationIndex { checker.index }

  /// What the context of an expression wants.
  struct Target {
    /// The type that is wanted.
    var type: SwiftType = .unknown
    /// Where the value goes, nil for nowhere.
    var destination: TextUse.Destination?
    /// Whether something is wanted that is not known.
    var isOpen = false
    /// Whether it is a text of one type or another.
    var isAmbiguous = false
    /// Whether a result builder makes the value of every expression.
    var isBuilt = false

    /// Nothing is wanted.
    static var nothing: Target { Target() }
  }

  /// Goes through a file.
  mutating func walk(_ digest: SourceDigest, at place: Int) {
    file = place
    seen = []
    for declaration in digest.declarations { walk(declaration, in: fileScope) }
    walk(digest.statements, in: fileScope, returning: .nothing)
  }

  /// The scope of code at the top level.
  private var fileScope: Scope {
    Scope(
      context: TypeContext(owner: nil, file: file), selfType: nil, isStatic: false,
      instance: TypeChecker.instance(of: file))
  }

  /// Returns whether the value of a pattern is looked at for the first time.
  mutating func isNew(_ value: Expression) -> Bool { seen.insert(value.bounds).inserted }

  /// Remembers something declared that holds a text; nothing where it holds another value.
  mutating func addCarrier(
    _ id: CarrierID?, _ kind: TextCarrier.Kind, _ name: String, owner: String? = nil,
    type: SwiftType, nameBounds: Range<Int>, typeBounds: Range<Int>? = nil
  ) {
    let text = index.textType(of: type)
    guard let id, text != .other else { return }
    recorder.add(
      TextCarrier(
        kind: kind, name: name, owner: owner, type: text, nameBounds: nameBounds,
        typeBounds: typeBounds),
      at: id)
  }
}
