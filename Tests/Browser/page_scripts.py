"""What the checks ask a page, as bodies of JavaScript functions."""

VISIBLE_CASES = """
    return [...document.querySelectorAll(".case")]
      .filter((element) => element.checkVisibility({contentVisibilityAuto: true}))
      .map((element) => ({
        id: element.id, status: element.dataset.status, locale: element.dataset.locale,
        text: element.textContent,
      }));
"""
"""Returns the cases that are drawn."""

MATCHING_CASES = """
    return [...document.querySelectorAll(".case")].filter((element) => !element.hidden).length;
"""
"""Returns how many cases no filter hides."""

LOWEST_CONTRAST = """
    const channels = (text) => {
      const numbers = text.match(/[\\d.]+/g).map(Number);
      return numbers.length < 4 ? [...numbers, 1] : numbers;
    };
    const luminance = (color) => color.slice(0, 3).reduce((sum, value, index) => {
      const share = value / 255;
      const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      return sum + linear * [0.2126, 0.7152, 0.0722][index];
    }, 0);
    const backdrop = (element) => {
      for (; element; element = element.parentElement) {
        const color = channels(getComputedStyle(element).backgroundColor);
        if (color[3] === 1) return color;
        if (color[3] !== 0) throw new Error("a translucent background");
      }
      return [255, 255, 255, 1];
    };
    let lowest = {ratio: 21, place: ""};
    let count = 0;
    for (const element of document.querySelectorAll("body *")) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
      if (!hasText || element.closest("caption, .skip, script")) continue;
      if (!element.checkVisibility({contentVisibilityAuto: true})) continue;
      count += 1;
      const lights = [channels(getComputedStyle(element).color), backdrop(element)]
        .map(luminance).sort((left, right) => right - left);
      const ratio = (lights[0] + 0.05) / (lights[1] + 0.05);
      if (ratio < lowest.ratio) {
        const parent = element.parentElement;
        lowest = {ratio, place: `${parent.tagName}.${parent.className} > ${element.tagName}.${element.className}`};
      }
    }
    return {...lowest, count};
"""
"""Returns the lowest contrast of a drawn text with what lies behind it, as WCAG 2.2 counts it."""

OVERFLOW = """
    const page = document.documentElement;
    const wide = [...document.querySelectorAll("body *")].filter((element) =>
      !element.closest(".heat") && element.getBoundingClientRect().right > innerWidth + 0.5
      && element.checkVisibility({contentVisibilityAuto: true}));
    return {
      scroll: page.scrollWidth, width: innerWidth,
      first: wide.length ? `${wide[0].tagName}.${wide[0].className}` : "",
    };
"""
"""Returns how wide the page is, and the first element that sticks out of it."""

STRUCTURE = """
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .map((heading) => Number(heading.tagName[1]));
    const unnamed = [...document.querySelectorAll("input, select, button")].filter(
      (control) => !(control.labels?.length || control.textContent.trim()));
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    return {
      jumps: headings.filter((level, index) => index > 0 && level > headings[index - 1] + 1).length,
      first: headings[0],
      landmarks: ["header", "main"].filter((name) => document.querySelectorAll(name).length === 1),
      unnamed: unnamed.length,
      duplicates: ids.length - new Set(ids).size,
      caption: document.querySelector("table caption")?.textContent ?? "",
      unscoped: document.querySelectorAll("th:not([scope])").length,
      language: document.documentElement.lang,
    };
"""
"""Returns what readers of the page that do not see it depend on."""
