/** The layer above the drawing: the cursor's cell, cells that are wrong, and the values that a cell can still have. */
import type { BoardCell, BoardMark } from "@ecp/lsp";
import type { PreviewState } from "../state.js";
import { svgElement } from "./dom.js";
import { type CellBox, type Drawing, sayCell } from "./drawing.js";

const severities = ["hint", "warning", "error"] as const;

/** The worst of what is said of each cell. */
export function worstMarks(marks: readonly BoardMark[]): ReadonlyMap<string, BoardMark["severity"]> {
  const worst = new Map<string, BoardMark["severity"]>();
  for (const { cells, severity } of marks)
    for (const cell of cells) {
      const before = worst.get(cell);
      if (before === undefined || severities.indexOf(severity) > severities.indexOf(before))
        worst.set(cell, severity);
    }
  return worst;
}

/** Values that each cell can still have; numbers in their order. */
export function valuesOf(state: PreviewState): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  const isNumber = (value: string): boolean => /^-?\d+$/.test(value);
  for (const { cell, values: found } of state.candidates?.candidates ?? []) {
    const sorted = found.every(isNumber) ? found.toSorted((a, b) => Number(a) - Number(b)) : found;
    values.set(cell, [...(values.get(cell) ?? []), ...sorted]);
  }
  return values;
}

/** Told in words and by shapes, not by colour alone. */
export function drawOverlay(drawing: Drawing, state: PreviewState, active: string | undefined): void {
  const { cells, overlay } = drawing;
  const marks = worstMarks(state.board?.marks ?? []);
  const values = state.answer === undefined ? valuesOf(state) : new Map<string, readonly string[]>();
  const given = values.size === 0 ? new Set<string>() : givenCells(state);
  const parts: SVGElement[] = [];
  for (const box of cells.values()) {
    const severity = marks.get(box.name);
    const possible = given.has(box.name) ? undefined : values.get(box.name);
    if (severity !== undefined) parts.push(...wrong(box, severity));
    if (possible !== undefined) parts.push(...small(box, possible));
    sayCell(box, [
      ...(severity === undefined ? [] : [severity]),
      ...(possible === undefined ? [] : [`can be ${possible.join(", ")}`]),
    ]);
    tabStop(box, box.name === active);
    if ((box.name === state.cursor) !== box.group.hasAttribute("aria-current")) {
      if (box.name === state.cursor) box.group.setAttribute("aria-current", "true");
      else box.group.removeAttribute("aria-current");
    }
  }
  const here = state.cursor === undefined ? undefined : cells.get(state.cursor);
  if (here !== undefined) parts.push(frame(here, "cursor", 2));
  overlay.replaceChildren(...parts);
}

/** One cell of the board is reached by Tab; the others by the arrow keys. */
export function tabStop({ group }: CellBox, stop: boolean): void {
  if (stop) group.setAttribute("tabindex", "0");
  else if (group.hasAttribute("tabindex")) group.removeAttribute("tabindex");
}

/** Cells that have a symbol in the map of a layer that is looked for. */
function givenCells({ board, candidates }: PreviewState): ReadonlySet<string> {
  const layers = new Set(candidates?.candidates.map(({ layer }) => layer));
  const isGiven = ({ places }: BoardCell): boolean =>
    places.some(({ map, symbol }) => symbol !== "." && layers.has(map));
  return new Set(board?.cells.filter(isGiven).map(({ name }) => name));
}

const frame = ({ name, x, y, size }: CellBox, kind: string, inset: number): SVGElement =>
  svgElement("rect", {
    class: kind,
    "data-of": name,
    x: String(x + inset),
    y: String(y + inset),
    width: String(size - 2 * inset),
    height: String(size - 2 * inset),
  });

function wrong(box: CellBox, severity: BoardMark["severity"]): SVGElement[] {
  const { x, y, size } = box;
  const flag = svgElement("path", {
    class: `flag ${severity}`,
    d: `M${x + size} ${y}h${-size / 3.2}l${size / 3.2} ${size / 3.2}z`,
  });
  return [frame(box, `mark ${severity}`, 1.5), flag];
}

/** In rows of three, or as many as there are room for. */
function small({ name, x, y, size }: CellBox, values: readonly string[]): SVGElement[] {
  const longest = Math.max(1, ...values.map((value) => value.length));
  const columns = Math.max(1, Math.min(values.length, longest > 2 ? 1 : values.length > 9 ? 4 : 3));
  const rows = Math.ceil(values.length / columns);
  const most = 16;
  if (values.length > most)
    return [text(`${values.length}`, "candidate many", x + size / 2, y + size / 2, size / 3.5)];
  const height = size / Math.max(rows, columns);
  const letter = Math.min(height * 0.8, (size / columns / longest) * 1.4, size / 3.4);
  return values.map((value, i) => {
    const at = text(
      value,
      "candidate",
      x + ((i % columns) + 0.5) * (size / columns),
      y + (Math.floor(i / columns) + 0.5) * (size / rows),
      letter,
    );
    at.setAttribute("data-of", name);
    return at;
  });
}

const text = (value: string, kind: string, x: number, y: number, size: number): SVGElement =>
  svgElement(
    "text",
    { class: kind, x: String(x), y: String(y + size * 0.35), "font-size": String(size) },
    value,
  );
