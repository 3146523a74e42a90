/** The places of cells in a drawing, in its units: squares as they are numbered, or as the sheet of the board says. */
import { distanceToRings } from "../../tiling/places/plane.js";
import type { BoardScene, Point } from "../scene.js";
import { CELL, round } from "./svg-text.js";

const HALF = CELL / 2;

export const sceneWidth = ({ sheet, columns }: BoardScene): number =>
  sheet === undefined ? columns * CELL : Math.ceil(sheet.width * HALF);

export const sceneHeight = ({ sheet, rows }: BoardScene): number =>
  sheet === undefined ? rows * CELL : Math.ceil(sheet.height * HALF);

/** In half cells. */
export const sceneCentre = ({ sheet, columns }: BoardScene, index: number): Point =>
  sheet?.centres[index] ?? [2 * Math.floor(index / columns) + 1, 2 * (index % columns) + 1];

/** The upper left corner of the square round the centre. */
export function cornerOf(scene: BoardScene, index: number): { readonly x: number; readonly y: number } {
  const [row, column] = sceneCentre(scene, index);
  return { x: round((column - 1) * HALF), y: round((row - 1) * HALF) };
}

/** A cell as a shape with some attributes, `inset` smaller all round. */
export function cellShape(scene: BoardScene, index: number, attributes: string, inset = 0): string {
  const { element, measures } = shapeOf(scene, index, inset);
  return `<${element} ${attributes} ${measures}/>`;
}

/** A cell where nothing is seen and a pointer finds it. */
export function cellPointer(scene: BoardScene, index: number): string {
  const { element, measures } = shapeOf(scene, index, 0);
  return `<${element} ${measures} fill="none" pointer-events="all"/>`;
}

function shapeOf(scene: BoardScene, index: number, inset: number) {
  const outline = scene.sheet?.outlines[index];
  if (outline === undefined) {
    const { x, y } = cornerOf(scene, index);
    const rounded = inset === 0 ? "" : ` rx="${inset}"`;
    const side = CELL - 2 * inset;
    const measures = `x="${x + inset}" y="${y + inset}" width="${side}" height="${side}"${rounded}`;
    return { element: "rect", measures };
  }
  const centre = sceneCentre(scene, index);
  const part = inset === 0 ? 1 : 1 - (1.6 * inset) / CELL;
  const points = outline.map(
    (point): Point => [centre[0] + part * (point[0] - centre[0]), centre[1] + part * (point[1] - centre[1])],
  );
  // Marks that are smaller than the cell are drawn in its largest part.
  const others = inset === 0 ? (scene.sheet?.otherRings[index] ?? []) : [];
  const rule = others.length === 0 ? "" : ` fill-rule="evenodd"`;
  return { element: "path", measures: `d="${[points, ...others].map(closedPath).join("")}"${rule}` };
}

const closedPath = (points: readonly Point[]): string => `M${points.map(placeText).join("L")}Z`;

export const placeText = ([row, column]: Point): string => `${round(column * HALF)} ${round(row * HALF)}`;

/** How far a text may reach from the centre of a cell: less in a triangle than in a square. */
export function roomIn(scene: BoardScene, index: number): number {
  const outline = scene.sheet?.outlines[index];
  if (outline === undefined) return 1;
  const rings = [outline, ...(scene.sheet?.otherRings[index] ?? [])];
  return Math.min(1, distanceToRings(sceneCentre(scene, index), rings));
}
