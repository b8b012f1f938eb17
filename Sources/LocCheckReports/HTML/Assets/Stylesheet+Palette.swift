extension Stylesheet {
  /// The colours and the fonts.
  static let palette: StaticString = """
    :root {
      color-scheme: light dark;
      --page: #f7f6f3; --surface: #ffffff; --sunken: #f1efeb;
      --ink: #22252a; --muted: #5a606b; --line: #dedbd4; --link: #24559c; --focus: #2f6fd0;
      --failed: #a1282f; --failed-wash: #fbebea;
      --error: #813894; --error-wash: #f6ecf8;
      --flaky: #855400; --flaky-wash: #fbf1dc;
      --skipped: #565c68; --skipped-wash: #eeeff2;
      --not-run: #565c68; --not-run-wash: #f4f4f6;
      --passed: #22663f; --passed-wash: #eaf4ed;
      --accent: var(--skipped);
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic",
        "Noto Sans Hebrew", "Noto Sans Thai", "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP",
        "Noto Sans JP", "Noto Sans Devanagari", sans-serif, "Apple Color Emoji",
        "Segoe UI Emoji", "Noto Color Emoji";
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono",
        "Noto Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #15171a; --surface: #1c1f23; --sunken: #24282d;
        --ink: #e4e4e1; --muted: #a5abb6; --line: #363b42; --link: #8db8f5; --focus: #8db8f5;
        --failed: #ff9f9a; --failed-wash: #3b2223;
        --error: #dcaeea; --error-wash: #34253a;
        --flaky: #ecc479; --flaky-wash: #362c18;
        --skipped: #b3b9c4; --skipped-wash: #2a2e34;
        --not-run: #b3b9c4; --not-run-wash: #23272c;
        --passed: #8ed3a6; --passed-wash: #1d3226;
      }
    }
    .verdict-passed { --accent: var(--passed); }
    .verdict-failed { --accent: var(--failed); }
    .verdict-error { --accent: var(--error); }
    .verdict-interrupted { --accent: var(--flaky); }
    .failed { --tone: var(--failed); --wash: var(--failed-wash); }
    .error { --tone: var(--error); --wash: var(--error-wash); }
    .flaky { --tone: var(--flaky); --wash: var(--flaky-wash); }
    .skipped { --tone: var(--skipped); --wash: var(--skipped-wash); }
    .not-run { --tone: var(--not-run); --wash: var(--not-run-wash); }
    .passed { --tone: var(--passed); --wash: var(--passed-wash); }

    """
}
