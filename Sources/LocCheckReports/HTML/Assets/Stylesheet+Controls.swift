extension Stylesheet {
  /// The filters and the choice of the form of texts.
  static let controls: StaticString = """
    .controls {
      display: grid; gap: .75rem; margin-bottom: 1rem;
      padding: .875rem 1rem; border: 1px solid var(--line); border-radius: 8px;
      background: var(--surface); font-size: .875rem;
    }
    .controls form { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: end; }
    .controls fieldset { min-width: 0; border: 0; }
    .controls legend, .field > label { display: block; padding: 0; color: var(--muted); font-size: .8125rem; }
    .search { flex: 1 1 24rem; }
    .controls input[type="search"], .controls select, .controls button {
      min-height: 2.25rem; padding: .25rem .625rem; border: 1px solid var(--muted);
      border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit;
    }
    .controls input[type="search"] { width: 100%; }
    .controls select { max-width: 100%; }
    .controls button { cursor: pointer; }
    .controls button:hover { background: var(--sunken); }
    .actions { display: flex; flex-wrap: wrap; gap: .5rem; }
    .statuses label, .forms label {
      display: inline-flex; align-items: center; gap: .25rem; min-height: 2.25rem;
      margin-inline-end: 1rem; white-space: nowrap;
    }
    .statuses label { color: var(--tone); }
    .controls input[type="checkbox"], .controls input[type="radio"] {
      width: 1rem; height: 1rem; margin: 0; accent-color: var(--focus);
    }
    #filter-count { flex-basis: 100%; color: var(--muted); }
    #filter-count:empty { display: none; }

    """
}
