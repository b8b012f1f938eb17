import HeadlessLabel
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages

/// How a shown text came about, for a failure to say.
struct Explanation {
  /// What was shown.
  let shown: DisplayedText
  /// The resources that could be read in part.
  let damagedPaths: [String]
  /// Returns the plural choice for another count of the first counted argument.
  let selection: (_ count: Int64) -> Trace.Selection?

  /// The counts that are tried for others that show the same form.
  private static let counts: ClosedRange<Int64> = 0...30
  /// The number of counts that are named.
  private static let countLimit = 5

  /// Creates an explanation.
  init(
    shown: DisplayedText, damagedPaths: [String],
    selection: @escaping (_ count: Int64) -> Trace.Selection?
  ) {
    self.shown = shown
    self.damagedPaths = damagedPaths
    self.selection = selection
  }

  /// The facts, in the order they are read.
  var details: [Diagnostic.Detail] {
    let traces = shown.resolutions.map(\.trace)
    var details = traces.map { Diagnostic.Detail("shown by", $0.summary) }
    details += traces.compactMap(reason).map { Diagnostic.Detail("because", $0) }
    details += traces.flatMap(\.selections).compactMap(reason).map {
      Diagnostic.Detail("because", $0)
    }
    let isMiss = traces.contains { trace in
      if case .found = trace.outcome { false } else { trace.key != nil }
    }
    if isMiss {
      details += damagedPaths.map {
        Diagnostic.Detail("beware", "\($0) has errors; what stands there is missing here")
      }
    }
    if let others { details.append(.init("also", others)) }
    return details
  }

  /// Returns why a look-up did not end in the user's language.
  private func reason(_ trace: Trace) -> String? {
    switch (trace.outcome, trace.source) {
    case (.absent(.noEntry), _):
      "the table '\(trace.table)' has no entry for the key"
    case (.absent(.noLocalization), _):
      "the entry has no translation in \(trace.localization ?? "this language"); "
        + "another language is never asked for a single message"
    case (.absent(.withheld(let state, _, _)), _):
      "the translation is in state '\(state.rawValue)', which the build leaves out"
    case (.missingTable, _): "there is no table '\(trace.table)'"
    case (.missingBundle, _): "there is no bundle '\(trace.bundle)'"
    case (.found, .fallback(let localization)):
      "no localization serves \(trace.preferredLocale); "
        + "\(localization) is what everybody else gets"
    default: nil
    }
  }

  /// Returns why a plural form was used.
  private func reason(_ selection: Trace.Selection) -> String {
    let value = selection.value.description
    let locale = shown.resolutions.lazy.compactMap(\.trace.formattingLocale).first
    let rule =
      selection.isExplicitZero
      ? "the entry has a zero form, which is chosen for 0 in every language"
      : "\(value) is \(selection.demanded) in \(locale?.identifier ?? "no locale") "
        + "(CLDR \(LocaleData.cldrVersion))"
    guard selection.used != selection.demanded else { return rule }
    let form = "\(selection.demanded) form"
    let missing =
      selection.isWithheld ? "the \(form) is new and not shipped" : "the entry has no \(form)"
    return rule + "; " + missing + (selection.used.map { ", so \($0) was used" } ?? "")
  }

  /// The other counts that fall back to the same form, nil where nothing fell back.
  private var others: String? {
    guard let chosen = shown.resolutions.lazy.flatMap(\.trace.selections).first,
      chosen.used != chosen.demanded
    else { return nil }
    var counts: [String] = []
    for count in Self.counts where counts.count < Self.countLimit {
      guard PluralOperand.integer(count) != chosen.value, let other = selection(count),
        other.demanded == chosen.demanded, other.used == chosen.used
      else { continue }
      counts.append(String(count))
    }
    guard let last = counts.popLast() else { return nil }
    return counts.isEmpty
      ? "\(last) shows the same form"
      : "\(counts.joined(separator: ", ")) and \(last) show the same form"
  }
}
