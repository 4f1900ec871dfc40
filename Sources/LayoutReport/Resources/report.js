"use strict";
(() => {
  const run = JSON.parse(document.getElementById("run").textContent);
  const app = document.getElementById("app");
  const ranks = { error: 3, warning: 2, "needs-review": 1, info: 0 };
  const words = { error: "error", warning: "warning", "needs-review": "to review", info: "note", clean: "nothing found" };
  const plurals = { error: "errors", warning: "warnings", "needs-review": "to review", info: "notes" };
  const filter = { severity: null, code: "", device: "", text: "" };
  const shown = { findings: true, frames: false, ids: false, safe: false, content: false };
  let leaveCell = null;

  // Elements. Text is always set as text; nothing of a document is ever parsed as markup.
  function make(name, attributes, ...children) {
    const svg = ["svg", "path", "rect", "circle", "text", "g", "title"].includes(name) && name !== "title";
    const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (value === null || value === undefined || value === false) continue;
      if (key === "vars") for (const [name, number] of Object.entries(value)) element.style.setProperty(name, number);
      else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value === true ? "" : value);
    }
    for (const child of children.flat(3)) {
      if (child !== null && child !== undefined && child !== false) element.append(child);
    }
    return element;
  }

  const rank = (worst) => (worst === null ? -1 : ranks[worst]);
  const worstOf = (screen) => screen.cells.reduce((a, cell) => (rank(cell.worst) > rank(a) ? cell.worst : a), null);
  const configuration = (cell) => run.configurations[cell.configuration];
  const number = (value) => String(Math.round(value * 100) / 100);
  const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;
  const shortPath = (path) => {
    const parts = path.split("/");
    const tail = parts.slice(-2).map((part) => (part.length > 27 ? "…" + part.slice(-26) : part)).join("/");
    return parts.length > 2 ? "…/" + tail : tail;
  };
  const link = (...parts) => "#" + parts.map(encodeURIComponent).join("/");

  function dot(worst) {
    const kind = worst || "clean";
    const shapes = {
      error: ["circle", { cx: 8, cy: 8, r: 8 }, "M5 5l6 6M11 5l-6 6"],
      warning: ["path", { d: "M8 .8L16 15.2H0z" }, "M8 6v4M8 12.6v.1"],
      "needs-review": ["path", { d: "M8 0l8 8-8 8-8-8z" }, "M6.2 6.3a1.9 1.9 0 1 1 2.6 1.8q-.8.4-.8 1.2M8 11.8v.1"],
      info: ["circle", { cx: 8, cy: 8, r: 6 }, "M8 8v3M8 5v.1"],
      clean: ["circle", { cx: 8, cy: 8, r: 8 }, "M4.5 8.3l2.4 2.4 4.6-5"],
    };
    const [name, attributes, cut] = shapes[kind];
    return make("svg", { class: "dot " + kind, viewBox: "0 0 16 16", role: "img", "aria-label": words[kind] },
      make(name, attributes), make("path", { class: "cut", d: cut }));
  }

  // Pictures are decoded when they come near the window.
  const nearby = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      nearby.unobserve(entry.target);
      const data = document.getElementById("picture-" + entry.target.dataset.picture);
      if (data) entry.target.src = "data:image/png;base64," + data.textContent;
    }
  }, { rootMargin: "400px" });

  function phone(cell, scale, overlay, label) {
    const it = configuration(cell);
    const rim = Math.max(2, 10 * scale);
    const corner = Math.max(it.corner, 6) * scale;
    let inside;
    if (cell.picture === null) {
      inside = make("span", { class: "none" }, cell.views ? "no picture taken" : "not laid out");
    } else {
      inside = make("img", { alt: label || "", width: Math.round(it.w * scale), height: Math.round(it.h * scale), "data-picture": cell.picture });
      nearby.observe(inside);
    }
    return make("span", { class: "phone", vars: { "--rim": rim + "px", "--outer": corner + rim + "px" } },
      make("span", { class: "screen", vars: { "--w": it.w * scale + "px", "--h": it.h * scale + "px", "--inner": corner + "px" } }, inside, overlay || null));
  }

  function layer(cell, free) {
    const it = configuration(cell);
    return make("svg", { class: "over" + (free ? " free" : ""), viewBox: `0 0 ${it.w} ${it.h}`, "aria-hidden": "true" });
  }
  function box(at, kind) {
    return make("rect", { class: kind, x: at[0], y: at[1], width: Math.max(at[2], 1), height: Math.max(at[3], 1), rx: 2 });
  }
  function hits(screen, cell, only) {
    const over = layer(cell);
    if (!cell.views) return over;
    const marks = cell.findings.map((index) => screen.findings[index]).filter((it) => it.severity !== "info" && (!only || it === only));
    for (const it of marks.reverse()) {
      const view = cell.views.find((view) => view.id === it.object);
      if (view && !view.hidden) over.append(box(view.at, "hit " + it.severity));
    }
    return over;
  }

  // Overview.
  function matches(screen) {
    const text = filter.text.trim().toLowerCase();
    if (text && !`${screen.name} ${screen.document} ${screen.class} ${screen.id}`.toLowerCase().includes(text)) return false;
    if (!filter.severity && !filter.code && !filter.device) return true;
    return screen.cells.some((cell) => {
      if (filter.device && configuration(cell).device !== filter.device) return false;
      if (!filter.severity && !filter.code) return true;
      return cell.findings.some((index) => {
        const it = screen.findings[index];
        return (!filter.severity || it.severity === filter.severity) && (!filter.code || it.code === filter.code);
      });
    });
  }

  function tile(screen) {
    const seen = screen.cells.filter((cell) => !filter.device || configuration(cell).device === filter.device);
    const best = seen.reduce((a, cell) => {
      const gain = rank(cell.worst) - rank(a.worst);
      return gain > 0 || (gain === 0 && a.picture === null && cell.picture !== null) ? cell : a;
    }, seen[0]);
    const worst = worstOf(screen);
    const counts = Object.keys(ranks).map((kind) => [kind, screen.findings.filter((it) => it.severity === kind).length]).filter(([, n]) => n);
    let stage = null;
    if (best) {
      const it = configuration(best);
      const scale = Math.min(272 / it.h, 208 / it.w);
      stage = phone(best, scale, hits(screen, best));
    }
    return make("li", {}, make("a", { class: "tile", href: link(screen.slug) },
      make("span", { class: "stage" }, stage),
      make("span", { class: "about" },
        make("span", { class: "name" }, dot(worst), make("span", {}, screen.name)),
        make("span", { class: "from", title: screen.document }, shortPath(screen.document)),
        make("span", { class: "small" }, counts.length ? counts.map(([kind, n]) => counted(n, words[kind], plurals[kind])).join(", ") : "nothing found"),
        make("span", { class: "strip", "aria-hidden": "true" }, screen.cells.map((cell) => dot(cell.worst))))));
  }

  function overview() {
    const wall = make("ul", { class: "wall" });
    const state = make("p", { class: "unseen", role: "status" });
    const screens = run.screens.map((screen, index) => [screen, index])
      .sort((a, b) => rank(worstOf(b[0])) - rank(worstOf(a[0])) || weight(b[0]) - weight(a[0]) || a[1] - b[1]).map(([screen]) => screen);
    function weight(screen) {
      return screen.findings.filter((it) => it.severity !== "info").length;
    }
    function fill() {
      const found = screens.filter(matches);
      wall.replaceChildren(...found.map(tile));
      if (!found.length) wall.replaceChildren(make("li", { class: "empty" }, screens.length ? "No screen fits these filters." : "No screens were laid out."));
      state.textContent = counted(found.length, "screen", "screens");
    }
    const chips = Object.keys(ranks).filter((kind) => run.counts[kind]).map((kind) =>
      make("button", { class: "chip", type: "button", "aria-pressed": String(filter.severity === kind), onclick: (event) => {
        filter.severity = filter.severity === kind ? null : kind;
        for (const other of event.currentTarget.parentElement.querySelectorAll("button.chip")) other.setAttribute("aria-pressed", "false");
        event.currentTarget.setAttribute("aria-pressed", String(filter.severity === kind));
        fill();
      } }, dot(kind), make("b", {}, String(run.counts[kind])), run.counts[kind] === 1 ? words[kind] : plurals[kind]));
    const choose = (label, key, options) => options.length < 2 && key === "device" ? null :
      make("select", { class: "chip", "aria-label": label, onchange: (event) => { filter[key] = event.target.value; fill(); } },
        make("option", { value: "" }, label), options.map((it) => make("option", { value: it, selected: filter[key] === it }, it)));
    const codes = Object.keys(run.codes);
    fill();
    const general = run.documents.flatMap((it) => it.findings);
    return [
      make("h1", { tabindex: "-1" }, run.headline),
      make("p", { class: "lead" }, run.work),
      run.screens.length > 0 && make("div", { class: "filters", role: "group", "aria-label": "Filters" }, chips,
        codes.length > 1 && choose("Every finding", "code", codes),
        choose("Every device", "device", [...new Set(run.configurations.map((it) => it.device))]),
        run.screens.length > 3 && make("input", { class: "chip", type: "search", placeholder: "Find a screen", "aria-label": "Find a screen", value: filter.text, oninput: (event) => { filter.text = event.target.value; fill(); } })),
      state,
      make("section", { "aria-label": "Screens, worst first" }, wall),
      general.length > 0 && make("section", {}, make("h2", {}, "About documents"), make("ul", {}, general.map((it) => make("li", {}, findingCard(null, it))))),
      asides("Could not be read", run.unreadable), asides("Skipped", run.skipped),
    ];
  }
  function asides(title, list) {
    return list.length > 0 && make("section", {}, make("h2", {}, title), make("ul", { class: "asides" }, list.map((it) => make("li", {}, it))));
  }

  // A finding.
  function findingCard(screen, it, target, isAlone) {
    const code = run.codes[it.code];
    const all = screen ? screen.cells.length : 0;
    const on = screen && screen.cells.filter((cell) => it.configurations.includes(configuration(cell).id));
    return make("article", { class: `finding ${it.severity}${target ? " target" : ""}`, id: target ? "target" : null },
      make("p", { class: "tag" }, dot(it.severity), make("span", {}, it.code), all > 1 && make("span", { class: "small" }, on.length === all ? `on all ${all} configurations` : `on ${on.length} of ${all} configurations`)),
      make("h3", {}, it.sentence),
      it.details.length > 0 && make("ul", { class: "numbers" }, it.details.map((line) => make("li", {}, line))),
      it.notes.map((note) => make("p", { class: "note" }, note)),
      make("p", { class: "where" }, make("code", {}, it.place), ` · ${it.name}`, it.class ? ` · ${it.class}` : ""),
      it.path.length > 1 && make("p", { class: "where" }, it.path.join(" › ")),
      on && on.length > 0 && !isAlone && make("p", { class: "on" }, on.map((cell) => make("a", { href: link(screen.slug, configuration(cell).id, it.code + ":" + it.object) }, configuration(cell).title))),
      code && make("details", { class: "more" }, make("summary", {}, "What this means"), make("dl", {},
        make("dt", {}, "Meaning"), make("dd", {}, code.title), make("dt", {}, "Reported when"), make("dd", {}, code.condition), make("dt", {}, "Usual fix"), make("dd", {}, code.fix))));
  }

  // A screen.
  function screenPage(screen) {
    const narrow = window.innerWidth < 640;
    const columns = [...new Set(screen.cells.map((cell) => column(configuration(cell))))];
    const rows = [...new Set(screen.cells.map((cell) => configuration(cell).device))];
    function column(it) {
      return (it.landscape ? "Landscape" : "Portrait") + (it.text !== "L" ? `, text ${it.text}` : "") + (it.dark ? ", dark" : "");
    }
    const isClean = screen.findings.length === 0;
    const scale = narrow ? 0.19 : columns.length > 2 ? 0.2 : isClean ? 0.36 : 0.27;
    const table = make("table", { class: "matrix" }, make("caption", { class: "unseen" }, "Devices and orientations"),
      make("thead", {}, make("tr", {}, make("td", {}), columns.map((it) => make("th", { scope: "col" }, it)))),
      make("tbody", {}, rows.map((device) => make("tr", {}, make("th", { scope: "row" }, device), columns.map((name) => {
        const cell = screen.cells.find((it) => configuration(it).device === device && column(configuration(it)) === name);
        if (!cell) return make("td", {});
        const kind = cell.worst || "clean";
        const [count, notes] = [true, false].map((isFault) => cell.findings.filter((index) => (screen.findings[index].severity !== "info") === isFault).length);
        return make("td", {}, make("a", { class: "cell " + kind, href: link(screen.slug, configuration(cell).id), "data-configuration": configuration(cell).id },
          phone(cell, scale, hits(screen, cell)),
          make("span", { class: "verdict" }, dot(cell.worst), count ? counted(count, "finding", "findings") : notes ? counted(notes, "note", "notes") : "clean"),
          make("span", { class: "unseen" }, configuration(cell).title)));
      })))));
    const light = (it, on) => {
      for (const cell of table.querySelectorAll("a.cell")) cell.classList.toggle("lit", on && it.configurations.includes(cell.dataset.configuration));
    };
    return [
      make("h1", { tabindex: "-1" }, screen.name),
      make("p", { class: "lead" }, `${screen.class} · `, make("code", {}, `${screen.document}${screen.line ? ":" + screen.line : ""}`), ` · ${screen.id}`),
      make("div", { class: "split" + (isClean ? " alone" : "") },
        make("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Matrix" }, table),
        make("section", { "aria-label": "Findings" },
          screen.findings.length ? make("ul", {}, screen.findings.map((it) => make("li", { onmouseenter: () => light(it, true), onmouseleave: () => light(it, false), onfocusin: () => light(it, true), onfocusout: () => light(it, false) }, findingCard(screen, it))))
            : make("p", { class: "empty" }, "Nothing found on any configuration."))),
    ];
  }

  // A cell: the picture at true size.
  function cellPage(screen, cell, target) {
    const it = configuration(cell);
    const position = screen.cells.indexOf(cell);
    const findings = cell.findings.map((index) => screen.findings[index]);
    const chosen = findings.find((finding) => target === finding.code + ":" + finding.object);
    const overlay = make("span", {});
    const facts = make("dl", { class: "facts", "aria-live": "polite" });
    let picked = null;
    function draw() {
      const layers = [];
      const views = cell.views || [];
      if (shown.safe && cell.safe) {
        const [top, left, bottom, right] = cell.safe;
        const over = layer(cell);
        over.append(make("path", { class: "safe", "fill-rule": "evenodd", d: `M0 0H${it.w}V${it.h}H0z M${left} ${top}V${it.h - bottom}H${it.w - right}V${top}z` }));
        layers.push(over);
      }
      if (shown.content) {
        const over = layer(cell);
        for (const view of views) {
          if (!view.scroll || view.hidden) continue;
          const [w, h] = view.scroll.content, [dx, dy] = view.scroll.offset;
          over.append(box([view.at[0] - dx, view.at[1] - dy, w === null ? view.at[2] : w, h === null ? view.at[3] : h], "extent"));
        }
        layers.push(over);
      }
      if (shown.frames || shown.ids) {
        const over = layer(cell);
        for (const view of views) {
          if (view.hidden) continue;
          if (shown.frames) over.append(box(view.at, "frame" + (view.role === "control" ? " control" : "")));
          if (shown.ids && view.id) over.append(make("text", { x: Math.max(view.at[0], 0) + 3, y: Math.max(view.at[1], 0) + 10 }, view.id));
        }
        layers.push(over);
      }
      if (shown.findings) layers.push(hits(screen, cell, chosen));
      if (picked !== null) {
        const over = layer(cell);
        over.append(box(views[picked].at, "picked"));
        layers.push(over);
      }
      overlay.replaceChildren(...layers);
    }
    function pick(index, button, tree) {
      picked = picked === index ? null : index;
      for (const other of tree.querySelectorAll("button")) other.setAttribute("aria-pressed", "false");
      if (picked !== null) button.setAttribute("aria-pressed", "true");
      const view = picked === null ? null : cell.views[picked];
      const rows = !view ? [] : [["Class", view.class + (view.standIn ? " (a placeholder stands for it)" : "")], ["In its superview", frame(view.frame)], ["In the window", frame(view.at)], ["Line", view.line]];
      if (view && view.scroll) {
        rows.push(["Content", view.scroll.content.map((n) => (n === null ? "undecided" : number(n))).join(" × ") + " pt"]);
        rows.push(["Scrolls by", view.scroll.travel.map((n) => (n === null ? "undecided" : number(n))).join(" across, ") + " down"]);
      }
      facts.replaceChildren(...rows.filter((row) => row[1]).flatMap(([name, value]) => [make("dt", {}, name), make("dd", { class: "mono" }, String(value))]));
      draw();
    }
    const frame = (f) => `x ${number(f[0])}, y ${number(f[1])}, ${number(f[2])} × ${number(f[3])} pt`;
    const toggle = (key, label) => make("label", { class: "switch" }, make("input", { type: "checkbox", checked: shown[key], onchange: (event) => { shown[key] = event.target.checked; draw(); } }), label);
    const depth = (index) => { let n = 0; for (let at = cell.views[index].parent; at !== null && n < 40; at = cell.views[at].parent) n += 1; return n; };
    const tree = make("ul", { class: "tree", "aria-label": "Views" });
    (cell.views || []).forEach((view, index) => {
      tree.append(make("li", {}, make("button", { type: "button", "aria-pressed": "false", class: view.hidden ? "gone" : null, vars: { "padding-left": 8 + Math.min(depth(index), 14) * 14 + "px" }, onclick: (event) => pick(index, event.currentTarget, tree) },
        make("span", {}, view.title ? `${view.kind} “${view.title.slice(0, 40)}”` : view.kind), make("span", { class: "id" }, view.id || "", view.hidden ? " hidden" : ""))));
    });
    draw();
    const go = (step) => { const next = screen.cells[(position + step + screen.cells.length) % screen.cells.length]; location.hash = link(screen.slug, configuration(next).id); };
    const keys = (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
      if (event.target.closest && event.target.closest(".bench") && event.key.startsWith("Arrow")) return;
      if (event.key === "ArrowRight") go(1);
      else if (event.key === "ArrowLeft") go(-1);
      else if (event.key === "Escape") location.hash = link(screen.slug);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", keys);
    leaveCell = () => document.removeEventListener("keydown", keys);
    return [
      make("h1", { tabindex: "-1" }, screen.name),
      make("p", { class: "lead" }, `${it.title} · ${number(it.w)} × ${number(it.h)} pt at ${number(it.scale)}x`),
      make("nav", { class: "tools", "aria-label": "Configurations" }, screen.cells.map((other) => make("a", { class: "chip", href: link(screen.slug, configuration(other).id), "aria-current": other === cell ? "page" : null }, dot(other.worst), configuration(other).title))),
      make("div", { class: "split" },
        make("div", {},
          make("div", { class: "tools", role: "group", "aria-label": "Drawn over the picture" }, toggle("findings", "Findings"), toggle("frames", "Frames"), toggle("ids", "Ids"), toggle("safe", "Unsafe strips"), toggle("content", "Scroll content")),
          make("div", { class: "bench", tabindex: "0", role: "region", "aria-label": "Picture at true size" }, phone(cell, 1, overlay, `${screen.name} on ${it.title}`))),
        make("div", {},
          make("section", { "aria-label": "Findings here" }, findings.length ? make("ul", {}, findings.map((finding) => make("li", {}, findingCard(screen, finding, finding === chosen, true)))) : make("p", { class: "empty" }, "Nothing found here.")),
          cell.views && make("section", {}, make("h2", {}, "Views"), tree, facts),
          make("p", { class: "keys" }, make("kbd", {}, "←"), " ", make("kbd", {}, "→"), " other configurations, ", make("kbd", {}, "Esc"), " back to the screen"))),
    ];
  }

  function theme() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    return make("button", { class: "round", type: "button", "aria-label": "Light or dark", title: "Light or dark", onclick: () => {
      const now = document.documentElement.dataset.theme || (dark.matches ? "dark" : "light");
      document.documentElement.dataset.theme = now === "dark" ? "light" : "dark";
    } }, make("svg", { width: 20, height: 20, viewBox: "0 0 20 20", "aria-hidden": "true" },
      make("circle", { cx: 10, cy: 10, r: 7.25, fill: "none", stroke: "currentColor", "stroke-width": 1.5 }), make("path", { d: "M10 2.75a7.25 7.25 0 0 1 0 14.5z", fill: "currentColor" })));
  }
  function mark() {
    return make("svg", { width: 22, height: 26, viewBox: "0 0 22 26", "aria-hidden": "true" },
      make("rect", { x: 1, y: 1, width: 20, height: 24, rx: 5, fill: "none", stroke: "currentColor", "stroke-width": 2 }),
      make("path", { d: "M6 7h10M6 11h7", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", fill: "none" }),
      make("path", { d: "M5 21q6-7 12 0", stroke: "#d6202c", "stroke-width": 2.4, "stroke-linecap": "round", fill: "none" }));
  }

  function show(moved) {
    if (leaveCell) leaveCell();
    leaveCell = null;
    const [slug, id, target] = location.hash.slice(1).split("/").map((part) => { try { return decodeURIComponent(part); } catch { return part; } });
    const screen = run.screens.find((it) => it.slug === slug);
    const cell = screen && id ? screen.cells.find((it) => configuration(it).id === id) : null;
    const content = cell ? cellPage(screen, cell, target) : screen ? screenPage(screen) : overview();
    const crumbs = [];
    if (screen) crumbs.push(make("span", { "aria-hidden": "true" }, "/"), cell ? make("a", { href: link(screen.slug) }, screen.name) : make("span", { "aria-current": "page" }, screen.name));
    if (cell) crumbs.push(make("span", { "aria-hidden": "true" }, "/"), make("span", { "aria-current": "page" }, configuration(cell).title));
    app.replaceChildren(
      make("header", { class: "bar" }, make("a", { class: "mark", href: "#", "aria-label": "Overscroll, all screens" }, mark(), make("span", {}, "Overscroll")),
        make("nav", { class: "crumbs", "aria-label": "Where you are" }, crumbs), make("span", { class: "space" }), theme()),
      make("main", { id: "main" }, content.filter(Boolean),
        make("p", { class: "foot" }, `Overscroll ${run.version} · text is measured with tables of the system font and drawn with a stand-in for it`)));
    document.title = (screen ? screen.name + ": " : "") + run.headline + " · Overscroll";
    if (!moved) return;
    window.scrollTo(0, 0);
    const heading = app.querySelector("h1");
    if (heading) heading.focus({ preventScroll: true });
    const current = app.querySelector("nav.tools [aria-current]");
    if (current) current.parentElement.scrollLeft = current.offsetLeft - 40;
    const chosen = document.getElementById("target");
    if (chosen) chosen.scrollIntoView({ block: "nearest" });
  }
  window.addEventListener("hashchange", () => show(true));
  show(location.hash.length > 1);
})();
