import LocCheckDiagnostics

/// Where in a table the decoder is: at a message, on a device, in a variable.
struct StringsdictPlace: CustomStringConvertible {
  /// The key of the message.
  var key: String
  /// The place of the key, nil in a binary file.
  var keyRange: SourceRange?
  /// The device whose value it is.
  var device: Device?
  /// The variable.
  var variable: String?

  /// Creates the place of a message.
  init(key: String, at member: PropertyList.Member) {
    self.key = key
    self.keyRange = member.keyRange
  }

  /// Returns the place of one device's value in the message.
  func on(_ device: Device, at member: PropertyList.Member) -> StringsdictPlace {
    var place = self
    place.device = device
    place.keyRange = member.keyRange
    return place
  }

  /// Returns the place of a variable in the message.
  func at(_ member: PropertyList.Member) -> StringsdictPlace {
    var place = self
    place.variable = member.key
    place.keyRange = member.keyRange
    return place
  }

  /// The variant of a text that stands at the place itself.
  var variant: String { device.map { "device.\($0.rawValue)" } ?? "" }

  /// Returns the variant of a text one axis further.
  func variant(_ axis: String) -> String { device == nil ? axis : "\(variant)/\(axis)" }

  /// The place from the inside out, for messages.
  var description: String {
    var parts: [String] = []
    if let variable { parts.append("variable \(variable.quoted)") }
    if let device { parts.append("device '\(device.rawValue)'") }
    let inner = parts.joined(separator: " on ")
    return inner.isEmpty ? key.quoted : "\(inner) of \(key.quoted)"
  }
}
