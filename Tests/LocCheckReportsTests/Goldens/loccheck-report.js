"use strict";
(() => {
  const form = document.getElementById("filters");
  if (!form) return;
  const search = document.getElementById("filter-text");
  const locale = document.getElementById("filter-locale");
  const count = document.getElementById("filter-count");
  const boxes = [...form.querySelectorAll('[name="status"]')];
  const groups = [...document.querySelectorAll(".suite, .scenario")];
  const cases = [...document.querySelectorAll(".case")].map((element) => ({
    element,
    status: element.dataset.status,
    locale: element.dataset.locale,
    scenario: element.closest(".scenario"),
    suite: element.closest(".suite"),
    text: null,
  }));
  const initiallyOpen = new Set(groups.filter((group) => group.open));
  let wasFiltering = false;

  // What a reader may look for: the names above a check count as its own.
  const textOf = (item) => {
    if (item.text === null) {
      const names = [item.suite, item.scenario].map(
        (group) => group.querySelector("summary h3, summary h4").textContent);
      item.text = [...names, item.element.textContent].join(" ").normalize("NFC").toLowerCase();
    }
    return item.text;
  };

  const update = () => {
    const words = search.value.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
    const statuses = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    const isFiltering = words.length > 0 || statuses.size > 0 || locale.value !== "";
    const filled = new Set();
    let shown = 0;
    for (const item of cases) {
      const matches =
        (statuses.size === 0 || statuses.has(item.status)) &&
        (locale.value === "" || locale.value === item.locale) &&
        (words.length === 0 || words.every((word) => textOf(item).includes(word)));
      item.element.hidden = !matches;
      if (matches) {
        shown += 1;
        filled.add(item.scenario).add(item.suite);
      }
    }
    for (const group of groups) {
      group.hidden = isFiltering && !filled.has(group);
      if (isFiltering && filled.has(group)) group.open = true;
      if (!isFiltering && wasFiltering) group.open = initiallyOpen.has(group);
    }
    for (const rest of document.querySelectorAll(".rest")) rest.hidden = isFiltering;
    wasFiltering = isFiltering;
    count.textContent = isFiltering
      ? `${shown} of ${cases.length} listed checks shown`
      : `All ${cases.length} listed checks shown`;
  };

  let pending;
  search.addEventListener("input", () => {
    clearTimeout(pending);
    pending = setTimeout(update, 120);
  });
  form.addEventListener("change", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(update));
  const setOpen = (isOpen) => groups.forEach((group) => { group.open = isOpen; });
  document.getElementById("open-all").addEventListener("click", () => setOpen(true));
  document.getElementById("close-all").addEventListener("click", () => setOpen(false));

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest("input[type=search], select, textarea");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && event.target === search && search.value) {
      search.value = "";
      update();
    }
  });

  // A link into the list must not lead to what a filter or a closed group hides.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !target.closest(".suite")) return;
    if (target.closest("[hidden]")) form.reset();
    setTimeout(() => {
      for (let group = target.closest("details"); group; ) {
        group.open = true;
        group = group.parentElement.closest("details");
      }
      target.scrollIntoView();
    });
  };
  addEventListener("hashchange", reveal);

  form.hidden = false;
  update();
  if (location.hash) reveal();
})();
