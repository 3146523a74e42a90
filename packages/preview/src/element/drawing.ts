/**
 * The board's SVG, as the compiler drew it, made into something that can be walked: each cell can have the focus, and has a name for those who
 * hear it. Only the drawing is replaced when the text changes; what lies above it is put on anew.
 */
import { svgElement } from "./dom.js";

export interface CellBox {
  readonly name: string;
  readonly group: SVGGElement;
  /** In the coordinates of the overlay. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What stands in the cell, for those who hear the drawing. */
  readonly says: string;
}

export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly cells: ReadonlyMap<string, CellBox>;
  /** Lies above the cells, and takes no clicks. */
  readonly overlay: SVGGElement;
}

export function readDrawing(text: string): Drawing | undefined {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const svg = document.importNode(parsed, true);
  if (!(svg instanceof SVGSVGElement)) return undefined;
  // An image hides its parts from those who hear it.
  svg.setAttribute("role", "group");
  svg.querySelector(":scope > title")?.remove();
  const cells = new Map<string, CellBox>();
  let board: Element | undefined;
  for (const group of svg.querySelectorAll("g[data-cell]")) {
    const name = group.getAttribute("data-cell");
    const box = group.querySelector("rect[pointer-events]");
    if (name === null || box === null || !(group instanceof SVGGElement)) continue;
    const title = group.querySelector("title");
    const says = title?.textContent ?? name;
    // A tooltip for each cell is in the way of a person who only clicks; the name is said all the same.
    title?.remove();
    group.setAttribute("role", "button");
    group.setAttribute("aria-label", says);
    group.setAttribute("tabindex", "-1");
    board = group.parentElement ?? board;
    cells.set(name, {
      name,
      group,
      x: Number(box.getAttribute("x")),
      y: Number(box.getAttribute("y")),
      size: Number(box.getAttribute("width")),
      says,
    });
  }
  const overlay = svgElement("g", { class: "overlay", "pointer-events": "none", "aria-hidden": "true" });
  (board ?? svg).append(overlay);
  return { svg, cells, overlay };
}
