import LocCheckDiagnostics

/// Where in a table the decoder is: at a message, on a device, in a variable, at a form.
struct StringsdictPlace: CustomStringConvertible {
  /// The key of the message.
  let key: String
  /// The localization of the table, nil where it is not known.
  let localization: String?
  /// The place of the key, of the device or of the variable; nil in a binary file.
  private(set) var keyRange: SourceRange?
  /// The device whose value it is.
  private(set) var device: Device?
  /// The variation axes and values from the outside in, such as `device.mac/plural.one`; empty for
  /// the message itself.
  private(set) var variant = ""
  /// The variable.
  private var variable: String?

  /// Creates the place of a message.
  init(_ member: PropertyList.Member, localization: String?) {
    self.key = member.key
    self.keyRange = member.keyRange
    self.localization = localization
  }

  /// Returns the place of one device's value in the message.
  func on(_ device: Device, at member: PropertyList.Member) -> StringsdictPlace {
    var place = varying(by: "device.\(device.rawValue)")
    place.device = device
    place.keyRange = member.keyRange
    return place
  }

  /// Returns the place of a variable in the message; the plural of one that is the whole message is
  /// the message's own.
  func at(_ member: PropertyList.Member, isWholeMessage: Bool) -> StringsdictPlace {
    var place = isWholeMessage ? self : varying(by: "substitution.\(member.key)")
    place.variable = member.key
    place.keyRange = member.keyRange
    return place
  }

  /// Returns the place one axis further in.
  func varying(by axis: String) -> StringsdictPlace {
    var place = self
    place.variant = variant.isEmpty ? axis : "\(variant)/\(axis)"
    return place
  }

  /// The message and variation that a diagnostic of the place is about.
  var subject: Diagnostic.Subject {
    Diagnostic.Subject(key: key, locale: localization, variant: variant.isEmpty ? nil : variant)
  }

  /// The place from the inside out, for messages.
  var description: String {
    var parts: [String] = []
    if let variable { parts.append("variable \(variable.quoted)") }
    if let device { parts.append("device '\(device.rawValue)'") }
    let inner = parts.joined(separator: " on ")
    return inner.isEmpty ? key.quoted : "\(inner) of \(key.quoted)"
  }
}
