import LocCheckResults

/// The head of the page: its title, its style and what it may load.
struct PageHead {
  /// How the run ended.
  let verdict: Verdict
  /// Where the style and the script stand.
  let assetPlacement: HTMLReport.AssetPlacement

  /// Writes the head.
  func write(to html: inout HTMLWriter) throws {
    try html.block("head") { html in
      try html.void("meta", ["charset": "utf-8"])
      if assetPlacement == .inline {
        try html.void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
      }
      try html.void(
        "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      try html.void("meta", ["name": "color-scheme", "content": "light dark"])
      try html.void("meta", ["name": "generator", "content": "loccheck"])
      try html.line("title", "\(verdict.symbol) \(verdict.word) – loccheck")
      switch assetPlacement {
      case .inline:
        try html.verbatim("style", Stylesheet.parts)
      case .separate:
        try html.void("link", ["rel": "stylesheet", "href": ReportAsset.stylesheetName])
        try html.block("script", ["src": ReportAsset.scriptName, "defer": ""]) { _ in }
      }
    }
  }

  /// The content security policy of a page that holds everything: nothing but its own style and script.
  ///
  /// A policy of the server's is kept beside it; that of the page is given by hashes, as Content Security
  /// Policy Level 3 describes.
  private static var policy: String {
    let style = source(of: Stylesheet.parts)
    let script = source(of: [Script.text])
    return "default-src 'none'; style-src \(style); script-src \(script); base-uri 'none'; "
      + "form-action 'none'"
  }

  /// Returns what allows an element with some content and no other.
  private static func source(of parts: [StaticString]) -> String {
    let digest = SHA256.digest(of: parts.flatMap { Array($0.description.utf8) })
    return "'sha256-\(Base64.text(of: digest))'"
  }
}
