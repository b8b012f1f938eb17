extension Stylesheet {
  /// The table of scenarios by locales, which scrolls in a box of its own.
  static let table: StaticString = """
    .legend {
      display: flex; flex-wrap: wrap; gap: .125rem 1rem; margin-bottom: .5rem; font-size: .8125rem;
    }
    .legend li { color: var(--tone); }
    .scroller {
      position: relative; contain: content; max-height: 70vh; max-width: 100%; width: fit-content; overflow: auto;
      border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
    }
    .heat { border-collapse: separate; border-spacing: 0; font-size: .8125rem; line-height: 1.35; }
    .heat caption {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .heat th { font-weight: 400; text-align: start; }
    .heat thead th {
      position: sticky; top: 0; z-index: 2; padding: .5rem .625rem; background: var(--sunken);
      border-bottom: 1px solid var(--line); font-weight: 600; white-space: nowrap;
    }
    .heat thead th:not(.corner) { text-align: center; }
    .heat .corner { inset-inline-start: 0; z-index: 3; }
    .heat [scope="row"] {
      position: sticky; inset-inline-start: 0; z-index: 1; min-width: 11rem; max-width: 22rem;
      padding: .3125rem .625rem; background: var(--surface);
      border-inline-end: 1px solid var(--line);
    }
    .heat [scope="row"] a {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
      color: var(--ink);
    }
    .heat .file th { padding: .75rem 0 .25rem; border-bottom: 1px solid var(--line); }
    .heat .file a {
      position: sticky; inset-inline-start: 0; display: inline-block; padding: 0 .625rem;
      color: var(--muted); font-weight: 600;
    }
    .heat td { min-width: 3.5rem; padding: 1px; text-align: center; }
    .heat td a {
      display: block; padding: .25rem .375rem; border-radius: 4px; background: var(--wash);
      color: var(--tone); font-variant-numeric: tabular-nums; white-space: nowrap;
    }
    .heat td.failed a, .heat td.error a { font-weight: 650; box-shadow: inset 0 0 0 1px var(--tone); }

    """
}
