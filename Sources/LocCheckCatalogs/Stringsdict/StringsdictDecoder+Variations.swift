extension StringsdictDecoder {
  /// Returns the texts by presentation width that a value holds.
  mutating func widths(
    from value: PropertyList, in place: StringsdictPlace
  ) -> StringsTable.Value {
    let name = "\(StringsdictRule.widths.rawValue) of \(place)"
    guard let members = uniqueMembers(of: value, named: name, in: place) else {
      return .unusable(at: value.range)
    }
    var forms: [StringsTable.WidthForm] = []
    for member in members {
      guard let width = Int(member.key), width >= 0 else {
        report(.malformedWidth(member, in: place))
        continue
      }
      let form = place.varying(by: "width.\(width)")
      guard let text = member.value.string else {
        report(
          .wrongType(
            member.value, as: "width \(width) of \(place)", expected: "a string",
            about: form.subject))
        continue
      }
      forms.append(
        StringsTable.WidthForm(
          width: width, form: self.form(text, at: member.value.range, in: form)))
    }
    guard !forms.isEmpty else {
      if members.isEmpty { report(.missingForms(at: value.range, named: name, in: place)) }
      return .unusable(at: value.range)
    }
    return .widths(forms)
  }

  /// Returns the values by device that a value holds.
  mutating func devices(
    from value: PropertyList, in place: StringsdictPlace
  ) -> StringsTable.Value {
    let name = "\(StringsdictRule.devices.rawValue) of \(place)"
    guard place.device == nil else {
      report(.nestedDevices(at: value.range, in: place))
      return .unusable(at: value.range)
    }
    guard let members = uniqueMembers(of: value, named: name, in: place) else {
      return .unusable(at: value.range)
    }
    var forms: [StringsTable.DeviceForm] = []
    for member in members {
      guard let device = Device(rawValue: member.key) else {
        report(.unknownDevice(member, in: place))
        continue
      }
      forms.append(
        StringsTable.DeviceForm(
          device: device, value: entry(from: member.value, in: place.on(device, at: member))))
    }
    guard !forms.isEmpty else {
      if members.isEmpty { report(.missingForms(at: value.range, named: name, in: place)) }
      return .unusable(at: value.range)
    }
    return .devices(forms)
  }
}
