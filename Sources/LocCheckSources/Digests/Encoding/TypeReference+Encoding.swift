extension TypeReference: DigestPart {
  /// Writes the type.
  func write(to writer: inout DigestWriter) {
    switch self {
    case .named(let name, let arguments):
      writer.write(tag: 0)
      writer.write(name)
      writer.write(arguments)
    case .optional(let type):
      writer.write(tag: 1)
      writer.write(type)
    case .array(let type):
      writer.write(tag: 2)
      writer.write(type)
    case .dictionary(let key, let value):
      writer.write(tag: 3)
      writer.write(key)
      writer.write(value)
    case .tuple(let elements):
      writer.write(tag: 4)
      writer.write(elements)
    case .function(let parameters, let result):
      writer.write(tag: 5)
      writer.write(parameters)
      writer.write(result)
    case .constrained(let type):
      writer.write(tag: 6)
      writer.write(type)
    case .metatype(let type):
      writer.write(tag: 7)
      writer.write(type)
    case .composition(let types):
      writer.write(tag: 8)
      writer.write(types)
    case .other: writer.write(tag: 9)
    }
  }

  /// Reads a type.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    switch try reader.tag() {
    case 0: self = .named(try reader.text(), try reader.parts())
    case 1: self = .optional(try reader.part())
    case 2: self = .array(try reader.part())
    case 3: self = .dictionary(try reader.part(), try reader.part())
    case 4: self = .tuple(try reader.parts())
    case 5: self = .function(try reader.parts(), try reader.part())
    case 6: self = .constrained(try reader.part())
    case 7: self = .metatype(try reader.part())
    case 8: self = .composition(try reader.parts())
    case 9: self = .other
    default: throw DigestReader.Damage()
    }
  }
}

extension TypeReference.TupleElement: DigestPart {
  /// Writes the element.
  func write(to writer: inout DigestWriter) {
    writer.write(label)
    writer.write(type)
  }

  /// Reads an element.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(label: try reader.optional(), type: try reader.part())
  }
}
