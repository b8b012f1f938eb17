import LocCheckLocales

/// The members of a variable that are no forms.
enum VariableMember: String, CaseIterable {
  /// The rule that selects the form.
  case rule = "NSStringFormatSpecTypeKey"
  /// The specifier of the argument, without its per cent sign.
  case valueType = "NSStringFormatValueTypeKey"
}

/// How a variable's argument selects a form.
enum VariableRule: String, CaseIterable {
  /// By the plural category of a number.
  case plural = "NSStringPluralRuleType"
  /// By a grammatical gender, as the release notes of OS X 10.9 describe it.
  case gender = "NSStringGenderRuleType"

  /// The keys of the forms.
  var keys: [String] {
    switch self {
    case .plural: PluralCategory.allCases.map(\.rawValue)
    case .gender: ["0", "1", "2"]
    }
  }

  /// The key of the form that every variable needs.
  var generalKey: String {
    switch self {
    case .plural: PluralCategory.other.rawValue
    case .gender: "0"
    }
  }

  /// Returns the plural category that a form is used for, nil for one that is not used.
  func category(of key: String) -> PluralCategory? {
    switch self {
    case .plural: PluralCategory(rawValue: key)
    case .gender: key == generalKey ? .other : nil
    }
  }
}
