/**
 * Scene → text: box-drawing characters, or plain ASCII. A cell is one line high and as wide as its widest symbol; every half cell of the
 * scene is one line of text, so that what stands on a border has a place.
 */

import { directionSigns } from "../../vocabulary/directions.js";
import { type Canvas, type Ink, makeCanvas, plainStyles, type Styles } from "../canvas.js";
import { glyphText, joinedTexts } from "../looks.js";
import { isOutside, placedGroups } from "../outside.js";
import type {
  BoardScene,
  Border,
  By,
  ListScene,
  Mark,
  PlacedMark,
  Scene,
  SceneCell,
  SideMark,
  Tone,
} from "../scene.js";
import { type Arm, boxCharacter } from "./box-characters.js";
import { displayWidth } from "./display-width.js";
import type { Layout } from "./text-layout.js";
import { drawTextLines } from "./text-lines.js";
import { placesText } from "./text-places.js";
import { type SheetTexts, sheetText } from "./text-sheet.js";
import { layTracks } from "./text-tracks.js";

export interface TextOptions {
  readonly ascii?: boolean;
  readonly styles?: Styles;
}

export function drawText(scene: Scene, options: TextOptions = {}): string {
  const { ascii = false, styles = plainStyles } = options;
  return scene.kind === "list" ? listText(scene, styles) : boardText(scene, ascii, styles);
}

function listText(scene: ListScene, styles: Styles): string {
  return [...scene.entries.map((entry) => styles.paint(entry, { role: "found" })), ...scene.notes].join("\n");
}

const inkOf = (by: By, tone: Tone | undefined): Ink =>
  tone === undefined ? { role: by } : { role: by, tone };

const marksText = (marks: readonly Mark[], ascii: boolean): string =>
  joinedTexts(marks.map((mark) => glyphText(mark.glyph, ascii)));

/** Small givens stand before what is in the middle, and what is at a side behind an arrow that points there. */
const marksOf = (cell: SceneCell): readonly Mark[] => [
  ...cell.corner,
  ...cell.sides.map(pointed),
  ...cell.marks,
];

function pointed({ glyph, by, side }: SideMark): Mark {
  const [arrow, plain] = directionSigns[side];
  const [text, ascii] = [arrow + glyphText(glyph, false), plain + glyphText(glyph, true)];
  return { glyph: { kind: "text", text, ascii }, by };
}

const cellText = (cell: SceneCell, ascii: boolean): string => marksText(marksOf(cell), ascii);

function boardText(scene: BoardScene, ascii: boolean, styles: Styles): string {
  // Values stand behind places in words, of which there is nothing to explain.
  if (scene.named === true)
    return [...placesText(scene, ascii, styles), ...belowBoard({ ...scene, legend: [] }, ascii, styles)].join(
      "\n",
    );
  if (scene.sheet !== undefined) {
    const texts: SheetTexts = {
      textOf: (index) => {
        const cell = scene.cells[index];
        return cell === undefined ? "" : cellText(cell, ascii);
      },
      fillOf: (index) => {
        const fill = scene.cells[index]?.fill;
        const text = fill && (styles.fills ? " " : fillText(fill.tone, ascii));
        return fill && text ? { text, ink: inkOf(fill.by, fill.tone) } : undefined;
      },
      inkOf: (index) => {
        const cell = scene.cells[index];
        return inkOf(cell && marksOf(cell)[0]?.by === "given" ? "given" : "found", cell?.fill?.tone);
      },
    };
    const board = sheetText(scene, scene.sheet, texts, ascii, styles);
    return [...board, ...belowBoard(scene, ascii, styles)].join("\n");
  }
  let widest = 1;
  for (const cell of scene.cells) {
    if (cell !== undefined) widest = Math.max(widest, displayWidth(cellText(cell, ascii)));
  }
  for (const track of scene.tracks) {
    if (track.side !== "top" && track.side !== "bottom") continue;
    for (const texts of track.texts) for (const text of texts) widest = Math.max(widest, displayWidth(text));
  }
  for (const group of placedGroups(scene.placed)) {
    if (group.some((mark) => isOutside(scene, mark)))
      widest = Math.max(widest, displayWidth(placedText(group, ascii)) - 1);
  }
  const several = severalPlaced(scene, ascii);
  // On a border beside a cell they take half of their room from it, and it has its own.
  if (several > 0) widest = 2 * Math.ceil(several / 2) + widest;
  // Lines meet in the middle of a cell, so there has to be one.
  const width = widest + 2 + (scene.lines.length > 0 && widest % 2 === 0 ? 1 : 0);
  const tracks = layTracks(scene, width);
  const layout: Layout = {
    scene,
    ascii,
    width,
    top: tracks.top,
    left: tracks.left,
    rowOf: (half) => tracks.top + half,
    columnOf: (half) =>
      tracks.left +
      (half % 2 === 0
        ? (half / 2) * (width + 1)
        : ((half - 1) / 2) * (width + 1) + 1 + Math.floor((width - 1) / 2)),
  };
  const canvas = makeCanvas(
    tracks.top + 2 * scene.rows + 1 + tracks.bottom,
    tracks.left + scene.columns * (width + 1) + 1 + tracks.right,
  );
  drawBorders(canvas, layout);
  drawFills(canvas, layout, styles.fills);
  drawTextLines(canvas, layout);
  drawMarks(canvas, layout);
  tracks.write(canvas, layout);
  const lines = canvas.lines(styles);
  while (lines.at(-1) === "") lines.pop();
  return [...lines, ...belowBoard(scene, ascii, styles)].join("\n");
}

function belowBoard(scene: BoardScene, ascii: boolean, styles: Styles): readonly string[] {
  const legend = scene.legend.map(({ glyph, tone, says }) => {
    const symbol = glyph === undefined ? " " : glyphText(glyph, ascii);
    return `${styles.paint(symbol, inkOf("found", styles.fills ? tone : undefined))} ${says}`;
  });
  return [
    ...(legend.length === 0 ? [] : [legend.join("   ")]),
    ...scene.banks.map(({ says }) => says),
    ...scene.notes,
  ];
}

// ---------------------------------------------------------------- borders

/** Whether some border inside the board is thick: then ASCII draws the thick ones alone, having only one kind of line. */
function hasAreas(scene: BoardScene): boolean {
  const { rows, columns, horizontal, vertical } = scene;
  const across = columns + 1;
  return (
    horizontal.some(({ weight }, at) => weight === "thick" && at >= columns && at < rows * columns) ||
    vertical.some(({ weight }, at) => weight === "thick" && at % across !== 0 && at % across !== columns)
  );
}

function drawBorders(canvas: Canvas, layout: Layout): void {
  const { scene, ascii, width } = layout;
  const { rows, columns } = scene;
  const thickOnly = scene.grid !== "lines" || (ascii && scene.cages === undefined && hasAreas(scene));
  const arm = (border: Border | undefined, inCage: boolean): Arm => {
    if (border === undefined || border.weight === "none") return 0;
    if (border.weight === "thick") return 2;
    return thickOnly || inCage ? 0 : 1;
  };
  const inOneCage = (row: number, column: number, otherRow: number, otherColumn: number): boolean =>
    cageAt(scene, row, column) !== undefined &&
    cageAt(scene, row, column) === cageAt(scene, otherRow, otherColumn);
  const ink = (...borders: readonly (Border | undefined)[]): Ink => {
    const thick = borders.filter((border) => border?.weight === "thick");
    if (thick.length === 0) return { role: "thin-border" };
    return { role: thick.some((border) => border?.by === "found") ? "found-border" : "border" };
  };
  const horizontal = (row: number, column: number): Border | undefined =>
    column < 0 || column >= columns ? undefined : scene.horizontal[row * columns + column];
  const vertical = (row: number, column: number): Border | undefined =>
    row < 0 || row >= rows ? undefined : scene.vertical[row * (columns + 1) + column];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const up = vertical(row - 1, column);
      const right = horizontal(row, column);
      const down = vertical(row, column);
      const left = horizontal(row, column - 1);
      const flat = inOneCage(row - 1, column, row, column);
      const upright = inOneCage(row, column - 1, row, column);
      const arms = [
        arm(up, inOneCage(row - 1, column - 1, row - 1, column)),
        arm(right, flat),
        arm(down, upright),
        arm(left, inOneCage(row - 1, column - 1, row, column - 1)),
      ] as const;
      const touched = [up, right, down, left].some(
        (border) => border !== undefined && border.weight !== "none",
      );
      const y = layout.rowOf(2 * row);
      const x = layout.columnOf(2 * column);
      canvas.write(y, x, cornerText(arms, touched, ascii), ink(up, right, down, left));
      if (arms[1] > 0)
        canvas.write(
          y,
          x + 1,
          lineText(arms[1], { flat: true, broken: flat, ascii }).repeat(width),
          ink(right),
        );
      if (arms[2] > 0)
        canvas.write(y + 1, x, lineText(arms[2], { flat: false, broken: upright, ascii }), ink(down));
    }
  }
}

function cornerText(arms: readonly [Arm, Arm, Arm, Arm], touched: boolean, ascii: boolean): string {
  if (arms.every((arm) => arm === 0)) return touched ? (ascii ? "+" : "·") : " ";
  return ascii ? "+" : boxCharacter(...arms);
}

function cageAt({ cages, rows, columns }: BoardScene, row: number, column: number): number | undefined {
  const onBoard = row >= 0 && column >= 0 && row < rows && column < columns;
  return onBoard ? cages?.[row * columns + column] : undefined;
}

interface LineLook {
  readonly flat: boolean;
  /** The border of a box that runs through a cage. */
  readonly broken: boolean;
  readonly ascii: boolean;
}

const lineText = (arm: Arm, { flat, broken, ascii }: LineLook): string => {
  if (broken) return flat ? (ascii ? "." : "╍") : ascii ? ":" : "╏";
  if (ascii) return flat ? "-" : "|";
  return flat ? boxCharacter(0, arm, 0, arm) : boxCharacter(arm, 0, arm, 0);
};

// ---------------------------------------------------------------- cells

/** The characters of a filling where colours cannot be painted; tints are recognised by their letters. */
function fillText(tone: Tone, ascii: boolean): string {
  switch (tone) {
    case "black":
      return ascii ? "#" : "█";
    case "grey":
      return ascii ? "%" : "▒";
    case "light":
      return ascii ? ":" : "░";
    case "red":
    case "orange":
    case "yellow":
    case "green":
    case "blue":
    case "purple":
      return ascii ? (tone[0] ?? " ") : "░";
    default:
      return (tone satisfies `tint-${number}`) && " ";
  }
}

function drawFills(canvas: Canvas, layout: Layout, painted: boolean): void {
  const { scene, width } = layout;
  scene.cells.forEach((cell, index) => {
    if (cell?.fill === undefined) return;
    const { tone, by } = cell.fill;
    const y = layout.rowOf(2 * Math.floor(index / scene.columns) + 1);
    const x = layout.columnOf(2 * (index % scene.columns)) + 1;
    canvas.write(y, x, (painted ? " " : fillText(tone, layout.ascii)).repeat(width), inkOf(by, tone));
  });
  if (painted) fillGaps(canvas, layout);
}

/** If no line separates two cells of one tone, the background continues between them. */
function fillGaps(canvas: Canvas, layout: Layout): void {
  const { scene, width } = layout;
  const { rows, columns } = scene;
  const toneAt = (row: number, column: number): Tone | undefined =>
    column < columns ? scene.cells[row * columns + column]?.fill?.tone : undefined;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const tone = toneAt(row, column);
      if (tone === undefined) continue;
      const openRight = scene.vertical[row * (columns + 1) + column + 1]?.weight === "none";
      const openBelow = scene.horizontal[(row + 1) * columns + column]?.weight === "none";
      const right = openRight && toneAt(row, column + 1) === tone;
      const below = openBelow && row + 1 < rows && toneAt(row + 1, column) === tone;
      const ink: Ink = { role: "found", tone };
      if (right) canvas.write(layout.rowOf(2 * row + 1), layout.columnOf(2 * column + 2), " ", ink);
      if (below) {
        canvas.write(layout.rowOf(2 * row + 2), layout.columnOf(2 * column) + 1, " ".repeat(width), ink);
      }
      if (right && below && toneAt(row + 1, column + 1) === tone) {
        const y = layout.rowOf(2 * row + 2);
        const x = layout.columnOf(2 * column + 2);
        if (canvas.at(y, x) === " ") canvas.write(y, x, " ", ink);
      }
    }
  }
}

function drawMarks(canvas: Canvas, layout: Layout): void {
  const { scene, ascii, width } = layout;
  scene.cells.forEach((cell, index) => {
    if (cell === undefined) return;
    const whole = cellText(cell, ascii);
    if (whole === "") return;
    const y = layout.rowOf(2 * Math.floor(index / scene.columns) + 1);
    const x = layout.columnOf(2 * (index % scene.columns)) + 1 + Math.ceil((width - displayWidth(whole)) / 2);
    let before = "";
    for (const mark of marksOf(cell)) {
      const text = glyphText(mark.glyph, ascii);
      const all = before === "" ? text : joinedTexts([before, text]);
      canvas.write(y, x + displayWidth(all) - displayWidth(text), text, inkOf(mark.by, cell.fill?.tone));
      before = all;
    }
  });
  for (const group of placedGroups(scene.placed)) {
    const [at] = group.map((mark) => mark.at);
    const whole = placedText(group, ascii);
    if (at === undefined) continue;
    let x = layout.columnOf(at[1]) - Math.floor((displayWidth(whole) - 1) / 2);
    // At the rim of the sheet nothing is cut off.
    if (group.length > 1) x = Math.max(0, Math.min(x, canvas.width - displayWidth(whole)));
    group.forEach(({ glyph, by }, index) => {
      const text = glyphText(glyph, ascii);
      if (index > 0) canvas.write(layout.rowOf(at[0]), x - 1, BETWEEN, { role: "plain" });
      canvas.write(layout.rowOf(at[0]), x, text, inkOf(by, undefined));
      x += displayWidth(text) + 1;
    });
  }
}

/** Between marks of several layers at one place. */
const BETWEEN = ",";

const placedText = (group: readonly PlacedMark[], ascii: boolean): string =>
  group.map(({ glyph }) => glyphText(glyph, ascii)).join(BETWEEN);

/** How wide the widest place with marks of several layers is; 0 where there is none. */
function severalPlaced(scene: BoardScene, ascii: boolean): number {
  let widest = 0;
  for (const group of placedGroups(scene.placed))
    if (group.length > 1 && !group.some((mark) => isOutside(scene, mark)))
      widest = Math.max(widest, displayWidth(placedText(group, ascii)));
  return widest;
}
