/// The identity of one check: stable when its text, its row number or its neighbours change.
///
/// Shape: `file › scenario › locale arg=value …`, with the check word unless it is `is` and `#2` for
/// a repeat; in an extraction scenario `file › scenario › key`.
public struct CaseID: Hashable, Sendable, CustomStringConvertible {
  /// The scenario file's path, relative and with `/`.
  public var file: String
  /// The scenario's name.
  public var scenario: String
  /// The locale of the row, nil in an extraction scenario and where a whole file is meant.
  public var locale: String?
  /// The key of an extraction row.
  public var key: String?
  /// The arguments in the order of the columns, as the row spells them.
  public var arguments: [Value]
  /// The check word where it is not `is`.
  public var check: String?
  /// The count of this identity in its scenario, from 1.
  public var occurrence: Int

  /// Creates an identity.
  public init(
    file: String, scenario: String, locale: String? = nil, key: String? = nil,
    arguments: [Value] = [], check: String? = nil, occurrence: Int = 1
  ) {
    self.file = file
    self.scenario = scenario
    self.locale = locale
    self.key = key
    self.arguments = arguments
    self.check = check
    self.occurrence = occurrence
  }

  /// A named value of a row.
  public struct Value: Hashable, Sendable {
    /// The argument's name.
    public var name: String
    /// The value as the row spells it.
    public var value: String

    /// Creates a named value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A Boolean value that says whether it is of no row, but of a whole file: what could not be read of it.
  public var isOfFile: Bool {
    locale == nil && key == nil && arguments.isEmpty && check == nil
  }

  /// The parts after the scenario: `pl count=22 contains #2`.
  public var row: String {
    var row = ""
    appendRow(to: &row, isLocaleBracketed: false)
    return row
  }

  /// The name in a report whose suite is the file: `Files found [pl] count=22 contains #2`.
  public var title: String {
    var title = scenario
    title.reserveCapacity(64)
    appendRow(to: &title, isLocaleBracketed: true)
    return title
  }

  /// Appends what tells a row from its neighbours, with blanks between its parts.
  private func appendRow(to text: inout String, isLocaleBracketed: Bool) {
    /// Appends a part, and a blank before it unless it is the first.
    func append(_ first: String, _ second: String = "", _ third: String = "") {
      if !text.isEmpty { text += " " }
      text += first
      text += second
      text += third
    }
    if let locale, isLocaleBracketed { append("[", locale, "]") }
    if let locale, !isLocaleBracketed { append(locale) }
    if let key { append(key) }
    for argument in arguments { append(argument.name, "=", argument.value) }
    if let check { append(check) }
    if occurrence > 1 { append("#", String(occurrence)) }
  }

  /// The whole identity.
  public var description: String {
    [file, scenario, row].filter { !$0.isEmpty }.joined(separator: " › ")
  }
}
