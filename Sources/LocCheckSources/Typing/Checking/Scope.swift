/// The names that some code can use, with those around it.
///
/// A class, because code adds names as it goes, and what lies in it sees them.
final class Scope {
  /// The scope around.
  let parent: Scope?
  /// Where types are looked up.
  var context: TypeContext
  /// The type of `self`, nil outside of types.
  var selfType: SwiftType?
  /// Whether `self` is the type and not one of its values.
  var isStatic: Bool
  /// What tells apart the times that the same code is looked at with other types around it.
  let instance: Int
  /// The names of values.
  private var locals: [String: Local] = [:]
  /// The functions that the code declares.
  private var functions: [String: [SymbolID]] = [:]

  /// Creates the scope of a declaration.
  init(context: TypeContext, selfType: SwiftType?, isStatic: Bool, instance: Int) {
    self.parent = nil
    self.context = context
    self.selfType = selfType
    self.isStatic = isStatic
    self.instance = instance
  }

  /// Creates a scope in another.
  init(in parent: Scope, instance: Int? = nil) {
    self.parent = parent
    self.context = parent.context
    self.selfType = parent.selfType
    self.isStatic = parent.isStatic
    self.instance = instance ?? parent.instance
  }

  /// Makes a value known.
  func bind(_ name: String, to local: Local) {
    guard !name.isEmpty, name != "_" else { return }
    locals[name] = local
  }

  /// Makes a function known.
  func add(_ function: SymbolID, named name: String) {
    functions[name, default: []].append(function)
  }

  /// Returns the value that a name means.
  func local(_ name: String) -> Local? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.locals[name] { return found }
      if current.functions[name] != nil { return nil }
      scope = current.parent
    }
    return nil
  }

  /// Returns the functions of that name which the code around declares.
  func functions(_ name: String) -> [SymbolID] {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.functions[name] { return found }
      scope = current.parent
    }
    return []
  }
}

/// A value that has a name in some code: a parameter, a variable, what a pattern binds.
struct Local {
  /// The type.
  var type: SwiftType
  /// Its place in the module's sources.
  var carrier: CarrierID?
  /// What to annotate so that the type is known, nil where it is.
  var cause: UntypedCause?
}

/// Why the type of a value is not known.
struct UntypedCause: Hashable {
  /// What to annotate, as a reader would say it: `the parameter 'item' of the closure`.
  var subject: String
  /// The place of its name in the module's sources, nil where it is not there.
  var place: CarrierID?
}
