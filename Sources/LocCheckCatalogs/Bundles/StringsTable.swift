public import LocCheckDiagnostics

/// The messages that one compiled file holds for one localization: a `.strings` file, a
/// `.stringsdict`, or one language of a `.loctable`.
public struct StringsTable: Sendable {
  /// The entries in file order, each key once: where a file repeats one, the last is in effect.
  public let entries: [Entry]
  /// The positions of the entries by key.
  private let positions: [MessageKey: Int]

  /// Creates a table of entries; where a key is repeated, the last stays.
  public init(entries: [Entry]) {
    var last: [MessageKey: Int] = [:]
    last.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() { last[entry.key] = position }
    guard last.count < entries.count else {
      (self.entries, self.positions) = (entries, last)
      return
    }
    let kept = entries.enumerated().filter { last[$0.element.key] == $0.offset }.map(\.element)
    self.entries = kept
    self.positions = Dictionary(uniqueKeysWithValues: zip(kept.map(\.key), kept.indices))
  }

  /// Returns the entry of a key, nil where there is none.
  public func entry(for key: MessageKey) -> Entry? { positions[key].map { entries[$0] } }
}

extension StringsTable {
  /// One message under its key.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: MessageKey
    /// The place of the key, without its quotes or tags; nil in a binary file.
    public var keyRange: SourceRange?
    /// What the file holds for it.
    public var value: Value

    /// Creates an entry.
    public init(key: MessageKey, keyRange: SourceRange? = nil, value: Value) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The shapes a message can have in a compiled file.
  public indirect enum Value: Sendable, Hashable {
    /// A text, or a format with the plural variables it refers to.
    case message(ShippedMessage)
    /// A text for each presentation width (`NSStringVariableWidthRuleType`), in file order.
    case widths([WidthForm])
    /// A value for each device (`NSStringDeviceSpecificRuleType`), in file order.
    case devices([DeviceForm])
    /// Something that cannot be shown as a text, as a diagnostic of the file explains.
    case unusable(at: SourceRange?)
  }

  /// The text for presentation widths from a width on.
  public struct WidthForm: Sendable, Hashable {
    /// The least width the text is meant for.
    public var width: Int
    /// The text; its variant is `width.N`.
    public var form: ShippedMessage.Form

    /// Creates a form for a width.
    public init(width: Int, form: ShippedMessage.Form) {
      self.width = width
      self.form = form
    }
  }

  /// What one device shows.
  public struct DeviceForm: Sendable, Hashable {
    /// The device.
    public var device: Device
    /// The message; the variants of its texts begin with `device.NAME`.
    public var value: Value

    /// Creates a form for a device.
    public init(device: Device, value: Value) {
      self.device = device
      self.value = value
    }
  }
}
