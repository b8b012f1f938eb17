extension Stylesheet {
  /// The page as a whole: type, links, focus.
  static let page: StaticString = """
    *, ::before, ::after { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; border-top: 6px solid var(--accent); background: var(--page); color: var(--ink);
      font: 1rem/1.5 var(--sans); overflow-wrap: anywhere;
    }
    .summary, main { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
    main { padding-bottom: 4rem; }
    h1, h2, h3, h4, h5, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
    ul { list-style: none; }
    h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; font-weight: 600; line-height: 1.3; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; text-underline-offset: .2em; }
    bdi { unicode-bidi: isolate; }
    code, kbd { font: .875em/1.4 var(--mono); }
    kbd {
      padding: 0 .35em; border: 1px solid var(--line); border-radius: 3px; color: var(--muted);
    }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
    [hidden] { display: none !important; }
    .skip { position: absolute; inset-inline-start: 1rem; top: -4rem; }
    .skip:focus {
      top: 1rem; z-index: 9; padding: .5rem 1rem; background: var(--surface);
      border: 1px solid var(--line);
    }
    .symbol { display: inline-block; min-width: 1ch; font-weight: 700; text-align: center; }

    """
}
