/** A board scene while it is being put together; `finish` makes the description of it. */
import type { Board } from "../board.js";
import type { KnownBorders } from "../solution.js";
import type { BoardSheet } from "../tiling/sheet.js";
import type {
  BoardScene,
  Border,
  By,
  LegendLine,
  Mark,
  PlacedMark,
  Point,
  SceneBand,
  SceneBank,
  SceneCell,
  SceneLine,
  SceneSheet,
  SheetBorder,
  SideMark,
  Tone,
  Track,
} from "./scene.js";

interface DraftCell {
  fill: SceneCell["fill"];
  readonly marks: Mark[];
  readonly corner: Mark[];
  readonly sides: SideMark[];
  readonly says: string[];
}

export interface DrawingDraft {
  readonly board: Board;
  /** By cell; also for holes, which `finish` leaves out. */
  readonly cells: readonly DraftCell[];
  /** By edge, on a board that has a sheet; else none. */
  readonly edges: Border[];
  readonly horizontal: Border[];
  readonly vertical: Border[];
  grid: BoardScene["grid"];
  cages: BoardScene["cages"];
  checkered: boolean;
  readonly lines: SceneLine[];
  readonly bands: SceneBand[];
  readonly placed: PlacedMark[];
  readonly tracks: Track[];
  readonly legend: LegendLine[];
  readonly banks: SceneBank[];
  readonly notes: string[];
}

export function startDraft(board: Board): DrawingDraft {
  const [rows, columns] = board.sheet === undefined ? [board.rows, board.columns] : [0, 0];
  const draft: DrawingDraft = {
    board,
    cells: Array.from({ length: board.rows * board.columns }, () => ({
      fill: undefined,
      marks: [],
      corner: [],
      sides: [],
      says: [],
    })),
    edges: Array.from({ length: board.sheet === undefined ? 0 : board.edgeCount }, () => ({
      weight: "none",
      by: "given",
    })),
    horizontal: Array.from({ length: (rows + 1) * columns }, () => ({ weight: "none", by: "given" })),
    vertical: Array.from({ length: board.sheet === undefined ? rows * (columns + 1) : 0 }, () => ({
      weight: "none",
      by: "given",
    })),
    grid: "lines",
    cages: undefined,
    checkered: false,
    lines: [],
    bands: [],
    placed: [],
    tracks: [],
    legend: [],
    banks: [],
    notes: [],
  };
  // A board that goes round has no rim: what leaves it comes back on the other side.
  eachBorder(board, (a, b, set) => {
    if (a === undefined && b === undefined) return;
    set(draft, {
      weight: a !== undefined && b !== undefined ? "thin" : board.torus ? "thin" : "thick",
      by: "given",
    });
  });
  return draft;
}

type SetBorder = (draft: DrawingDraft, border: Border) => void;

/** Every place of a border, with the cells above and below it, or left and right of it, that exist, as the sheet shows them (nothing wraps). */
function eachBorder(
  board: Board,
  visit: (before: number | undefined, after: number | undefined, set: SetBorder) => void,
): void {
  if (board.sheet !== undefined) {
    for (let edge = 0; edge < board.edgeCount; edge++) {
      const [a, b] = board.edgeCells(edge);
      visit(a, b, (draft, border) => {
        draft.edges[edge] = border;
      });
    }
    return;
  }
  const { rows, columns } = board;
  const at = (row: number, column: number): number | undefined => {
    const onSheet = row >= 0 && row < rows && column >= 0 && column < columns;
    return onSheet && board.exists(row * columns + column) ? row * columns + column : undefined;
  };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column;
      visit(at(row - 1, column), at(row, column), (draft, border) => {
        draft.horizontal[place] = border;
      });
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const place = row * (columns + 1) + column;
      visit(at(row, column - 1), at(row, column), (draft, border) => {
        draft.vertical[place] = border;
      });
    }
  }
}

/**
 * Thick between cells of different areas; `inside` is the weight within one area. `known`: whether a cell in no area is known to be in none,
 * and so apart from those that are in one.
 */
export function drawAreas(
  draft: DrawingDraft,
  areaAt: readonly (number | undefined)[],
  by: By,
  { inside, known = true }: { readonly inside?: "none"; readonly known?: boolean } = {},
): void {
  eachBorder(draft.board, (a, b, set) => {
    if (a === undefined || b === undefined) return;
    if (!known && (areaAt[a] === undefined || areaAt[b] === undefined)) return;
    if (areaAt[a] !== areaAt[b]) set(draft, { weight: "thick", by });
    else if (inside !== undefined && areaAt[a] !== undefined) set(draft, { weight: inside, by });
  });
}

/** For a division that is not known yet: thick between neighbours that are apart, nothing between those that are joined. */
export function drawKnownBorders(draft: DrawingDraft, { joined, apart }: KnownBorders, by: By): void {
  const keyOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const weights = new Map<string, Border["weight"]>();
  for (const [a, b] of joined) weights.set(keyOf(a, b), "none");
  for (const [a, b] of apart) weights.set(keyOf(a, b), "thick");
  eachBorder(draft.board, (a, b, set) => {
    const weight = a === undefined || b === undefined ? undefined : weights.get(keyOf(a, b));
    if (weight !== undefined) set(draft, { weight, by });
  });
}

export function centreOf(board: Board, cell: number): Point {
  if (board.sheet !== undefined) return board.sheet.centre(cell);
  return [2 * Math.floor(cell / board.columns) + 1, 2 * (cell % board.columns) + 1];
}

/** The first to fill a cell has it, unless a later one is found and the first was given. */
export function fillCell(draft: DrawingDraft, cell: number, tone: Tone, by: By): void {
  const at = draft.cells[cell];
  if (at !== undefined && (at.fill === undefined || (at.fill.by === "given" && by === "found"))) {
    at.fill = { tone, by };
  }
}

/** The outline of a disc, which is no edge. */
const rimOf = (sheet: BoardSheet, cell: number): readonly SheetBorder[] => {
  const outline = sheet.outline(cell) ?? [];
  return outline.map((from, side) => ({
    weight: "thin",
    by: "given",
    from,
    to: outline[(side + 1) % outline.length] ?? from,
    cells: [cell],
  }));
};

function sheetScene({ board, cells, edges }: DrawingDraft, sheet: BoardSheet): SceneSheet {
  const named = board.named !== undefined && !board.lacks.has("edge");
  return {
    height: sheet.height,
    width: sheet.width,
    outlines: cells.map((_, cell) => sheet.outline(cell)),
    otherRings: cells.map((_, cell) => sheet.otherRings(cell)),
    centres: cells.map((_, cell) => (sheet.outline(cell) === undefined ? [0, 0] : sheet.centre(cell))),
    borders: [
      ...edges.flatMap((border, edge) =>
        sheet.edge(edge).map(([from, to]) => ({
          ...border,
          ...(named ? { name: board.edgeName(edge) } : {}),
          from,
          to,
          cells: board.edgeCells(edge),
        })),
      ),
      ...(sheet.discs === true ? cells.flatMap((_, cell) => rimOf(sheet, cell)) : []),
    ],
  };
}

export function finish(draft: DrawingDraft): BoardScene {
  const { board, horizontal, vertical, grid, cages, checkered } = draft;
  const { lines, bands, placed, tracks, legend, banks, notes } = draft;
  return {
    kind: "board",
    rows: board.rows,
    columns: board.columns,
    ...(board.named === undefined ? {} : { named: true }),
    cells: draft.cells.map((cell, index) =>
      board.exists(index)
        ? {
            name: board.cellName(index),
            says: cell.says.join(", "),
            marks: cell.marks,
            corner: cell.corner,
            sides: cell.sides,
            ...(cell.fill === undefined ? {} : { fill: cell.fill }),
          }
        : undefined,
    ),
    ...(board.sheet === undefined ? {} : { sheet: sheetScene(draft, board.sheet) }),
    horizontal,
    vertical,
    grid,
    ...(cages === undefined ? {} : { cages }),
    checkered,
    lines,
    bands,
    placed,
    tracks,
    legend,
    banks,
    notes,
  };
}
