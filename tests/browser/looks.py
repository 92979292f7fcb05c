"""What is asked of every page: axe, room for fingers, and the language of the player."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TARGET = 44  # px; no target for a finger is smaller
# Names, keys, and what is typed or named in the middle of a sentence: the same in all languages. What stands
# alone is marked in the page: as code, as a key, by its language or as not to be translated.
SAME = re.compile(
    r"(?<![A-Za-z])(Kobako|Ann|Bob|Cleo|Page Up|Page Down|Home|End|kobako verify|rules 7"
    r"|HTTPS|localhost|Chrome|Linux|Windows|Android)(?![A-Za-z])"
)
WORD = re.compile(r"[A-Za-z]{3,}")

# Playwright evaluates past the page's policy, so the page itself stays as it is. What a dialog makes inert
# was looked at without the dialog.
RUN_AXE = """
async (only) => {
  const options = { resultTypes: ["violations"], ...(only && { runOnly: only }) };
  const root = document.querySelector("dialog:modal") ?? document;
  return (await axe.run(root, options)).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} - ${failureSummary}`));
}
"""

# Colours glide. A motion begins with a frame, which may come late, and one may follow another.
TO_REST = """
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().filter(({ playState }) => playState !== "finished");
  do {
    await frame();
    await frame();
    moving().forEach((motion) => motion.finish());
  } while (moving().length || !matchMedia("(prefers-color-scheme: dark)").matches);
}
"""

# What can be pressed, with the size of what reacts: its label too, and what it adds around itself unseen.
# While a dialog is open, all else is out of reach.
TARGETS = """
() => {
  const reach = (each, size, first, second) => {
    const more = getComputedStyle(each, "::after");
    if (more.position !== "absolute") return size;
    if (getComputedStyle(each).position === "static") return Math.max(size, parseFloat(more[first]) || 0);
    return size + Math.max(0, -parseFloat(more[second[0]]) - parseFloat(more[second[1]]) || 0);
  };
  const root = [...document.querySelectorAll("dialog[open], [role=dialog]")].at(-1) ?? document;
  const all = root.querySelectorAll("a[href], button, input, select, textarea, summary, [role=tab]");
  const shown = [...all].filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !each.closest(".unseen"));
  return shown.map((each) => {
    const box = (each.closest("label") ?? each).getBoundingClientRect();
    const name = each.getAttribute("aria-label") ?? each.innerText ?? each.id;
    const width = reach(each, box.width, "width", ["left", "right"]);
    const height = reach(each, box.height, "height", ["top", "bottom"]);
    const shortened = `${each.tagName} .${each.className} ${name.trim().slice(0, 60)}`;
    return [shortened, width, height];
  });
}
"""

# What is wider than its place, on the page and in everything that scrolls. Quick phrases may be one long row.
WIDE = """
() => [...document.querySelectorAll("html, body, body *:not(.phrases)")].filter((each) => {
  const scrolls = each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowX);
  return scrolls && each.scrollWidth > each.clientWidth + 1;
}).map((each) => `${each.tagName} .${each.className}: ${each.scrollWidth} > ${each.clientWidth}`)
"""

# Parts of the question bar that something covers, or that are outside of the window. A dialog may cover it.
COVERED = """
() => [...document.querySelectorAll(".foot button, .foot .question-ask")].flatMap((each) => {
  if (document.querySelector("dialog[open]")) return [];
  each.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = each.getBoundingClientRect();
  if (!width || each.disabled) return [];
  const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]].map(([a, b]) => [x + a * width, y + b * height]);
  const hidden = points.filter(([a, b]) => !each.contains(document.elementFromPoint(a, b)));
  return hidden.map(([a, b]) => `${each.className} ${each.innerText} at ${a},${b}`);
})
"""

# What stands on the plates and signs of the table, and is larger than these.
CUT = """
() => [...document.querySelectorAll(".luz-plate-in > *, .luz-sign > *")].filter((each) => {
  const [inner, outer] = [each, each.parentElement].map((one) => one.getBoundingClientRect());
  return inner.width && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1
    || inner.left < outer.left - 1 || inner.right > outer.right + 1);
}).map((each) => `${each.className} ${each.innerText} on ${each.parentElement.innerText}`)
"""

# All that is read or heard on the page, each text once.
TEXTS = """
() => {
  const texts = new Set([document.title]);
  const skipped = "script, noscript, style, code, kbd, pre, body [lang], [translate=no]";
  for (const each of document.querySelectorAll("body, body *")) {
    if (each.closest(skipped)) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      if (each.hasAttribute(name)) texts.add(each.getAttribute(name));
    for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.add(node.data);
  }
  return [...texts];
}
"""


# What is laid out by its size is laid out anew with the next picture.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def violations(page: Page, *only: str) -> list[str]:
    """What axe finds, by all its rules or only by some."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, list(only) or None)
    return found


def turn_dark(page: Page) -> None:
    """Night falls."""
    page.emulate_media(color_scheme="dark")
    page.evaluate(TO_REST)


def drawn(page: Page) -> None:
    """Everything has its place."""
    page.evaluate(DRAWN)


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger."""
    targets: list[Any] = page.evaluate(TARGETS)
    assert targets
    return [
        f"{name}: {width} by {height}"
        for name, width, height in targets
        if min(round(width), round(height)) < TARGET
    ]


def too_wide(page: Page) -> list[str]:
    """What would have to be scrolled sideways."""
    found: list[str] = page.evaluate(WIDE)
    return found


def covered(page: Page) -> list[str]:
    """What lies over the question bar."""
    found: list[str] = page.evaluate(COVERED)
    return found


def cut_off(page: Page) -> list[str]:
    """What is not seen because its place on the table is too small."""
    found: list[str] = page.evaluate(CUT)
    return found


def english_in(page: Page) -> list[str]:
    """What is read or heard and has a word in Latin letters that is not the same in all languages."""
    left = (re.sub(SAME, "", text) for text in page.evaluate(TEXTS))
    return [text for text in left if WORD.search(text)]
