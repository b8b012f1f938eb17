extension Stylesheet {
  /// The top of the page.
  static let summary: StaticString = """
    .summary { padding-top: 2rem; }
    .product { color: var(--muted); font-size: .875rem; letter-spacing: .02em; }
    h1 { margin-top: .25rem; font-size: 2.25rem; font-weight: 650; line-height: 1.2; }
    h1 .symbol { color: var(--accent); }
    .summary .verdict { margin-top: .25rem; font-size: 1.125rem; color: var(--muted); }
    .interruption { margin-top: .25rem; color: var(--flaky); }
    .bar {
      display: block; width: 100%; height: 8px; margin-top: 1.25rem; border-radius: 4px;
      background: var(--sunken);
    }
    .bar rect { fill: var(--tone); stroke: var(--page); stroke-width: 1; }
    .totals { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: .75rem; }
    .totals li { color: var(--tone, var(--ink)); }
    .totals b { font-variant-numeric: tabular-nums; font-weight: 650; }
    .environment {
      display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin-top: 1.25rem; padding-top: 1rem;
      border-top: 1px solid var(--line); font-size: .875rem;
    }
    .environment dt { color: var(--muted); }
    .environment dd { font-variant-numeric: tabular-nums; }

    """
}
