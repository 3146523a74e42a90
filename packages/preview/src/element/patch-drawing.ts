/**
 * A drawing that differs from the one on the screen in a few lines: only those are replaced, so that a key typed into a large board costs what
 * it changes. The compiler writes each part of the board on a line of its own; where that does not hold, nothing is done, and the whole is drawn.
 */
import type { Drawing } from "./drawing.js";
import { readCell } from "./drawing.js";

const open = /^<g transform=/;

/** True if `drawing`, which was made from `before`, now shows `after`. */
export function patchDrawing(drawing: Drawing, before: string, after: string): boolean {
  const old = before.split("\n");
  const lines = after.split("\n");
  const board = drawing.overlay.parentElement;
  const first = old.findIndex((line) => open.test(line)) + 1;
  const last = old.indexOf("</g>", first);
  if (board === null || old.length !== lines.length || first === 0 || last < 0) return false;
  // The overlay is the last child.
  if (board.children.length !== last - first + 1) return false;
  const changed = lines.flatMap((line, i) => (line === old[i] ? [] : [i]));
  if (changed.some((i) => i < first || i >= last)) return false;
  const parts = partsOf(changed.map((i) => lines[i] ?? ""));
  if (parts === undefined || parts.length !== changed.length) return false;
  const places = changed.map((i) => board.children[i - first]);
  parts.forEach((part, i) => {
    places[i]?.replaceWith(part);
    const cell = readCell(part);
    if (cell !== undefined) drawing.cells.set(cell.name, cell);
  });
  return true;
}

function partsOf(lines: readonly string[]): readonly Element[] | undefined {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${lines.join("")}</svg>`;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return parsed.localName === "svg"
    ? [...parsed.children].map((each) => document.adoptNode(each))
    : undefined;
}
