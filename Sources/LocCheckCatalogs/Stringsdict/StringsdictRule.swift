/// The members by which a dictionary says what kind of message it is, the strongest first.
enum StringsdictRule: String, CaseIterable {
  /// A format, with plural variables beside it.
  case format = "NSStringLocalizedFormatKey"
  /// Texts by presentation width.
  case widths = "NSStringVariableWidthRuleType"
  /// Values by device.
  case devices = "NSStringDeviceSpecificRuleType"
}
