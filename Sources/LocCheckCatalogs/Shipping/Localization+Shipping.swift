import LocCheckDiagnostics
import LocCheckLocales

extension Localization {
  /// Returns what the build makes of the localization of an entry.
  ///
  /// The shape is that of the `.stringsdict` the catalog compiles to, without its device axis,
  /// which the policy decides.
  func shippedMessage(for entry: Catalog.Entry, policy: ShippingPolicy) -> TableLookup {
    switch content {
    case .unit(let unit): shipped(unit, variant: "", policy: policy)
    case .plural(let forms): shipped(forms, of: entry, variant: "plural", policy: policy)
    case .device(let forms): shipped(forms, of: entry, policy: policy)
    case .stringSet: .absent(.stringSet(at: range))
    case .none: .absent(.noLocalization(entry: entry.keyRange))
    case .malformed: .absent(.malformed(at: range))
    }
  }

  /// Returns a text with the plural variables it refers to.
  private func shipped(_ unit: Unit, variant: String, policy: ShippingPolicy) -> TableLookup {
    guard policy.states.include(unit.state) else {
      return .absent(.withheld(unit.state, variant: variant, at: unit.valueRange))
    }
    var variables: [ShippedMessage.Variable] = []
    for substitution in substitutions {
      guard let specifier = substitution.formatSpecifier, !substitution.forms.isEmpty else {
        return .absent(.malformed(at: substitution.range))
      }
      variables.append(
        ShippedMessage.Variable(
          name: substitution.name, argument: substitution.argNum, specifier: specifier,
          forms: substitution.forms, variant: "substitution.\(substitution.name)/plural",
          origin: substitution.range, policy: policy))
    }
    return .found(
      ShippedMessage(
        format: ShippedMessage.Form(unit.value, origin: unit.valueRange, variant: variant),
        variables: variables))
  }

  /// Returns a plural as the format `%#@value@` with the variable `value`.
  private func shipped(
    _ forms: [PluralForm], of entry: Catalog.Entry, variant: String, policy: ShippingPolicy
  ) -> TableLookup {
    guard forms.contains(where: { policy.states.include($0.unit.state) }) else {
      let last = forms.first { $0.category == .other } ?? forms.first
      guard let last else { return .absent(.malformed(at: range)) }
      return .absent(
        .withheld(
          last.unit.state, variant: "\(variant).\(last.category.rawValue)",
          at: last.unit.valueRange))
    }
    let counted = CountedArgument(forms: forms, key: entry.key)
    let format = counted.position == 1 ? "%#@value@" : "%\(counted.position)$#@value@"
    return .found(
      ShippedMessage(
        format: ShippedMessage.Form(format, origin: range),
        variables: [
          ShippedMessage.Variable(
            name: "value", argument: counted.position, specifier: counted.specifier, forms: forms,
            variant: variant, origin: range, policy: policy)
        ]))
  }

  /// Returns what the policy's device shows: its own form, else the one for all other devices.
  private func shipped(
    _ forms: [DeviceForm], of entry: Catalog.Entry, policy: ShippingPolicy
  ) -> TableLookup {
    var answer = TableLookup.absent(.noLocalization(entry: entry.keyRange))
    for device in policy.device == .other ? [.other] : [policy.device, .other] {
      guard let form = forms.first(where: { $0.device == device }) else { continue }
      let variant = "device.\(device.rawValue)"
      answer =
        switch form.content {
        case .unit(let unit): shipped(unit, variant: variant, policy: policy)
        case .plural(let plural):
          shipped(plural, of: entry, variant: "\(variant)/plural", policy: policy)
        }
      if case .found = answer { break }
    }
    return answer
  }
}

extension ShippedMessage.Variable {
  /// Creates the variable whose forms a policy lets through.
  fileprivate init(
    name: String, argument: Int?, specifier: String, forms: [Localization.PluralForm],
    variant: String, origin: SourceRange, policy: ShippingPolicy
  ) {
    let shipping = forms.filter { policy.states.include($0.unit.state) }
    self.init(
      name: name, argument: argument, specifier: specifier,
      forms: shipping.map { form in
        ShippedMessage.PluralForm(
          form.category,
          ShippedMessage.Form(
            form.unit.value, origin: form.unit.valueRange,
            variant: "\(variant).\(form.category.rawValue)"))
      },
      withheld: forms.filter { !policy.states.include($0.unit.state) }.map(\.category),
      origin: origin)
  }
}
