extension Declaration: DigestPart {
  /// Writes the declaration.
  func write(to writer: inout DigestWriter) {
    switch self {
    case .type(let declaration):
      writer.write(tag: 0)
      writer.write(declaration)
    case .function(let declaration):
      writer.write(tag: 1)
      writer.write(declaration)
    case .variable(let declaration):
      writer.write(tag: 2)
      writer.write(declaration)
    case .enumCase(let declaration):
      writer.write(tag: 3)
      writer.write(declaration)
    case .alias(let declaration):
      writer.write(tag: 4)
      writer.write(declaration)
    }
  }

  /// Reads a declaration.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    switch try reader.tag() {
    case 0: self = .type(try reader.part())
    case 1: self = .function(try reader.part())
    case 2: self = .variable(try reader.part())
    case 3: self = .enumCase(try reader.part())
    case 4: self = .alias(try reader.part())
    default: throw DigestReader.Damage()
    }
  }
}

extension TypeDeclaration: DigestPart {
  /// Writes the type.
  func write(to writer: inout DigestWriter) {
    writer.write(name: kind)
    writer.write(name)
    writer.write(bounds)
    writer.write(nameBounds)
    writer.write(inherited)
    writer.write(generics)
    writer.write(attributes)
    writer.write(members)
  }

  /// Reads a type.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    let kind: Kind = try reader.name()
    let name = try reader.text()
    let bounds = try reader.bounds()
    self.init(
      kind: kind, name: name, nameBounds: try reader.bounds(), inherited: try reader.parts(),
      generics: try reader.parts(), attributes: try reader.parts(),
      members: try reader.parts(), bounds: bounds)
  }
}

extension FunctionDeclaration: DigestPart {
  /// Writes the function.
  func write(to writer: inout DigestWriter) {
    writer.write(name: kind)
    writer.write(name)
    writer.write(bounds)
    writer.write(nameBounds)
    writer.write(parameters)
    writer.write(result)
    writer.write(generics)
    writer.write(attributes)
    writer.write(isStatic)
    writer.write(body)
  }

  /// Reads a function.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    let kind: Kind = try reader.name()
    let name = try reader.text()
    let bounds = try reader.bounds()
    self.init(
      kind: kind, name: name, nameBounds: try reader.bounds(), parameters: try reader.parts(),
      result: try reader.optional(), generics: try reader.parts(),
      attributes: try reader.parts(), isStatic: try reader.flag(),
      body: try reader.optionalParts(), bounds: bounds)
  }
}

extension VariableDeclaration: DigestPart {
  /// Writes the variable.
  func write(to writer: inout DigestWriter) {
    writer.write(name)
    writer.write(bounds)
    writer.write(nameBounds)
    writer.write(type)
    writer.write(initialValue)
    writer.write(getter)
    writer.write(accessors)
    writer.write(attributes)
    writer.write(isStatic)
    writer.write(isConstant)
  }

  /// Reads a variable.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    let name = try reader.text()
    let bounds = try reader.bounds()
    self.init(
      name: name, nameBounds: try reader.bounds(), type: try reader.optional(),
      initialValue: try reader.optional(), getter: try reader.optionalParts(),
      accessors: try reader.lists(), attributes: try reader.parts(),
      isStatic: try reader.flag(), isConstant: try reader.flag(), bounds: bounds)
  }
}
