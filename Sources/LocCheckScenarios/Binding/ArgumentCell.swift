public import LocCheckLocales

/// One entry of an argument's cell.
public enum ArgumentCell: Sendable, Hashable {
  /// A value.
  case value(ArgumentValue)
  /// `@few`: the counts that stand for a category in the row's locale.
  case category(PluralCategory)
}
