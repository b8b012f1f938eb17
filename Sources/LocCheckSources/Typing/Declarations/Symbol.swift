/// The place of a function, variable or case in a ``DeclarationIndex``.
struct SymbolID: Hashable {
  /// The place.
  var number: Int
}

/// A function, variable or case that sources declare.
struct Symbol {
  /// What is declared.
  enum Kind {
    /// A function, an initializer or a subscript.
    case function(FunctionDeclaration)
    /// A property or a variable.
    case variable(VariableDeclaration)
    /// A case of an enum.
    case enumCase(EnumCaseDeclaration)
    /// The initializer that Swift makes of the stored properties of a structure.
    case memberwise
  }

  /// What is declared.
  var kind: Kind
  /// Where names in it are looked up.
  var context: TypeContext

  /// The type it is a member of.
  var owner: TypeID? { context.owner }

  /// The place of the file that declares it.
  var file: Int { context.file }

  /// The name.
  var name: String {
    switch kind {
    case .function(let function): function.name
    case .variable(let variable): variable.name
    case .enumCase(let enumCase): enumCase.name
    case .memberwise: "init"
    }
  }

  /// Whether it is used on the type and not on its values.
  var isStatic: Bool {
    switch kind {
    case .function(let function): function.isStatic || function.kind == .initializer
    case .variable(let variable): variable.isStatic
    case .enumCase, .memberwise: true
    }
  }

  /// The bytes of the name.
  var nameBounds: Range<Int> {
    switch kind {
    case .function(let function): function.nameBounds
    case .variable(let variable): variable.nameBounds
    case .enumCase(let enumCase): enumCase.nameBounds
    case .memberwise: 0..<0
    }
  }

  /// Whether it can be called.
  var isCallable: Bool {
    if case .variable = kind { false } else { true }
  }
}

/// Where the names of types are looked up.
struct TypeContext {
  /// The type whose members the code belongs to.
  var owner: TypeID?
  /// The place of the file.
  var file: Int
  /// The generic parameters of the functions around, by name.
  var generics: [String: GenericID] = [:]
  /// The types that the code around declares, by name.
  var types: [String: TypeID] = [:]
}

/// A function, initializer or case as its callers see it.
struct Signature {
  /// The parameters.
  var parameters: [SignatureParameter]
  /// The type of the result.
  var result: SwiftType
  /// Its own generic parameters.
  var generics: [GenericID] = []
  /// Types that are to be the same, those that belong to generic parameters first.
  var requirements: [(dependent: SwiftType, type: SwiftType)] = []
  /// Whether others are preferred.
  var isDisfavored = false
}

/// A parameter as callers see it.
struct SignatureParameter {
  /// The label of the argument, nil for none.
  var label: String?
  /// The type.
  var type: SwiftType
  /// Whether a closure may be the argument.
  var takesClosure = true
  /// Whether it takes any number of arguments.
  var isVariadic = false
  /// Whether an argument may be left out.
  var hasDefault = false
  /// Whether a closure is turned into a value by a result builder.
  var isBuilder = false
  /// Its place in the module's sources.
  var carrier: CarrierID?
}
