import LocCheckLocales

/// What the id of a `trans-unit` says: the key of a message, and which of its texts the unit is.
///
/// Xcode spells the texts of a String Catalog `KEY|==|plural.one` and the like (WWDC 2023,
/// *Discover String Catalogs*), and those of a `.stringsdict` as paths into the property list.
struct XLIFFUnitID: Hashable {
  /// The key of the message.
  var key: MessageKey
  /// Which of its texts the unit is.
  var variation: Variation

  /// The texts a message can have.
  enum Variation: Hashable {
    /// The only text, or the one that refers to substitutions.
    case base
    /// The form of a plural category.
    case plural(PluralCategory)
    /// The text of a device, or its form of a plural category.
    case device(Device, PluralCategory?)
    /// The form of a substitution.
    case substitution(MessageKey, PluralCategory)
    /// The format of a `.stringsdict` entry.
    case format
    /// The form of a variable of a `.stringsdict` entry.
    case variable(MessageKey, PluralCategory)
  }

  /// Why an id says nothing that can be used.
  enum Problem: Error, Hashable {
    /// A plural category that is none.
    case unknownCategory(String)
    /// A device that is none.
    case unknownDevice(String)
    /// A variation of another kind, or at a level where none can be.
    case unknownVariation(String)
  }
}

extension XLIFFUnitID {
  /// What separates a key from a variation.
  private static let separator = "|==|"

  /// Reads an id.
  ///
  /// A key may hold the separator itself: what follows the last one is part of the key unless it
  /// begins as a variation does.
  init(_ spelling: String) throws(Problem) {
    if let names = Self.propertyListPath(spelling) {
      self = try Self.id(ofPath: names)
      return
    }
    let parts = spelling.components(separatedBy: Self.separator)
    if parts.count > 1, let last = parts.last, let variation = try Self.variation(last) {
      let key = parts.dropLast().joined(separator: Self.separator)
      self.init(key: MessageKey(key), variation: variation)
    } else {
      self.init(key: MessageKey(spelling), variation: .base)
    }
  }

  /// Reads what follows a separator, nil where it is part of the key.
  private static func variation(_ text: String) throws(Problem) -> Variation? {
    let names = text.components(separatedBy: ".")
    guard names.count > 1 else { return nil }
    switch (names[0], names.count) {
    case ("plural", 2): return .plural(try category(names[1]))
    case ("device", 2): return .device(try device(names[1]), nil)
    case ("device", 4) where names[2] == "plural":
      return .device(try device(names[1]), try category(names[3]))
    case ("substitutions", 4...) where names[names.count - 2] == "plural":
      let name = names[1..<names.count - 2].joined(separator: ".")
      return .substitution(MessageKey(withoutSigns(name)), try category(names[names.count - 1]))
    case ("plural", _), ("device", _), ("substitutions", _): throw .unknownVariation(text)
    default: return nil
    }
  }

  /// Returns the name of a substitution, which Xcode puts between at signs where it has dots.
  private static func withoutSigns(_ name: String) -> String {
    let sign = UInt8(ascii: "@")
    guard name.utf8.count > 2, name.utf8.first == sign, name.utf8.last == sign else { return name }
    return String(Substring(name.utf8.dropFirst().dropLast()))
  }
}

extension XLIFFUnitID {
  /// What separates the names in the path of a `.stringsdict`.
  private static let pathSeparator = ":dict/"

  /// Returns the names in the path to a text of a property list, nil where an id is no such path.
  private static func propertyListPath(_ spelling: String) -> [String]? {
    let (start, end) = ("/", pathSeparator + ":string")
    guard spelling.utf8.count > start.utf8.count + end.utf8.count,
      spelling.utf8.starts(with: start.utf8),
      spelling.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
    else { return nil }
    let path = spelling.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    return String(Substring(path)).components(separatedBy: pathSeparator)
  }

  /// Reads the path to a text of a `.stringsdict`, whose key may hold the separator itself.
  private static func id(ofPath names: [String]) throws(Problem) -> XLIFFUnitID {
    func id(keyLength: Int, _ variation: Variation) -> XLIFFUnitID {
      let key = names[..<keyLength].joined(separator: pathSeparator)
      return XLIFFUnitID(key: MessageKey(key), variation: variation)
    }
    guard names.count > 1 else { return id(keyLength: 1, .base) }
    let (owner, last) = (names[names.count - 2], names[names.count - 1])
    let rules = [StringsdictRule.devices.rawValue, StringsdictRule.widths.rawValue]
    let rule = names.dropFirst().dropLast().last(where: rules.contains)
    if names.count > 2, owner == StringsdictRule.devices.rawValue {
      return id(keyLength: names.count - 2, .device(try device(last), nil))
    }
    if let rule { throw .unknownVariation(rule) }
    if last == StringsdictRule.format.rawValue { return id(keyLength: names.count - 1, .format) }
    guard names.count > 2 else { throw .unknownVariation(last) }
    return id(keyLength: names.count - 2, .variable(MessageKey(owner), try category(last)))
  }

  /// Reads a plural category.
  private static func category(_ name: String) throws(Problem) -> PluralCategory {
    guard let category = PluralCategory(rawValue: name) else { throw .unknownCategory(name) }
    return category
  }

  /// Reads a device.
  private static func device(_ name: String) throws(Problem) -> Device {
    guard let device = Device(rawValue: name) else { throw .unknownDevice(name) }
    return device
  }
}

extension XLIFFUnitID.Variation {
  /// The plural category of the text, nil where it has none.
  var category: PluralCategory? {
    switch self {
    case .base, .format: nil
    case .device(_, let category): category
    case .plural(let category), .substitution(_, let category), .variable(_, let category): category
    }
  }

  /// Whether the text can refer to substitutions.
  var isBase: Bool {
    switch self {
    case .base, .device: true
    case .plural, .substitution, .format, .variable: false
    }
  }

  /// The name of the substitution that the text is a form of, nil for other texts.
  var substitutionName: MessageKey? {
    if case .substitution(let name, _) = self { name } else { nil }
  }

  /// The name of the variable that the text is a form of, nil for other texts.
  var variableName: MessageKey? {
    if case .variable(let name, _) = self { name } else { nil }
  }

  /// The device or substitution of the text as reports spell it, nil for a text of the message
  /// itself.
  var axis: String? {
    switch self {
    case .base, .format, .plural: nil
    case .device(let device, _): "device.\(device.rawValue)"
    case .substitution(let name, _), .variable(let name, _): "substitution.\(name.text)"
    }
  }

  /// The axes and values as traces and reports spell them, nil for a text without any.
  var name: String? {
    let axes = [axis, category.map { "plural.\($0.rawValue)" }].compactMap(\.self)
    return axes.isEmpty ? nil : axes.joined(separator: "/")
  }
}

extension String {
  /// Returns the stretches between the occurrences of a separator, which is found by its bytes.
  fileprivate func components(separatedBy separator: String) -> [String] {
    let (bytes, separator) = (Array(utf8), Array(separator.utf8))
    var components: [String] = []
    var (start, index) = (0, 0)
    while index + separator.count <= bytes.count {
      guard bytes[index] == separator[0], bytes[index...].starts(with: separator) else {
        index += 1
        continue
      }
      components.append(String(decoding: bytes[start..<index], as: UTF8.self))
      index += separator.count
      start = index
    }
    components.append(String(decoding: bytes[start...], as: UTF8.self))
    return components
  }
}
