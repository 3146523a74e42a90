/**
 * The board's SVG, as the compiler drew it, made into something that can be walked: each cell can have the focus, and has a name for those who
 * hear it. Only the drawing is replaced when the text changes; what lies above it is put on anew.
 */
import { type CellPlan, makeCellPlan } from "./cell-plan.js";
import { type CellShape, cornersOf, makeCellShape, outlinePath } from "./cell-shape.js";
import { svgElement } from "./dom.js";

/** In the coordinates of the overlay. */
export interface CellBox extends CellShape {
  readonly group: SVGGElement;
}

export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly cells: Map<string, CellBox>;
  /** Lies above the cells, and takes no clicks. */
  readonly overlay: SVGGElement;
  /** How the cells lie; they stay where they are while the drawing is. */
  readonly plan: CellPlan;
}

/** Touches each cell as little as can be: a board of 30 x 30 is redrawn with every key. */
export function readDrawing(text: string): Drawing | undefined {
  const svg = document.adoptNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
  if (!(svg instanceof SVGSVGElement)) return undefined;
  // An image hides its parts from those who hear it.
  svg.setAttribute("role", "group");
  svg.querySelector(":scope > title")?.remove();
  // Small boards are drawn larger, so that cells are easy to hit.
  const width = Number(svg.getAttribute("width"));
  svg.style.width = `${Math.round(width * Math.min(1.6, Math.max(1, 480 / Math.max(1, width))))}px`;
  const cells = new Map<string, CellBox>();
  let board: Element | undefined;
  for (const group of svg.querySelectorAll<SVGGElement>("g[data-cell]")) {
    const cell = readCell(group);
    if (cell === undefined) continue;
    board ??= group.parentElement ?? undefined;
    cells.set(cell.name, cell);
  }
  const overlay = svgElement("g", { class: "overlay", "pointer-events": "none", "aria-hidden": "true" });
  (board ?? svg).append(overlay);
  return { svg, cells, overlay, plan: makeCellPlan(cells) };
}

/** A part of the board, if it is a cell; it can be pressed from now on. */
export function readCell(group: Element): CellBox | undefined {
  const name = group.getAttribute("data-cell");
  const shape = group.querySelector("[pointer-events]");
  if (name === null || shape === null || !(group instanceof SVGGElement)) return undefined;
  group.setAttribute("role", "button");
  return { ...makeCellShape(name, cornersOf(shape)), group };
}

/** The text printed in a cell. */
export const printedIn = ({ group }: CellBox): readonly Element[] => [
  ...group.querySelectorAll(":is(text, path, circle):not([pointer-events])"),
];

/** Whether something stands in the cell. */
export const isPrinted = (box: CellBox | undefined): boolean =>
  box !== undefined && printedIn(box).length > 0;

/** Something that is drawn over a cell, in its form. */
export const overCell = (
  cell: CellShape,
  kind: string,
  inset = 0,
  radius = 0,
  more: Readonly<Record<string, string>> = {},
): SVGElement =>
  svgElement("path", {
    class: kind,
    "data-of": cell.name,
    d: outlinePath(cell, inset, radius),
    ...more,
  });

/** The description of the cell for screen readers: its title, and the text of `more` for it. */
export function sayCell({ name, group }: CellBox, more: readonly string[]): void {
  if (more.length === 0) {
    if (group.hasAttribute("aria-label")) group.removeAttribute("aria-label");
    return;
  }
  const title = group.querySelector("title")?.textContent ?? name;
  group.setAttribute("aria-label", [title, ...more].join("; "));
}
