extension Statement: DigestPart {
  /// Writes the statement.
  func write(to writer: inout DigestWriter) {
    switch self {
    case .expression(let expression):
      writer.write(tag: 0)
      writer.write(expression)
    case .returned(let value):
      writer.write(tag: 1)
      writer.write(value)
    case .binding(let binding):
      writer.write(tag: 2)
      writer.write(binding)
    case .declaration(let declaration):
      writer.write(tag: 3)
      writer.write(declaration)
    case .scope(let statements):
      writer.write(tag: 4)
      writer.write(statements)
    }
  }

  /// Reads a statement.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    switch try reader.tag() {
    case 0: self = .expression(try reader.part())
    case 1: self = .returned(try reader.part())
    case 2: self = .binding(try reader.part())
    case 3: self = .declaration(try reader.part())
    case 4: self = .scope(try reader.parts())
    default: throw DigestReader.Damage()
    }
  }
}

extension Binding: DigestPart {
  /// Writes the binding.
  func write(to writer: inout DigestWriter) {
    writer.write(name)
    writer.write(nameBounds)
    writer.write(type)
    writer.write(name: source)
    writer.write(value)
    writer.write(caseName)
    writer.write(position)
  }

  /// Reads a binding.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(
      name: try reader.text(), nameBounds: try reader.bounds(), type: try reader.optional(),
      source: try reader.name(), value: try reader.optional(), caseName: try reader.optional(),
      position: try reader.number())
  }
}
