extension Stylesheet {
  /// Files, scenarios and checks.
  static let results: StaticString = """
    .results:focus { outline: none; }
    .suite {
      margin-top: .75rem; border: 1px solid var(--line); border-radius: 8px;
      background: var(--surface);
    }
    summary { cursor: pointer; }
    .suite > summary, .scenario > summary {
      display: flex; flex-wrap: wrap; gap: .125rem .75rem; align-items: baseline;
      list-style: none;
    }
    .suite > summary::-webkit-details-marker, .scenario > summary::-webkit-details-marker { display: none; }
    .suite > summary::before, .scenario > summary::before {
      content: "▸"; width: .75rem; color: var(--muted); line-height: 1;
    }
    .suite[open] > summary::before, .scenario[open] > summary::before { content: "▾"; }
    .suite > summary { padding: .75rem 1rem; }
    .suite[open] > summary { border-bottom: 1px solid var(--line); }
    .scenario > summary { padding: .5rem 1rem; }
    .scenario + .scenario { border-top: 1px solid var(--line); }
    h3, h4 { flex: 1 1 16rem; min-width: 0; font-size: 1rem; font-weight: 600; }
    h4 { font-size: .9375rem; font-weight: 500; }
    .counts { display: flex; flex-wrap: wrap; gap: 0 .875rem; font-size: .8125rem; }
    .counts li { color: var(--tone); white-space: nowrap; }
    article.case {
      margin: .25rem 1rem 1rem; padding: .875rem 1rem 1rem; border: 1px solid var(--line);
      border-inline-start: 4px solid var(--tone); border-radius: 6px;
    }
    article > * + * { margin-top: .75rem; }
    h5 { display: flex; flex-wrap: wrap; gap: .25rem .625rem; align-items: center; font-size: .9375rem; font-weight: 600; }
    .status { color: var(--tone); white-space: nowrap; }
    h5 .status { padding: 0 .5rem; border-radius: 4px; background: var(--wash); }
    .locale {
      padding: 0 .4em; border-radius: 4px; background: var(--sunken); font: .875em/1.5 var(--mono);
    }
    .case:target { outline: 2px solid var(--focus); outline-offset: 2px; }
    .place, .place code { color: var(--muted); }
    .place { display: block; font-size: .875rem; }
    .place code:not(.rule)::after { content: " ·"; }
    .notes, .help, .findings, .trace, .attempts, .facts { font-size: .875rem; }
    .notes, .help { margin-top: .375rem; }
    .facts { display: grid; gap: .125rem; }
    .facts div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0 .75rem; }
    .facts dt, .label { color: var(--muted); }
    .trace ol, .attempts ol { margin-top: .25rem; padding-inline-start: 1.75rem; }
    .trace summary, .findings summary { color: var(--muted); width: fit-content; }
    .trace code, .notes code { color: var(--muted); }
    .findings ul { padding-inline-start: 1rem; }
    .findings li { margin-top: .375rem; }
    .findings .error, .findings .warning { --tone: var(--flaky); }
    .findings li > b { color: var(--tone, var(--muted)); }
    .properties { display: flex; flex-wrap: wrap; gap: .125rem 1.25rem; color: var(--muted); font-size: .8125rem; }
    .properties div { display: flex; gap: .4em; min-width: 0; }
    .properties dt::after { content: ":"; }
    .properties dd { color: var(--ink); min-width: 0; }
    .rows { padding: 0 1rem .625rem; font-size: .875rem; }
    .rows .case {
      display: flex; flex-wrap: wrap; gap: 0 .625rem; align-items: baseline; padding: .1875rem 0;
      border-top: 1px solid var(--sunken);
    }
    .rows .text { flex: 1 1 12rem; min-width: 0; }
    .rows .reason { flex: 1 1 12rem; color: var(--muted); }
    .rows .line { margin-inline-start: auto; color: var(--muted); font-size: .8125rem; white-space: nowrap; }
    .rows .findings { flex-basis: 100%; }
    .rest, .nothing { padding: 0 1rem .75rem; color: var(--muted); font-size: .875rem; }

    """
}
