import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales

/// Reads the values that a cell gives an argument.
struct ArgumentCellReader {
  /// The context of the file.
  let context: BindingContext

  /// Returns the values of a cell; nil where it has errors.
  func values(_ cell: Range<Int>, for argument: ArgumentDeclaration) -> [ArgumentCell]? {
    guard !cell.isEmpty else {
      context.report(.missingValue(argument, at: context.range(cell)))
      return nil
    }
    switch argument.type {
    case .string, .substring:
      return context.literal(cell).map { text in
        [.value(ArgumentValue(.string(text), spelled: context.text(in: cell)))]
      }
    case .text:
      return context.expression(cell, []).map { expression in
        [.value(ArgumentValue(.text(expression), spelled: context.text(in: cell)))]
      }
    case .float, .double:
      return entries(cell) { word in number(word, argument.type).map { [.value($0)] } }
    default:
      return entries(cell) { word in integers(word, argument.type) }
    }
  }

  /// Returns whether a cell could be meant for an argument.
  func fits(_ cell: Range<Int>, _ type: ArgumentType) -> Bool {
    guard !cell.isEmpty, type.isNumber else { return !cell.isEmpty }
    return context.bytes.words(in: cell).allSatisfy { word in
      let first = context.bytes[word.lowerBound]
      return first == ASCII.at || first == UInt8(ascii: "-") || Self.isDigit(first)
    }
  }

  /// Returns what the words of a cell say, and reports what they say twice.
  private func entries(
    _ cell: Range<Int>, read: (Range<Int>) -> [ArgumentCell]?
  ) -> [ArgumentCell]? {
    let words = context.bytes.words(in: cell)
    if words.count == 1 { return read(cell) }
    var entries: [ArgumentCell] = []
    var seen: Set<ArgumentCell> = []
    var isValid = true
    for word in words {
      guard let new = read(word) else {
        isValid = false
        continue
      }
      if let repeated = new.first(where: { !seen.insert($0).inserted }) {
        context.report(.repeatedValue(repeated, at: context.range(word)))
        isValid = false
      }
      entries += new
    }
    return isValid ? entries : nil
  }

  /// Returns whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Diagnostic {
  /// An argument without a value.
  fileprivate static func missingValue(
    _ argument: ArgumentDeclaration, at range: SourceRange
  ) -> Diagnostic {
    let isText = argument.type == .string || argument.type == .substring
    let advice = isText ? "; the empty string is written '\\{EMPTY}'" : ""
    return Diagnostic(
      "scenario.empty-cell", .error, "the argument \(argument.name.quoted) has no value\(advice)",
      at: range)
  }

  /// A value listed twice.
  fileprivate static func repeatedValue(_ cell: ArgumentCell, at range: SourceRange) -> Diagnostic {
    let name =
      switch cell {
      case .value(let value): value.spelled
      case .category(let category): "@\(category.rawValue)"
      }
    return Diagnostic(
      "scenario.repeated-value", .error, "\(name.quoted) is listed twice in this cell", at: range)
  }
}
