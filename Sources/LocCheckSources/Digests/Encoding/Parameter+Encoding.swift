extension Parameter: DigestPart {
  /// Writes the parameter.
  func write(to writer: inout DigestWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(nameBounds)
    writer.write(type)
    writer.write(typeBounds)
    writer.write(isVariadic)
    writer.write(attributes)
    writer.write(defaultValue)
  }

  /// Reads a parameter.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(
      label: try reader.optional(), name: try reader.text(), nameBounds: try reader.bounds(),
      type: try reader.optional(), typeBounds: try reader.bounds(),
      isVariadic: try reader.flag(), attributes: try reader.parts(),
      defaultValue: try reader.optional())
  }
}

extension GenericParameter: DigestPart {
  /// Writes the parameter.
  func write(to writer: inout DigestWriter) {
    writer.write(name)
    writer.write(constraints)
  }

  /// Reads a parameter.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(name: try reader.text(), constraints: try reader.parts())
  }
}

extension Attribute: DigestPart {
  /// Writes the attribute.
  func write(to writer: inout DigestWriter) {
    writer.write(name)
    writer.write(generics)
    writer.write(arguments)
    writer.write(bounds)
  }

  /// Reads an attribute.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(
      name: try reader.text(), generics: try reader.parts(), arguments: try reader.parts(),
      bounds: try reader.bounds())
  }
}

extension EnumCaseDeclaration: DigestPart {
  /// Writes the case.
  func write(to writer: inout DigestWriter) {
    writer.write(name)
    writer.write(nameBounds)
    writer.write(rawValue)
    writer.write(parameters)
  }

  /// Reads a case.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(
      name: try reader.text(), nameBounds: try reader.bounds(),
      rawValue: try reader.optional(), parameters: try reader.parts())
  }
}

extension AliasDeclaration: DigestPart {
  /// Writes the alias.
  func write(to writer: inout DigestWriter) {
    writer.write(name)
    writer.write(type)
  }

  /// Reads an alias.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(name: try reader.text(), type: try reader.part())
  }
}
