/**
 * A drawing in which some cells are pointed at. Where fillings can be painted, cells take a colour; elsewhere what stands in a cell is put in
 * brackets, and an empty cell beside it gets a dot.
 */
import { glyphText } from "./looks.js";
import type { Glyph, Mark, Scene, SceneCell } from "./scene.js";

/** `strong`: the subject of a step; `weak`: its reasons; `settled`: known values, even those for which nothing is drawn (a cell that is not shaded). */
export type Emphasis = "strong" | "weak" | "settled";

export interface MarkOptions {
  /** Whether fillings are painted. */
  readonly fills: boolean;
}

export function markCells(
  scene: Scene,
  marked: ReadonlyMap<number, Emphasis>,
  { fills }: MarkOptions,
): Scene {
  if (scene.kind !== "board" || marked.size === 0) return scene;
  return {
    ...scene,
    cells: scene.cells.map((cell, index) => {
      const emphasis = marked.get(index);
      if (cell === undefined || emphasis === undefined) return cell;
      if (emphasis === "settled") return dotted(cell);
      return fills ? filled(cell, emphasis) : bracketed(cell, emphasis);
    }),
  };
}

const filled = (cell: SceneCell, emphasis: Emphasis): SceneCell =>
  cell.fill === undefined || emphasis === "strong"
    ? { ...cell, fill: { tone: emphasis === "strong" ? "orange" : "yellow", by: "found" } }
    : cell;

const dotted = (cell: SceneCell): SceneCell =>
  cell.marks.length === 0 && cell.fill === undefined && cell.corner.length === 0 && cell.sides.length === 0
    ? { ...cell, marks: [{ glyph: text("·", "."), by: "found" }] }
    : cell;

function bracketed(cell: SceneCell, emphasis: Emphasis): SceneCell {
  const [first, ...others] = cell.marks;
  if (emphasis === "weak") return dotted(cell);
  const mark: Mark = first ?? { glyph: text(" ", " "), by: "found" };
  const around: Mark = {
    ...mark,
    glyph: text(`[${glyphText(mark.glyph, false)}]`, `[${glyphText(mark.glyph, true)}]`),
  };
  return { ...cell, marks: [around, ...others] };
}

const text = (unicode: string, ascii: string): Glyph => ({ kind: "text", text: unicode, ascii });
