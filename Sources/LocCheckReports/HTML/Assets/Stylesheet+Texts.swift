extension Stylesheet {
  /// The texts under test, in the form that is chosen.
  static let texts: StaticString = """
    .texts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: .75rem; }
    .side { min-width: 0; }
    .label { font-size: .8125rem; }
    .side .label { text-transform: capitalize; }
    .side .text {
      max-height: 24rem; overflow: auto; padding: .5rem .75rem; border-radius: 6px;
      background: var(--sunken); font-size: 1.0625rem; line-height: 1.7;
    }
    .side .text > div { white-space: pre-wrap; }
    .cut { color: var(--muted); font-size: .8125rem; }
    .form.raw, .form.escaped { display: none; }
    div.form.escaped { font: .875rem/1.6 var(--mono); }
    html:has(#form-raw:checked) .form, html:has(#form-escaped:checked) .form { display: none; }
    html:has(#form-raw:checked) div.raw, html:has(#form-escaped:checked) div.escaped { display: block; }
    html:has(#form-raw:checked) bdi.raw, html:has(#form-escaped:checked) bdi.escaped { display: inline; }
    .sign {
      display: inline-block; margin: 0 .1em; padding: 0 .25em; border: 1px solid currentColor;
      border-radius: 3px; color: var(--muted); font: 600 .625em/1.4 var(--mono);
      vertical-align: .2em; white-space: nowrap;
    }
    mark {
      border-radius: 2px; background: var(--wash); color: var(--tone);
      text-decoration: underline 2px; text-underline-offset: .25em;
      text-decoration-skip-ink: none; box-decoration-break: clone;
    }
    mark .sign { color: inherit; }
    .expected, .unwanted { --tone: var(--passed); --wash: var(--passed-wash); }
    .actual { --tone: var(--failed); --wash: var(--failed-wash); }
    .actual mark { text-decoration-style: dashed; }

    """
}
