/**
 * Scene → SVG: one self-contained image without scripts, fonts or addresses. Every cell is a group with `data-cell="r1c1"` and a title that
 * says what is in it; colours are CSS variables (svg-style.ts) with a light and a dark set.
 */

import { addTo } from "../../maps.js";
import { STROKE } from "../joined-values.js";
import { glyphText, joinedTexts } from "../looks.js";
import { isOutside, placedGroups } from "../outside.js";
import type {
  BoardScene,
  Border,
  By,
  Glyph,
  ListScene,
  Mark,
  PlacedMark,
  Point,
  Scene,
  SceneCell,
  SceneSheet,
  Tone,
} from "../scene.js";
import { displayWidth } from "../text/display-width.js";
import { svgOutside, svgTracks, trackSpace } from "./svg-around.js";
import { svgBands } from "./svg-bands.js";
import { svgBank } from "./svg-bank.js";
import { svgCages } from "./svg-cages.js";
import { svgLines } from "./svg-lines.js";
import {
  cellPointer,
  cellShape,
  cornerOf,
  placeText,
  roomIn,
  sceneCentre,
  sceneHeight,
  sceneWidth,
} from "./svg-places.js";
import { type InsideShape, svgShape, svgShapeAround } from "./svg-shapes.js";
import { styleSheet, toneFill } from "./svg-style.js";
import { CELL, escapeXml, linesOf, round, svgText } from "./svg-text.js";

export interface SvgOptions {
  /** The accessible name: what the drawing is of. */
  readonly title: string;
  /** Without a style sheet: what it is part of has one (`svgStyleSheet`). */
  readonly isPart?: boolean;
}

const MARGIN = 12;

/** The elements of a drawing, each on a line of its own. */
export interface SvgParts {
  readonly width: number;
  readonly height: number;
  /** Where the upper left corner of the board lies. */
  readonly left: number;
  readonly top: number;
  /** Measured from that corner. */
  readonly board: readonly string[];
  /** Measured from the corner of the drawing: the list, or what stands below the board. */
  readonly below: readonly string[];
}

export const svgParts = (scene: Scene): SvgParts =>
  scene.kind === "list" ? listParts(scene) : boardParts(scene);

export function drawSvg(scene: Scene, { title, isPart = false }: SvgOptions): string {
  const { width, height, left, top, board, below } = svgParts(scene);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="ecp" role="img" aria-label="${escapeXml(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeXml(title)}</title>`,
    ...(isPart ? [] : [`<style>${styleSheet}</style>`]),
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...(scene.kind === "list" ? [] : [`<g transform="translate(${left} ${top})">`, ...board, "</g>"]),
    ...below,
    "</svg>",
    "",
  ].join("\n");
}

function listParts(scene: ListScene): SvgParts {
  const lines = [
    ...scene.entries.map((text) => ({ text, classes: "start found" })),
    ...scene.notes.map((text) => ({ text, classes: "start small" })),
  ];
  const longest = Math.max(8, ...lines.map(({ text }) => displayWidth(text)));
  const below = lines.map(({ text, classes }, line) =>
    svgText(text, { x: MARGIN, y: MARGIN + 14 + 26 * line, size: 18, classes }),
  );
  const height = 2 * MARGIN + 26 * Math.max(1, lines.length) + 4;
  return { width: 2 * MARGIN + 11 * longest, height, left: 0, top: 0, board: [], below };
}

// ---------------------------------------------------------------- the board

function boardParts(scene: BoardScene): SvgParts {
  const crossed = cellsWithLines(scene);
  const space = trackSpace(scene);
  const left = MARGIN + space.left;
  const top = MARGIN + space.top;
  const width = sceneWidth(scene);
  const height = sceneHeight(scene);
  const below = belowBoard(scene, left, top + height + space.bottom + MARGIN, width);
  const board = [
    ...scene.cells.flatMap((cell, index) => (cell === undefined ? [] : [cellGround(scene, cell, index)])),
    ...borders(scene, "thin"),
    ...borders(scene, "casing"),
    ...borders(scene, "thick"),
    ...svgCages(scene),
    ...svgLines(scene),
    ...svgBands(scene),
    ...scene.cells.flatMap((cell, index) =>
      cell === undefined ? [] : [cellMarks(scene, cell, index, crossed)],
    ),
    ...placedMarks(scene),
    ...(scene.ringed ?? []).map((index) => cellRing(scene, index)),
    ...svgTracks(scene),
  ];
  return {
    width: left + Math.max(width + space.right, below.width) + MARGIN,
    height: top + height + space.bottom + MARGIN + below.height,
    left,
    top,
    board,
    below: below.body,
  };
}

const cellGround = (scene: BoardScene, cell: SceneCell, index: number): string =>
  cellShape(scene, index, groundFill(scene, cell, index));

const cellRing = (scene: BoardScene, index: number): string =>
  cellShape(scene, index, 'class="line found-border"', RING);

/** Room between a cell and the ring in it. */
const RING = 2.5;

/** Cells in which lines turn, end or pass, but for pale ones that are printed below what is written. */
function cellsWithLines(scene: BoardScene): ReadonlySet<string> {
  const solid = scene.lines.filter(
    ({ way, by, leadsTo }) => leadsTo === undefined && (way === undefined || by === "found"),
  );
  return new Set(solid.flatMap(({ points }) => pointsOn(points).map(String)));
}

/** The cell centres that a line runs through, in half cells. */
const pointsOn = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((to, step) => {
    const from = points[step - 1];
    if (from === undefined) return [to];
    const steps = Math.max(1, Math.abs(to[0] - from[0]) / 2, Math.abs(to[1] - from[1]) / 2);
    return Array.from({ length: steps }, (_, done): Point => {
      const part = (done + 1) / steps;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    });
  });

/** How a cell is filled, as attributes. */
function groundFill(scene: BoardScene, { fill }: SceneCell, index: number): string {
  if (fill !== undefined) return toneFill(fill.tone);
  const checked = scene.checkered && (Math.floor(index / scene.columns) + (index % scene.columns)) % 2 === 1;
  return `class="${checked ? "check" : "paper"}"`;
}

/** The name of a place: in the middle, or above what stands there, which is moved down for it. */
function nameSvg({ name, marks }: SceneCell, x: number, y: number, room: number, ground: Ground): string {
  const classes = `small${ground}`;
  if (marks.length === 0) return wrappedSvg(name, x, y, room * CELL * 0.22, classes);
  const size = round(Math.min(11, (room * CELL * 0.95) / (0.62 * displayWidth(name))));
  return svgText(name, { x, y: round(y - room * NAME_ABOVE), size, classes });
}

const NAME_ABOVE = 10;

const isText = ({ glyph }: Mark): boolean => glyph.kind === "text";

/** A group a cell lies above lines and borders, so that a pointer finds it and its title. Lines end where a text begins. */
function cellMarks(scene: BoardScene, cell: SceneCell, index: number, crossed: ReadonlySet<string>): string {
  const named = scene.named === true;
  const { x, y } = cornerOf(scene, index);
  const [centreX, centreY] = [x + CELL / 2, y + CELL / 2];
  const room = roomIn(scene, index);
  const ground = groundOf(cell.fill?.tone);
  // The letter of an area says again what its tint says: it stays in the background, and what was given keeps the middle.
  const area =
    cell.fill?.tone.startsWith("tint-") === true && cell.fill.by === "found" && cell.marks.every(isText);
  const [middle, small] =
    area && cell.corner.length > 0 ? [cell.corner, cell.marks] : [cell.marks, cell.corner];
  const isLetter = area && middle === cell.marks;
  const covered = (named || middle.some(isText)) && crossed.has(String(sceneCentre(scene, index)));
  const cover = covered
    ? `<circle ${groundFill(scene, cell, index)} cx="${centreX}" cy="${centreY}" r="${COVER}"/>`
    : "";
  const under = named ? marksText(small) : "";
  const lower = under !== "" ? room : named ? (room * NAME_ABOVE) / 2 : small.length > 0 && !area ? LOWER : 0;
  const half = room * (CELL - 2 * lower) * (under === "" ? 0.36 : 0.19);
  const drawn = isLetter
    ? svgText(marksText(middle), { x: centreX, y: centreY, size: 14, classes: "area" })
    : marks(middle, centreX, centreY + lower, half, ground);
  const name = named ? nameSvg(cell, centreX, centreY, room, ground) : "";
  const corner = named
    ? underSvg(under, centreX, centreY, room, ground)
    : cornerSvg(marksText(small), x, y, ground, scene.cages !== undefined);
  const says = cell.says === "" ? cell.name : `${cell.name}: ${cell.says}`;
  const pointer = cellPointer(scene, index);
  return `<g class="cell" data-cell="${escapeXml(cell.name)}"><title>${escapeXml(says)}</title>${pointer}${cover}${drawn}${name}${corner}${sidesSvg(cell, x, y, ground, scene.sheet === undefined)}</g>`;
}

/** Around a text in the middle, where no line is drawn. */
const COVER = round(CELL * 0.36);
/** How much lower a text stands if something is written above it. */
const LOWER = 3;

/** Several at one side stand in one text. */
function sidesSvg({ sides }: SceneCell, x: number, y: number, ground: Ground, isSquare: boolean): string {
  const names = [...new Set(sides.map(({ side }) => side))];
  if (names.length === 0) return "";
  const cross = !isSquare
    ? ""
    : `<path class="line thin" d="M${x} ${y}l${CELL} ${CELL}M${x + CELL} ${y}l-${CELL} ${CELL}"/>`;
  const written = names
    .map((name) => {
      const here = sides.filter(({ side }) => side === name);
      const text = marksText(here);
      const [down, right] = here[0]?.towards ?? [0, 0];
      const size = Math.min(12, round((CELL - 6) / (1.3 * displayWidth(text))));
      const away = CELL / 2 - 8;
      const place = { x: x + CELL / 2 + right * away, y: y + CELL / 2 + down * away };
      return svgText(text, { ...place, size, classes: `${here[0]?.by ?? "given"}${ground}` });
    })
    .join("");
  return cross + written;
}

/** Below what stands in a place with a name, which is above. */
function underSvg(text: string, x: number, y: number, room: number, ground: Ground): string {
  if (text === "") return "";
  const size = round(Math.min(8, (room * CELL * 0.62) / (0.62 * displayWidth(text))));
  return svgText(text, { x, y: round(y + room * UNDER), size, classes: `small${ground}` });
}

const UNDER = 12.5;

/** A small text in a corner interrupts the outline of a cage. */
function cornerSvg(text: string, x: number, y: number, ground: Ground, caged: boolean): string {
  if (text === "") return "";
  const size = Math.min(11, round((CELL - 6) / (0.62 * displayWidth(text))));
  const written = svgText(text, { x: x + 4, y: y + 9, size, classes: `start small${ground}` });
  if (!caged) return written;
  const width = round(0.68 * size * displayWidth(text) + 2);
  return `<rect class="paper" x="${x + 3}" y="${y + 3}" width="${width}" height="12"/>${written}`;
}

const marksText = (all: readonly Mark[]): string =>
  joinedTexts(all.map((mark) => glyphText(mark.glyph, false)));

/** The background of a mark, as a class: black needs white marks, other tones a darker blue for found values. */
type Ground = "" | " on-black" | " on-tone";

const groundOf = (tone: Tone | undefined): Ground =>
  tone === undefined ? "" : tone === "black" ? " on-black" : " on-tone";

/** `radius`: half the room for one alone. */
function marks(all: readonly Mark[], x: number, y: number, radius: number, ground: Ground): string {
  const only = all.length === 1 ? all[0] : undefined;
  if (only !== undefined) return drawGlyph(only.glyph, only.by, x, y, radius, ground);
  if (all.length === 0) return "";
  const step = (CELL - 8) / all.length;
  return all
    .map((mark, index) =>
      drawGlyph(mark.glyph, mark.by, x + (index - (all.length - 1) / 2) * step, y, step * 0.45, ground),
    )
    .join("");
}

/** A mark alone, round (0, 0), as one that was found. */
export const drawFound = (glyph: Glyph, radius: number): string =>
  drawGlyph(glyph, "found", 0, 0, radius, "");

/** `radius`: half the room that there is. Text is set smaller the longer it is. */
function drawGlyph(glyph: Glyph, by: By, x: number, y: number, radius: number, ground: Ground): string {
  if (glyph.kind === "text") {
    if (glyph.text === STROKE || glyph.text === "/") return strokeSvg(glyph.text, by, x, y, radius);
    const halves = glyph.text.split(STROKE);
    if (halves.length === 2) return halvesSvg(halves, x, y, radius, `${by}${ground}`);
    const half = halfCells.get(glyph.text);
    if (half !== undefined) return halfCellSvg(half, by, x, y, radius, ground);
    return wrappedSvg(glyph.text, x, y, radius, `${by}${ground}`);
  }
  const use = { x, y, radius, classes: ` by-${by}${ground}` };
  const { shape, label, labelBy = by, army } = glyph;
  if (label === undefined) return svgShape(shape, army === undefined ? use : { ...use, army });
  const { drawn, inside } = svgShapeAround(shape, use);
  const size = round(Math.min(1.2 * radius, (2.2 * radius) / Math.max(1, displayWidth(label))));
  return drawn + svgText(label, { x, y, size, classes: `${labelBy}${insideClasses(inside, ground)}` });
}

/** A text in a shape stands on what the shape is filled with. */
function insideClasses(inside: InsideShape, ground: Ground): string {
  switch (inside) {
    case "paper":
      return "";
    case "ink":
      return ` in-shape${ground === " on-black" ? ground : ""}`;
    case "white":
      return " in-white";
    case "black":
      return " in-black";
    case "pale":
      return ground === " on-black" ? ground : " on-tone";
    case "nothing":
      return ground;
    default:
      return inside satisfies never;
  }
}

const textSize = (text: string, radius: number): number =>
  round(Math.min(1.6 * radius, (3.6 * radius) / Math.max(1, displayWidth(text))));

/** Shorter texts stand on one line. */
const LONG = 7;

/** Several words are a line each, as large as the longest allows. Lists of numbers stay in line. */
function wrappedSvg(text: string, x: number, y: number, radius: number, classes: string): string {
  const words =
    displayWidth(text) > LONG ? linesOf(text, Math.ceil(Math.sqrt(2 * displayWidth(text)))) : [text];
  const longest = words.reduce((a, b) => (displayWidth(b) > displayWidth(a) ? b : a), "");
  const size = Math.min(textSize(longest, radius), round((2.4 * radius) / words.length));
  return words
    .map((word, line) =>
      svgText(word, { x, y: y + 1.1 * size * (line - (words.length - 1) / 2), size, classes }),
    )
    .join("");
}

/** Triangles that fill half of their cell, by the character for them: the corners that they have. */
const halfCells: ReadonlyMap<string, string> = new Map([
  ["◤", "-1 -1H1L-1 1Z"],
  ["◥", "-1 -1H1V1Z"],
  ["◢", "1 -1V1H-1Z"],
  ["◣", "-1 -1V1H1Z"],
]);

/** The mark reaches the borders of its cell if it stands alone there. */
function halfCellSvg(path: string, by: By, x: number, y: number, radius: number, ground: Ground): string {
  const far = round(radius / 0.72 - 0.5);
  return `<path class="shape half by-${by}${ground}" transform="translate(${x} ${y}) scale(${far})" d="M${path}"/>`;
}

/** A stroke from corner to corner, one text under it and one over it. */
function halvesSvg(texts: readonly string[], x: number, y: number, radius: number, classes: string): string {
  const [far, size] = [radius * 1.2, radius * 0.85];
  const stroke = `<path class="line slash ${classes}" d="M${round(x - far)} ${round(y - far)}L${round(x + far)} ${round(y + far)}"/>`;
  const written = texts.map((text, side) => {
    const away = (side === 0 ? -1 : 1) * radius * 0.62;
    return text === "" ? "" : svgText(text, { x: x + away, y: y - away, size: round(size), classes });
  });
  return stroke + written.join("");
}

/** A symbol that is a stroke alone. */
function strokeSvg(text: string, by: By, x: number, y: number, radius: number): string {
  const far = radius * 1.25;
  const rise = text === STROKE ? -far : far;
  return `<path class="line link by-${by}" d="M${round(x - far)} ${round(y + rise)}L${round(x + far)} ${round(y - rise)}"/>`;
}

/** Several numbers in a ring, two a line. */
function ringOf(words: readonly string[], by: By, x: number, y: number): string {
  const lines = words.flatMap((_, index) =>
    index % 2 === 0 ? [words.slice(index, index + 2).join(" ")] : [],
  );
  const ring = svgShape("circle", { x, y, radius: CELL * 0.44, classes: ` by-${by}` });
  const size = CELL * 0.29;
  const written = lines.map((text, line) =>
    svgText(text, { x, y: y + (line - (lines.length - 1) / 2) * size, size: round(size), classes: by }),
  );
  return ring + written.join("");
}

function placedMarks(scene: BoardScene): readonly string[] {
  const named = namedOnBands(scene);
  return placedGroups(scene.placed).flatMap((group) => {
    const [only, more] = group;
    if (only === undefined) return [];
    const [x, y] = [(only.at[1] * CELL) / 2, (only.at[0] * CELL) / 2];
    const isNamed = named.get(only.at.join(" "));
    if (isNamed !== undefined)
      return isNamed ? [drawGlyph(only.glyph, only.by, round(x), round(y), ON_BAND, "")] : [];
    const words = only.glyph.kind === "text" ? only.glyph.text.split(" ") : [];
    if (more === undefined && words.length > 1 && !isOutside(scene, only))
      return [ringOf(words, only.by, x, y)];
    if (isOutside(scene, only)) return svgOutside(group, x, y);
    return sideBySide(group).map(({ mark, dx, dy, scale }) => {
      const { glyph, by } = mark;
      const radius = PLACED * scale;
      const backing =
        glyph.kind === "text"
          ? `<circle class="paper" cx="${round(x + dx)}" cy="${round(y + dy)}" r="${round(radius)}"/>`
          : "";
      return backing + drawGlyph(glyph, by, round(x + dx), round(y + dy), radius, "");
    });
  });
}

/** By the middle of each stick of a band, whether it is named. */
const namedOnBands = ({ bands }: BoardScene): ReadonlyMap<string, boolean> =>
  new Map(
    bands.flatMap(({ sticks }) =>
      sticks.map(
        ({ from, to, isNamed }) => [`${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}`, isNamed] as const,
      ),
    ),
  );

/** Half the room of a mark on a band. */
const ON_BAND = 5;
/** Half the room of a mark on a border. */
const PLACED = CELL * 0.17;
/** From one mark to the next at the same place, as a part of that room. */
const STEP = 2.4;

interface Spread {
  readonly mark: PlacedMark;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

/** Marks of one place stand along the border that they are on, the first above or left, smaller where there are many. */
function sideBySide(group: readonly PlacedMark[]): readonly Spread[] {
  const [row, column] = group[0]?.at ?? [0, 0];
  const upright = row % 2 !== 0 && column % 2 === 0;
  const scale = Math.min(1, (CELL - 4) / (STEP * PLACED * group.length));
  return group.map((mark, index) => {
    const away = (index - (group.length - 1) / 2) * STEP * PLACED * scale;
    return { mark, dx: upright ? 0 : away, dy: upright ? away : 0, scale };
  });
}

// ---------------------------------------------------------------- borders

/**
 * Runs of equal borders are one line, so that corners are clean and files small. `casing`: a strip of paper under thick borders of cells that
 * are black; found ones are darker beside other fillings.
 */
function borders(scene: BoardScene, part: BorderPart): readonly string[] {
  if (scene.sheet !== undefined) return sheetBorders(scene, scene.sheet, part);
  const { rows, columns } = scene;
  const weight = part === "thin" ? "thin" : "thick";
  const toneAt = (row: number, column: number): Tone | undefined =>
    column >= 0 && column < columns ? scene.cells[row * columns + column]?.fill?.tone : undefined;
  const groups = new Map<string, string[]>();
  const add = (key: string, path: string): void => {
    addTo(groups, key, path);
  };
  const keyOf = (border: Border | undefined, ...beside: readonly (Tone | undefined)[]): string | undefined =>
    border?.weight === weight ? borderClass(border, part, beside) : undefined;
  const runs = (
    length: number,
    at: (step: number) => string | undefined,
    path: (a: number, b: number) => string,
  ): void => {
    let start = 0;
    for (let step = 1; step <= length; step++) {
      const key = at(start);
      if (step < length && at(step) === key) continue;
      if (key !== undefined) add(key, path(start * CELL, step * CELL));
      start = step;
    }
  };
  for (let row = 0; row <= rows; row++) {
    runs(
      columns,
      (column) =>
        keyOf(scene.horizontal[row * columns + column], toneAt(row - 1, column), toneAt(row, column)),
      (a, b) => `M${a} ${row * CELL}H${b}`,
    );
  }
  for (let column = 0; column <= columns; column++) {
    runs(
      rows,
      (row) =>
        keyOf(scene.vertical[row * (columns + 1) + column], toneAt(row, column - 1), toneAt(row, column)),
      (a, b) => `M${column * CELL} ${a}V${b}`,
    );
  }
  if (part === "thin" && scene.grid === "dots") return cornerDots(scene);
  const dotted = part === "thin" && scene.grid === "dotted" ? ' stroke-dasharray="1 5"' : "";
  return [...groups].map(([key, paths]) => `<path class="line ${key}"${dotted} d="${paths.join("")}"/>`);
}

type BorderPart = "thin" | "casing" | "thick";

/** `beside`: how the cells beside it are filled. Undefined where nothing is drawn. */
function borderClass(
  border: Border,
  part: BorderPart,
  beside: readonly (Tone | undefined)[],
): string | undefined {
  if (part === "casing") return beside.includes("black") ? "casing" : undefined;
  if (part === "thin") return "thin";
  if (border.by === "given") return "thick";
  return beside.some((tone) => tone !== undefined) ? "found-border on-tone" : "found-border";
}

/** For a board with a sheet: each border is a line of its own. */
function sheetBorders(scene: BoardScene, { borders: all }: SceneSheet, part: BorderPart): readonly string[] {
  if (part === "thin" && scene.grid === "dots") {
    const dots = new Set(all.flatMap(({ from, to }) => [placeText(from), placeText(to)]));
    return [`<path class="line dots" d="${[...dots].map((at) => `M${at}h0`).join("")}"/>`];
  }
  const groups = new Map<string, string[]>();
  for (const border of all) {
    if (border.weight !== (part === "thin" ? "thin" : "thick")) continue;
    const key = borderClass(
      border,
      part,
      border.cells.map((cell) => scene.cells[cell]?.fill?.tone),
    );
    if (key !== undefined) addTo(groups, key, `M${placeText(border.from)}L${placeText(border.to)}`);
  }
  const dotted = part === "thin" && scene.grid === "dotted" ? ' stroke-dasharray="1 5"' : "";
  return [...groups].map(([key, paths]) => `<path class="line ${key}"${dotted} d="${paths.join("")}"/>`);
}

/** A dot at each corner of a cell. */
function cornerDots({ rows, columns, cells }: BoardScene): readonly string[] {
  const isCell = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < rows && column < columns && cells[row * columns + column] !== undefined;
  const dots = Array.from({ length: (rows + 1) * (columns + 1) }, (_, corner) => {
    const [row, column] = [Math.floor(corner / (columns + 1)), corner % (columns + 1)];
    const touches = [0, 1].some((up) => [0, 1].some((left) => isCell(row - up, column - left)));
    return touches ? `M${column * CELL} ${row * CELL}h0` : "";
  });
  return [`<path class="line dots" d="${dots.join("")}"/>`];
}

// ---------------------------------------------------------------- below the board

interface Below {
  readonly body: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The width of a letter of a note, and of notes below a narrow board. */
const NOTE_LETTER = 8;
const NOTE_WIDTH = 320;

/** The legend, as many columns as fit, the pieces of tables, and the notes, in lines as wide as the board. */
function belowBoard(scene: BoardScene, left: number, top: number, boardWidth: number): Below {
  const body: string[] = [];
  const longest = Math.max(0, ...scene.legend.map(({ says }) => displayWidth(says)));
  const columnWidth = 34 + 8 * longest;
  const columns = Math.max(1, Math.floor(boardWidth / columnWidth));
  scene.legend.forEach(({ glyph, tone, says }, index) => {
    const x = left + (index % columns) * columnWidth;
    const y = top + 10 + 24 * Math.floor(index / columns);
    if (tone !== undefined) {
      body.push(`<rect x="${x}" y="${y - 9}" width="18" height="18" ${toneFill(tone)}/>`);
    }
    if (glyph !== undefined) body.push(drawGlyph(glyph, "given", x + 9, y, 8, groundOf(tone)));
    body.push(svgText(says, { x: x + 24, y, size: 14, classes: "start small" }));
  });
  const room = Math.max(boardWidth, NOTE_WIDTH);
  let bankWidth = 0;
  let upper = 24 * Math.ceil(scene.legend.length / columns);
  for (const bank of scene.banks) {
    const drawn = svgBank(bank, left, top + upper, room);
    body.push(...drawn.body);
    bankWidth = Math.max(bankWidth, drawn.width);
    upper += drawn.height + MARGIN;
  }
  const notes = scene.notes.flatMap((note) => linesOf(note, Math.floor(room / NOTE_LETTER)));
  notes.forEach((note, line) => {
    body.push(svgText(note, { x: left, y: top + upper + 10 + 20 * line, size: 14, classes: "start small" }));
  });
  const noteWidth = Math.max(0, ...notes.map((note) => NOTE_LETTER * displayWidth(note)));
  const legendWidth = scene.legend.length === 0 ? 0 : columnWidth;
  const height = upper + 20 * notes.length;
  return {
    body,
    width: Math.max(noteWidth, legendWidth, bankWidth),
    height: height === 0 ? 0 : height + MARGIN,
  };
}
