extension Diagnostic {
  /// The message a diagnostic is about, as far as it is known.
  public struct Subject: Sendable, Hashable {
    /// The key of the message.
    public var key: String?
    /// The localization, as the resource spells it.
    public var locale: String?
    /// The variation axis and value, such as `plural.few` or `device.mac/plural.one`.
    public var variant: String?

    /// Creates a subject.
    public init(key: String? = nil, locale: String? = nil, variant: String? = nil) {
      self.key = key
      self.locale = locale
      self.variant = variant
    }
  }
}
