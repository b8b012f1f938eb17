extension Expression: DigestPart {
  /// Writes the expression.
  func write(to writer: inout DigestWriter) {
    writer.write(bounds)
    writer.write(kind)
  }

  /// Reads an expression.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    let bounds = try reader.bounds()
    self.init(try reader.part(), at: bounds)
  }
}

extension Expression.Kind: DigestPart {
  /// The numbers of the kinds.
  private enum Tag: UInt8 {
    case string, integer, floating, boolean, none, name, implicitMember, member, call, subscripted
    case macro, specialized, type, array, dictionary, tuple, conditional, branches, closure, cast
    case forced, chained, binary, prefixed, keyPath, other
  }

  /// The number of the kind.
  private var tag: Tag {
    switch self {
    case .string: .string
    case .integer: .integer
    case .floating: .floating
    case .boolean: .boolean
    case .none: .none
    case .name: .name
    case .implicitMember: .implicitMember
    case .member: .member
    case .call: .call
    case .subscripted: .subscripted
    case .macro: .macro
    case .specialized: .specialized
    case .type: .type
    case .array: .array
    case .dictionary: .dictionary
    case .tuple: .tuple
    case .conditional: .conditional
    case .branches: .branches
    case .closure: .closure
    case .cast: .cast
    case .forced: .forced
    case .chained: .chained
    case .binary: .binary
    case .prefixed: .prefixed
    case .keyPath: .keyPath
    case .other: .other
    }
  }

  /// Writes what the expression is.
  func write(to writer: inout DigestWriter) {
    writer.write(tag: tag.rawValue)
    switch self {
    case .string(let literal): writer.write(literal.segments)
    case .integer, .floating, .boolean, .none: break
    case .name(let name), .implicitMember(let name), .keyPath(let name): writer.write(name)
    case .member(let base, let name):
      writer.write(base)
      writer.write(name)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      writer.write(callee)
      writer.write(arguments)
    case .macro(let name, let arguments):
      writer.write(name)
      writer.write(arguments)
    case .specialized(let callee, let types):
      writer.write(callee)
      writer.write(types)
    case .type(let type): writer.write(type)
    case .array(let elements), .other(let elements): writer.write(elements)
    case .dictionary(let entries): writer.write(entries)
    case .tuple(let elements): writer.write(elements)
    case .conditional(let condition, let first, let second):
      writer.write(condition)
      writer.write(first)
      writer.write(second)
    case .branches(let subjects, let branches):
      writer.write(subjects)
      writer.write(branches)
    case .closure(let closure): writer.write(closure)
    case .cast(let value, let cast, let type):
      writer.write(value)
      writer.write(name: cast)
      writer.write(type)
    case .forced(let value), .chained(let value): writer.write(value)
    case .binary(let name, let left, let right):
      writer.write(name)
      writer.write(left)
      writer.write(right)
    case .prefixed(let name, let value):
      writer.write(name)
      writer.write(value)
    }
  }

  /// Reads what an expression is.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    guard let tag = Tag(rawValue: try reader.tag()) else { throw DigestReader.Damage() }
    switch tag {
    case .string: self = .string(StringLiteral(try reader.parts()))
    case .integer: self = .integer
    case .floating: self = .floating
    case .boolean: self = .boolean
    case .none: self = .none
    case .name: self = .name(try reader.text())
    case .implicitMember: self = .implicitMember(try reader.text())
    case .member: self = .member(try reader.part(), try reader.text())
    case .call: self = .call(try reader.part(), try reader.parts())
    case .subscripted: self = .subscripted(try reader.part(), try reader.parts())
    case .macro: self = .macro(try reader.text(), try reader.parts())
    case .specialized: self = .specialized(try reader.part(), try reader.parts())
    case .type: self = .type(try reader.part())
    case .array: self = .array(try reader.parts())
    case .dictionary: self = .dictionary(try reader.parts())
    case .tuple: self = .tuple(try reader.parts())
    case .conditional:
      self = .conditional(try reader.part(), try reader.part(), try reader.part())
    case .branches: self = .branches(subjects: try reader.parts(), try reader.lists())
    case .closure: self = .closure(try reader.part())
    case .cast: self = .cast(try reader.part(), try reader.name(), try reader.part())
    case .forced: self = .forced(try reader.part())
    case .chained: self = .chained(try reader.part())
    case .binary: self = .binary(try reader.text(), try reader.part(), try reader.part())
    case .prefixed: self = .prefixed(try reader.text(), try reader.part())
    case .keyPath: self = .keyPath(try reader.text())
    case .other: self = .other(try reader.parts())
    }
  }
}

extension Expression.Entry: DigestPart {
  /// Writes the pair.
  func write(to writer: inout DigestWriter) {
    writer.write(key)
    writer.write(value)
  }

  /// Reads a pair.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(key: try reader.part(), value: try reader.part())
  }
}

extension Expression.Closure: DigestPart {
  /// Writes the closure.
  func write(to writer: inout DigestWriter) {
    writer.write(parameters)
    writer.write(result)
    writer.write(statements)
  }

  /// Reads a closure.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(
      parameters: try reader.parts(), result: try reader.optional(),
      statements: try reader.parts())
  }
}

extension Argument: DigestPart {
  /// Writes the argument.
  func write(to writer: inout DigestWriter) {
    writer.write(label)
    writer.write(value)
  }

  /// Reads an argument.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    self.init(try reader.optional(), try reader.part())
  }
}

extension StringLiteral.Segment: DigestPart {
  /// Writes the segment.
  func write(to writer: inout DigestWriter) {
    switch self {
    case .text(let text):
      writer.write(tag: 0)
      writer.write(text)
    case .interpolation(let arguments):
      writer.write(tag: 1)
      writer.write(arguments)
    }
  }

  /// Reads a segment.
  init(from reader: inout DigestReader) throws(DigestReader.Damage) {
    switch try reader.tag() {
    case 0: self = .text(try reader.text())
    case 1: self = .interpolation(try reader.parts())
    default: throw DigestReader.Damage()
    }
  }
}
