package import HeadlessLabel
import LocCheckCatalogs
package import LocCheckDiagnostics
import LocCheckLocales
package import LocCheckMessages

/// How a shown text came about, for a failure to say.
package struct Explanation {
  /// What was shown.
  let shown: DisplayedText
  /// The resources that could be read in part, by the bundle they belong to.
  let damagedPaths: [String: [String]]
  /// Returns the plural choice for another count of the first counted argument.
  let selection: (_ count: Int64) -> Trace.Selection?

  /// The counts that are tried for others that show the same form.
  private static let counts: ClosedRange<Int64> = 0...30
  /// The number of counts that are named.
  private static let countLimit = 5

  /// Creates an explanation.
  package init(
    shown: DisplayedText, damagedPaths: [String: [String]],
    selection: @escaping (_ count: Int64) -> Trace.Selection?
  ) {
    self.shown = shown
    self.damagedPaths = damagedPaths
    self.selection = selection
  }

  /// The facts, in the order they are read: the ways in short, then the reasons.
  var details: [Diagnostic.Detail] {
    shown.resolutions.map { Diagnostic.Detail("shown by", $0.trace.summary) } + reasons
  }

  /// Why the texts were chosen, in the order they are read.
  package var reasons: [Diagnostic.Detail] {
    let traces = shown.resolutions.map(\.trace)
    var details = traces.compactMap(reason).map { Diagnostic.Detail("because", $0) }
    details += traces.flatMap(\.selections).compactMap(reason).map {
      Diagnostic.Detail("because", $0)
    }
    var bundles: Set<String> = []
    for trace in traces where trace.isMiss && bundles.insert(trace.bundle).inserted {
      details += damagedPaths[trace.bundle, default: []].map {
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
    case (.found, .catalog) where trace.key.map { $0 == MessageKey(shown.text) } ?? false:
      "the table's own text is the key, as that of a manual entry without a text is"
    case (.found, .fallback(let localization)):
      fallbackReason(trace, localization)
    default: nil
    }
  }

  /// Returns why a text is not in a language of the user.
  private func fallbackReason(_ trace: Trace, _ localization: String) -> String {
    if let app = trace.followedLocalization,
      LocaleTag(app)?.language != trace.preferredLocale.language
    {
      return "the app is shown in \(app), and the bundle '\(trace.bundle)' follows it"
    }
    if localization == TablePlace.root.description {
      return "a table beside the .lproj folders hides those in them"
    }
    if trace.negotiated.first != localization {
      return "\(trace.negotiated.first ?? "it") has no such file of the table '\(trace.table)'; "
        + "\(localization) is the first on the way that has one"
    }
    return "the bundle ships nothing that serves \(trace.preferredLocale); "
      + "\(localization) is what everybody else gets"
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

extension Trace {
  /// Whether something was looked up and not found.
  fileprivate var isMiss: Bool {
    if case .found = outcome { false } else { key != nil }
  }
}
