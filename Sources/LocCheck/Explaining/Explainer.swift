import HeadlessLabel
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import LocCheckScenarios

/// Shows a key through its entry points, and explains what is shown.
public struct Explainer: Sendable {
  /// What the look-ups search.
  private let stage: Stage

  /// Creates an explainer over resources.
  public init(over resources: ExplanationResources) {
    self.stage = Stage(resources.settings, library: resources.library)
  }

  /// Answers a question: locale by locale, what each entry point shows.
  public func texts(for query: ExplanationQuery) -> [ExplainedText] {
    query.locales.flatMap { locale in
      query.entryPoints.map { text(from: $0, for: locale, of: query) }
    }
  }

  /// Returns what one entry point shows to one user.
  private func text(
    from entryPoint: EntryPoint, for locale: LocaleTag, of query: ExplanationQuery
  ) -> ExplainedText {
    let request = query.request(from: entryPoint)
    let shown =
      request.map { DisplayedText(stage.resolver.resolve($0, for: locale)) }
      ?? SummaryLabel(verbatim: query.completedKey)
      .displayed(in: LabelEnvironment(locale: locale, resolver: stage.resolver))
    let explanation = Explanation(shown: shown, damagedPaths: stage.damagedPaths) { count in
      request.flatMap { selection(in: $0, for: locale, counting: count, like: shown) }
    }
    return ExplainedText(
      entryPoint: entryPoint, locale: locale, text: shown.text,
      source: shown.resolutions.first?.trace.source ?? .verbatim,
      steps: shown.resolutions.flatMap(\.trace.steps), reasons: explanation.reasons,
      findings: shown.findings + stage.disagreements.diagnostics(about: shown)
        + query.lostArguments(from: entryPoint))
  }

  /// Returns the plural form that another count would choose, nil where nothing signed is counted.
  private func selection(
    in request: LookupRequest, for locale: LocaleTag, counting count: Int64,
    like shown: DisplayedText
  ) -> Trace.Selection? {
    guard let counted = shown.resolutions.lazy.flatMap(\.trace.selections).first?.argument,
      request.arguments.indices.contains(counted - 1),
      request.arguments[counted - 1].type.isSignedInteger
    else { return nil }
    var request = request
    request.arguments[counted - 1].value = .signed(count)
    return stage.resolver.resolve(request, for: locale).trace.selections.first
  }
}
