import LocCheckCatalogs
import LocCheckMarkdown
import LocCheckMessages

extension Text {
  /// Returns what the text shows in an environment.
  func displayed(in environment: LabelEnvironment, entryPoint: EntryPoint) -> DisplayedText {
    var shown = DisplayedText()
    for part in parts {
      switch part.content {
      case .verbatim(let content):
        let resolution = Resolution(
          runs: [StyledRun(content)], trace: environment.verbatimTrace(entryPoint))
        shown.append(resolution, nested: [], style: part.style)
      case .key(let key, let table, let bundle):
        let request = LookupRequest(
          entryPoint: key.isCompleted ? .keyVariable : entryPoint, key: MessageKey(key.key),
          isFormatted: key.message.isInterpolated, isMarkdown: true, table: table, bundle: bundle)
        let (resolution, nested) = environment.resolve(request, arguments: key.message.arguments)
        shown.append(resolution, nested: nested, style: part.style)
      case .resource(let resource):
        let request = resource.request(entryPoint: entryPoint, isMarkdown: true)
        let (resolution, nested) = environment.resolve(
          request, arguments: resource.defaultValue.message.arguments)
        shown.append(resolution, nested: nested, style: part.style)
      }
    }
    return shown
  }
}

extension LocalizedStringResource {
  /// Returns the look-up the message asks for, its arguments still to be resolved.
  func request(entryPoint: EntryPoint, isMarkdown: Bool) -> LookupRequest {
    LookupRequest(
      entryPoint: entryPoint, key: MessageKey(key),
      defaultValue: hasStableKey ? defaultValue.message.format : nil,
      isFormatted: defaultValue.message.isInterpolated, isMarkdown: isMarkdown, table: table,
      bundle: bundle.name)
  }
}
