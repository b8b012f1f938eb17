extension Stylesheet {
  /// Narrow screens, readers who want no motion, and paper.
  static let media: StaticString = """
    @media (max-width: 40rem) {
      .summary, main { padding-inline: .75rem; }
      h1 { font-size: 1.75rem; }
      h3, h4 { flex-basis: calc(100% - 2rem); }
      .suite > summary .counts, .scenario > summary .counts { padding-inline-start: 1.5rem; }
      .heat [scope="row"] { min-width: 7rem; max-width: 9rem; }
      article.case { margin-inline: .5rem; padding-inline: .75rem; }
      .facts div { grid-template-columns: minmax(0, 1fr); }
      .rows { padding-inline: .75rem; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    @page { margin: 12mm; }
    @media print {
      :root {
        --page: #fff; --surface: #fff; --sunken: #f4f4f4; --ink: #000; --muted: #444;
        --line: #bbb; --link: #000;
      }
      body { font-size: 10pt; }
      .summary, main { max-width: none; padding-inline: 0; }
      .controls, .skip { display: none; }
      .scroller, .side .text { max-height: none; overflow: visible; }
      .heat { width: 100%; font-size: 6pt; }
      .heat thead th, .heat th[scope="row"], .heat .file a { position: static; }
      .heat thead th { padding: 2pt; }
      .heat thead th:not(.corner) { padding: 3pt 0; writing-mode: vertical-rl; line-height: 1; }
      .heat th[scope="row"] { min-width: 0; max-width: 35mm; padding: 1pt 3pt; }
      .heat td { min-width: 0; padding: 0; }
      .heat td a { padding: 1pt 0; border-radius: 0; }
      .heat td a { word-spacing: -.2em; }
      details::details-content { content-visibility: visible; block-size: auto; }
      article.case, .rows .case, .heat tr { break-inside: avoid; }
      .suite > summary, .scenario > summary, h2 { break-after: avoid; }
    }

    """
}
