/** Drawing rules for layers on links, edges and corners (grammar/drawing.md, section "Between cells"). */
import type { Board } from "../board.js";
import type { Datum } from "../ground.js";
import type { Picture } from "../solution.js";
import type { BoardSheet } from "../tiling/sheet.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { spotsOfEdge, spotsOfLink } from "./between-layers.js";
import { centreOf, type DrawingDraft } from "./draft.js";
import { type Drawn, drawValue, spellingOf, textGlyph, valueInWords } from "./glyphs.js";
import { shownValues } from "./layer-values.js";
import { looks } from "./looks.js";
import type { By, Point } from "./scene.js";

/** Numbers up to this are so many lines side by side where a link layer counts them. */
const MOST_LINES = 2;

function mark(draft: DrawingDraft, at: Point, drawn: Drawn, by: By): void {
  if (drawn.kind === "glyph") draft.placed.push({ glyph: drawn.glyph, by, at });
  // There is no cell to fill: a colour is told by its letter.
  if (drawn.kind === "fill")
    draft.placed.push({ glyph: drawn.also ?? { kind: "shape", shape: "disc" }, by, at });
}

/** How many lines join the cells; undefined where the value is written instead. Given numbers are clues, and written. */
function lineCount(layer: TypedLayer, value: Datum): number | undefined {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (layer.role !== "find" || typeof value !== "number") return undefined;
  if (value === 0) return 0;
  return countsLines(layer) && value >= 0 && value <= MOST_LINES ? value : undefined;
}

/** From no line to as many as are drawn: of `1..5` the numbers are written, lest two of them look alike. */
function countsLines({ domain }: TypedLayer): boolean {
  if (domain.kind !== "range") return true;
  const { from, to } = domain;
  return from.kind === "number" && from.value === 0 && (to.kind !== "number" || to.value <= MOST_LINES);
}

/** The spelling of a symbol that is drawn between two cells one above the other. */
function uprightSpelling({ written }: TypedLayer, value: Datum): Drawn | undefined {
  for (const [spelling, of] of written)
    if (of === value && upright.has(spelling)) return { kind: "glyph", glyph: textGlyph(spelling) };
  return undefined;
}

const upright: ReadonlySet<string> = new Set(["^", "v"]);

/** The two halves of a link that leaves the sheet and comes back (torus), or the one line that it is. */
export function linkPoints(board: Board, link: number): readonly (readonly [Point, Point])[] {
  const ends = board.linkEnds(link);
  if (ends === undefined) return [];
  const [a, b] = ends.map((cell) => centreOf(board, cell));
  if (a === undefined || b === undefined) return [];
  if (board.sheet !== undefined) return sheetLink(board.sheet, board, ends, link);
  if (link >= board.linkCount || Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 2) return [[a, b]];
  const horizontal = a[0] === b[0];
  return horizontal
    ? [
        [a, [a[0], 2 * board.columns]],
        [b, [b[0], 0]],
      ]
    : [
        [a, [2 * board.rows, a[1]]],
        [b, [0, b[1]]],
      ];
}

/** One line, or its two halves where it leaves the sheet and comes back; nothing where it leads to another layer. */
function sheetLink(
  sheet: BoardSheet,
  board: Board,
  ends: readonly [number, number],
  link: number,
): readonly (readonly [Point, Point])[] {
  const [from, to] = [sheet.centre(ends[0]), sheet.centre(ends[1])];
  if (sheet.joins(link)) return [[from, to]];
  const shared = board.edgesOf(ends[0]).find((edge) => board.edgesOf(ends[1]).includes(edge));
  const middles = shared === undefined ? [] : sheet.edge(shared).map((line) => middleOf(...line));
  return [from, to].flatMap((centre) => {
    const [nearest] = middles.toSorted((a, b) => apart(a, centre) - apart(b, centre));
    return nearest === undefined ? [] : [[centre, nearest] as const];
  });
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const middleOf = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** Where the value of a link is written; nowhere if it has no ends. */
export function linkMiddle(board: Board, link: number): readonly Point[] {
  const [line] = linkPoints(board, link);
  return line === undefined ? [] : [middleOf(...line)];
}

/** A given that is yes, and has a look, by its name too (`dot`), is drawn as that look. */
const isGivenWithLook = (picture: Picture, id: LayerId, layer: TypedLayer): boolean =>
  layer.role === "given" &&
  (looks.get(layer.name)?.kind === "shape" ||
    picture.ground.puzzle.shows.some(({ target }) => target.layer === id));

export function drawLinks(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  // Numbers stand at the links of a graph, and are no lines along them.
  const isGraph = draft.board.named !== undefined;
  if (
    layer.role === "find" &&
    (layer.domain.kind === "yes-no" || (layer.domain.kind === "range" && !isGraph))
  ) {
    draft.grid = "dotted";
  }
  const asMarks = isGivenWithLook(picture, id, layer);
  const named: string[] = [];
  shownValues(picture, id).forEach((shown, link) => {
    if (shown === undefined || (asMarks && shown.value === false)) return;
    const isFar = (layer.on.kind === "link" && layer.on.own === true) || isBetweenLayers(draft.board, link);
    if (isFar && shown.value !== false)
      named.push(
        `${draft.board.linkName(link)}${shown.value === true ? "" : ` ${valueInWords(layer, shown.value)}`}`,
      );
    const isWritten = spellingOf(layer, shown.value) !== undefined;
    const count = asMarks || isWritten ? undefined : lineCount(layer, shown.value);
    if (count !== undefined && count > 0)
      for (const { ends } of spotsOfLink(draft.board, link))
        draft.lines.push({
          points: ends,
          count: count === 1 ? 1 : 2,
          by: shown.by,
          way: undefined,
          leadsTo: "link",
        });
    for (const [from, to] of linkPoints(draft.board, link)) {
      if (count === undefined) {
        const upright = from[1] === to[1] ? uprightSpelling(layer, shown.value) : undefined;
        const drawn = upright ?? drawValue(picture.ground.puzzle, id, shown.value, 1);
        mark(draft, middleOf(from, to), drawn, shown.by);
        break;
      }
      if (count > 0) {
        draft.lines.push({ points: [from, to], count: count === 1 ? 1 : 2, by: shown.by, way: undefined });
      }
    }
  });
  // Lines from afar cross cells that they do not join.
  if (named.length > 0) draft.notes.push(`${layer.name}: ${named.join(", ")}`);
}

/** Where an edge lies on the sheet: twice at the rim of a torus. Numbering as board.ts says. */
export function edgePlaces(
  board: Board,
  edge: number,
): readonly { readonly at: Point; readonly index: number }[] {
  if (board.sheet !== undefined)
    return board.sheet.edge(edge).map((line) => ({ at: middleOf(...line), index: edge }));
  const { rows, columns, torus } = board;
  const horizontalRows = torus ? rows : rows + 1;
  const verticalColumns = torus ? columns : columns + 1;
  if (edge < horizontalRows * columns) {
    const row = Math.floor(edge / columns);
    const column = edge % columns;
    const once = { at: [2 * row, 2 * column + 1], index: edge } as const;
    return torus && row === 0
      ? [once, { at: [2 * rows, 2 * column + 1], index: rows * columns + column }]
      : [once];
  }
  const place = edge - horizontalRows * columns;
  const row = Math.floor(place / verticalColumns);
  const column = place % verticalColumns;
  const index = row * (columns + 1) + column;
  const once = { at: [2 * row + 1, 2 * column], index } as const;
  return torus && column === 0 ? [once, { at: [2 * row + 1, 2 * columns], index: index + columns }] : [once];
}

/** The lines of an edge on the sheet. */
export const edgeLines = (board: Board, edge: number): readonly (readonly [Point, Point])[] =>
  board.sheet === undefined
    ? edgePlaces(board, edge).map(({ at }) => lineThrough(at))
    : board.sheet.edge(edge);

/** The border of squares whose middle is there. */
export const lineThrough = ([row, column]: Point): readonly [Point, Point] =>
  isHorizontal([row, column])
    ? [
        [row, column - 1],
        [row, column + 1],
      ]
    : [
        [row - 1, column],
        [row + 1, column],
      ];

const isHorizontal = ([row]: Point): boolean => row % 2 === 0;

/** A link that has no line on the sheet. */
const isBetweenLayers = (board: Board, link: number): boolean =>
  board.sheet !== undefined && board.linkEnds(link) !== undefined && linkPoints(board, link).length === 0;

/** If borders are to be found, the frame of the board is not drawn, since it would be taken for one of them. */
export function dotsForFrame(draft: DrawingDraft): void {
  // Dots alone show squares, and no other cells.
  draft.grid = draft.board.sheet === undefined ? "dots" : "dotted";
  for (const borders of [draft.horizontal, draft.vertical, draft.edges]) {
    borders.forEach((border, index) => {
      if (border.weight === "thick") borders[index] = { weight: "thin", by: border.by };
    });
  }
}

export function drawEdges(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  const { board } = draft;
  if (layer.role === "find" && layer.domain.kind === "yes-no") dotsForFrame(draft);
  const asMarks = isGivenWithLook(picture, id, layer);
  const named: string[] = [];
  shownValues(picture, id).forEach((shown, edge) => {
    if (shown === undefined || shown.value === false) return;
    const spots = spotsOfEdge(board, edge);
    if (spots.length > 0)
      named.push(
        `${board.edgeName(edge)}${shown.value === true ? "" : ` ${valueInWords(layer, shown.value)}`}`,
      );
    if (shown.value === true && !asMarks)
      for (const { ends } of spots)
        draft.lines.push({ points: ends, count: 1, by: shown.by, way: undefined, leadsTo: "edge" });
    for (const { at, index } of edgePlaces(board, edge)) {
      if (shown.value === true && !asMarks) {
        const flat = isHorizontal(at) ? draft.horizontal : draft.vertical;
        (board.sheet === undefined ? flat : draft.edges)[index] = { weight: "thick", by: shown.by };
      } else mark(draft, at, drawValue(picture.ground.puzzle, id, shown.value, 1), shown.by);
    }
  });
  if (named.length > 0) draft.notes.push(`${layer.name}: ${named.join(", ")}`);
}

export function cornerPoint({ torus, columns, sheet }: Board, corner: number): Point {
  if (sheet !== undefined) return sheet.corner(corner)[0] ?? [0, 0];
  const across = torus ? columns : columns + 1;
  return [2 * Math.floor(corner / across), 2 * (corner % across)];
}

export function drawCorners(draft: DrawingDraft, picture: Picture, id: LayerId): void {
  shownValues(picture, id).forEach((shown, corner) => {
    if (shown === undefined) return;
    const drawn = drawValue(picture.ground.puzzle, id, shown.value, 1);
    mark(draft, cornerPoint(draft.board, corner), drawn, shown.by);
  });
}
