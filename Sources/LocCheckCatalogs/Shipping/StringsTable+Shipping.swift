import LocCheckDiagnostics

extension StringsTable {
  /// Looks a key up on the policy's device, at its width.
  func shippedMessage(for key: MessageKey, policy: ShippingPolicy) -> TableLookup {
    entry(for: key)?.value.shippedMessage(policy: policy) ?? .absent(.noEntry)
  }
}

extension StringsTable.Value {
  /// Returns what the device's look-up and the request for a width leave of a value.
  fileprivate func shippedMessage(policy: ShippingPolicy) -> TableLookup {
    switch self {
    case .message(let message): .found(message)
    case .widths(let forms): Self.shippedMessage(of: forms, width: policy.width)
    case .devices(let forms):
      // The form of the device itself, else the one for all others.
      (forms.last { $0.device == policy.device } ?? forms.last { $0.device == .other })?
        .value.shippedMessage(policy: policy) ?? .absent(.malformed(at: nil))
    case .unusable(let place): .absent(.malformed(at: place))
    }
  }

  /// Returns the text of the largest width that is not above the one asked for, else of the
  /// smallest, as `NSString.variantFittingPresentationWidth(_:)` documents it.
  ///
  /// Which text is shown where no width is asked for is documented nowhere: the widest stands in,
  /// and the message says so.
  private static func shippedMessage(
    of forms: [StringsTable.WidthForm], width: Int?
  ) -> TableLookup {
    let ascending = forms.sorted { $0.width < $1.width }
    let fitting = ascending.last { form in width.map { form.width <= $0 } ?? true }
    guard let chosen = fitting ?? ascending.first else { return .absent(.malformed(at: nil)) }
    return .found(ShippedMessage(format: chosen.form, needsWidth: width == nil))
  }
}
