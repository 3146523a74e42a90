/**
 * A board whose cells do not lie as they are numbered, as text: a line for each row of the map, each cell where it lies on the sheet, and between two rows a line
 * for the borders and lines that are drawn there.
 */
import { addTo } from "../../maps.js";
import { type Canvas, type Ink, makeCanvas, type Styles } from "../canvas.js";
import { glyphText } from "../looks.js";
import type { BoardScene, Point, SceneSheet } from "../scene.js";
import { displayWidth } from "./display-width.js";

interface SheetLayout {
  readonly scene: BoardScene;
  readonly sheet: SceneSheet;
  readonly ascii: boolean;
  /** Characters of a cell. */
  readonly width: number;
  readonly left: number;
  readonly x: (right: number) => number;
  readonly y: (down: number) => number;
}

export interface SheetTexts {
  /** The text in a cell; "" for nothing. */
  readonly textOf: (cell: number) => string;
  readonly fillOf: (cell: number) => { readonly text: string; readonly ink: Ink } | undefined;
  readonly inkOf: (cell: number) => Ink;
}

export function sheetText(
  scene: BoardScene,
  sheet: SceneSheet,
  { textOf, fillOf, inkOf }: SheetTexts,
  ascii: boolean,
  styles: Styles,
): readonly string[] {
  const there = scene.cells.flatMap((cell, index) => (cell === undefined ? [] : [index]));
  const widest = Math.max(1, ...there.map((index) => displayWidth(textOf(index))));
  const width = widest % 2 === 0 ? widest + 1 : widest;
  const labels =
    scene.tracks.find(({ side }) => side === "left")?.texts.map((texts) => texts.join(" ")) ?? [];
  const left = Math.max(0, ...labels.map((text) => displayWidth(text) + 1));
  const layout = { scene, sheet, ascii, width, left, ...scales(scene, sheet, width, left) };
  const most = Math.max(0, ...there.map((index) => layout.y(sheet.centres[index]?.[0] ?? 0)));
  const far = Math.max(0, ...there.map((index) => layout.x(sheet.centres[index]?.[1] ?? 0)));
  const canvas = makeCanvas(most + 2, far + width + 2);
  drawSheetBorders(canvas, layout);
  drawSheetLines(canvas, layout);
  for (const index of there) {
    const [down, right] = sheet.centres[index] ?? [0, 0];
    const [y, x] = [layout.y(down), layout.x(right)];
    const fill = fillOf(index);
    const text = textOf(index);
    if (fill !== undefined) canvas.write(y, x - (width - 1) / 2, fill.text.repeat(width), fill.ink);
    const empty = fill === undefined && text === "" && canvas.at(y, x) === " ";
    const written = empty ? (ascii ? "." : "·") : text;
    if (written !== "")
      canvas.write(
        y,
        x - Math.floor((displayWidth(written) - 1) / 2),
        written,
        empty ? { role: "thin-border" } : inkOf(index),
      );
  }
  for (const { at, glyph, by } of scene.placed)
    canvas.write(layout.y(at[0]), layout.x(at[1]), glyphText(glyph, ascii), { role: by });
  labels.forEach((text, row) => {
    const [down] = sheet.centres[row * scene.columns] ?? [0];
    canvas.write(layout.y(down), left - 1 - displayWidth(text), text, { role: "plain" });
  });
  const lines = [...canvas.lines(styles)];
  while (lines.at(-1) === "") lines.pop();
  while (lines[0] === "") lines.shift();
  return lines;
}

/** Rows of the map are two lines apart; the nearest two cells of a row as far as their texts need. */
function scales(scene: BoardScene, { centres }: SceneSheet, width: number, left: number) {
  const { cells, rows, columns } = scene;
  const heights = new Map<string, number>();
  const there = cells.flatMap((cell, index) => (cell === undefined ? [] : [index]));
  let nearest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < rows; row++) {
    const places = Array.from({ length: columns }, (_, place) => row * columns + place);
    const rights = places
      .filter((place) => cells[place] !== undefined)
      .map((place) => centres[place]?.[1] ?? 0);
    rights
      .sort((a, b) => a - b)
      .forEach((right, i) => {
        const before = rights[i - 1];
        if (before !== undefined) nearest = Math.min(nearest, right - before);
      });
    // Cells of one row need not have the same height: triangles do not.
    for (const place of places)
      if (cells[place] !== undefined) heights.set((centres[place]?.[0] ?? 0).toFixed(3), 2 * row);
  }
  // Cells of one row of the map lie above each other: each height of the sheet is a row.
  if (nearest < LEAST_APART) {
    const levels = levelsOf(there.map((index) => centres[index]?.[0] ?? 0));
    for (const index of there) {
      const down = centres[index]?.[0] ?? 0;
      heights.set(down.toFixed(3), 2 * levels.findLastIndex((level) => level <= down));
    }
    nearest = nearestOnALevel(
      there.map((index) => centres[index] ?? [0, 0]),
      (down) => heights.get(down.toFixed(3)) ?? 0,
    );
  }
  const unit =
    (Number.isFinite(nearest) ? Math.max(width + 1, 2) : 2) / (Number.isFinite(nearest) ? nearest : 2);
  const known = [...heights].map(([down, line]) => [Number(down), line] as const).sort((a, b) => a[0] - b[0]);
  return {
    x: (right: number): number => left + Math.round(right * unit),
    y: (down: number): number => {
      const exact = heights.get(down.toFixed(3));
      if (exact !== undefined) return exact + 1;
      const before = known.filter(([height]) => height < down).at(-1);
      const after = known.find(([height]) => height > down);
      if (before === undefined) return 0;
      if (after === undefined) return before[1] + 2;
      return before[1] === after[1] ? before[1] + 1 : before[1] + 2;
    },
  };
}

/** Two cells of a row of squares are two units apart. */
const LEAST_APART = 1.2;

/** Heights that differ by more than a little, the least of each such group, ascending. */
function levelsOf(heights: readonly number[]): readonly number[] {
  const levels: number[] = [];
  for (const height of [...heights].sort((a, b) => a - b))
    if (levels.length === 0 || height - (levels.at(-1) ?? 0) > 0.4) levels.push(height);
  return levels;
}

function nearestOnALevel(centres: readonly Point[], levelOf: (down: number) => number): number {
  const rights = new Map<number, number[]>();
  for (const [down, right] of centres) addTo(rights, levelOf(down), right);
  const gaps = [...rights.values()].flatMap((level) => {
    const sorted = level.sort((a, b) => a - b);
    return sorted.slice(1).map((right, i) => right - (sorted[i] ?? right));
  });
  return gaps.reduce((least, gap) => Math.min(least, gap), Number.POSITIVE_INFINITY);
}

/** Only thick borders are drawn: there is no room for the others. */
function drawSheetBorders(canvas: Canvas, layout: SheetLayout): void {
  for (const { weight, by, from, to } of layout.sheet.borders) {
    if (weight !== "thick") continue;
    const ink: Ink = { role: by === "found" ? "found-border" : "border" };
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    canvas.write(layout.y(middle[0]), layout.x(middle[1]), strokeBetween(from, to, layout.ascii), ink);
  }
}

function drawSheetLines(canvas: Canvas, layout: SheetLayout): void {
  for (const { points, by, leadsTo } of layout.scene.lines)
    if (leadsTo === undefined)
      points.slice(1).forEach((to, i) => {
        const from = points[i] ?? to;
        const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
        canvas.write(layout.y(middle[0]), layout.x(middle[1]), strokeBetween(from, to, layout.ascii), {
          role: by,
        });
      });
}

function strokeBetween(from: Point, to: Point, ascii: boolean): string {
  const [down, right] = [to[0] - from[0], to[1] - from[1]];
  if (Math.abs(down) < 0.2 * Math.abs(right)) return ascii ? "-" : "─";
  if (Math.abs(right) < 0.2 * Math.abs(down)) return ascii ? "|" : "│";
  return down * right > 0 ? (ascii ? "\\" : "╲") : ascii ? "/" : "╱";
}
