import LocCheckDiagnostics

extension LocalizationDecoder {
  /// Decodes the texts of a localization.
  ///
  /// Where shapes stand side by side the product shows the one with variations, as a `.stringsdict`
  /// comes before a `.strings` file; of the two axes the device is the outer one.
  func localization(_ decoded: DecodedLocalization) -> Localization {
    Localization(
      content: content(of: decoded), substitutions: decoded.substitutions.map(substitution),
      range: findings.source.range(decoded.bounds))
  }

  /// Decodes the shape that counts.
  private func content(of decoded: DecodedLocalization) -> Localization.Content {
    if let devices = decoded.devices, !devices.isEmpty { return .device(devices.map(deviceForm)) }
    if let plural = decoded.plural, !plural.isEmpty { return .plural(plural.map(pluralForm)) }
    if let unit = decoded.unit { return .unit(self.unit(unit)) }
    if let set = decoded.stringSet {
      return .stringSet(
        Localization.StringSet(state: set.state, values: set.values.map(scanner.text)))
    }
    return decoded.isMalformed || !decoded.substitutions.isEmpty ? .malformed : .none
  }

  /// Decodes the text of a unit.
  private func unit(_ decoded: DecodedUnit) -> Localization.Unit {
    Localization.Unit(
      state: decoded.state, value: scanner.text(of: decoded.value),
      valueRange: findings.source.range(decoded.value.bounds))
  }

  /// Decodes a plural form.
  private func pluralForm(_ decoded: DecodedPluralForm) -> Localization.PluralForm {
    Localization.PluralForm(category: decoded.category, unit: unit(decoded.unit))
  }

  /// Decodes a device form.
  private func deviceForm(_ decoded: DecodedDeviceForm) -> Localization.DeviceForm {
    let content: Localization.DeviceForm.Content =
      switch decoded.content {
      case .unit(let unit): .unit(self.unit(unit))
      case .plural(let forms): .plural(forms.map(pluralForm))
      }
    return Localization.DeviceForm(device: decoded.device, content: content)
  }

  /// Decodes a plural variable.
  private func substitution(_ decoded: DecodedSubstitution) -> Localization.Substitution {
    Localization.Substitution(
      name: scanner.text(of: decoded.name), argNum: decoded.argNum,
      formatSpecifier: decoded.formatSpecifier.map(scanner.text),
      forms: decoded.forms.map(pluralForm), range: findings.source.range(decoded.bounds))
  }
}
