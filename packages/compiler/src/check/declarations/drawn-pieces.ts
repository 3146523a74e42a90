/** Drawn pieces: rows of signs, read as the cells of the tiling that the board line says, or as sticks. */
import type { Board, RawLine } from "../../ast.js";
import type { Form } from "../../tiling/forms.js";
import type { LatticePoint } from "../../tiling/lattice.js";
import type { LatticeName } from "../../vocabulary/tilings.js";
import { forms, isBoardForm, isTile } from "../../vocabulary/tilings.js";

/** `board 5 x 6 hexagons`: pieces are drawn in hexagons. */
export function latticeOfLine(board: Board | undefined): LatticeName {
  if (board === undefined) return "squares";
  const form = board.tiling?.text;
  const usual = form !== undefined && isBoardForm(form) ? forms[form][0] : "squares";
  const tile = board.kinds.map(({ text }) => text).find(isTile) ?? usual;
  if (tile === "hexagons" || tile === "triangles") return tile;
  return board.dimensions.length > 2 ? "cubes" : "squares";
}

export interface WrongDrawing {
  readonly row: RawLine;
  readonly problem: "ragged" | "symbol" | "apart" | "standing" | "between";
  readonly symbol?: string;
}

interface Way {
  /** The signs apart from the dot. */
  readonly signs: string;
  /** Of places where there is nothing, besides the dot. */
  readonly empty?: string;
  /** The row and place of the tiling at which a drawing may begin. */
  readonly starts?: readonly (readonly [row: number, place: number])[];
  readonly read: (
    sign: string,
    row: number,
    place: number,
    layer: number,
  ) => LatticePoint | WrongDrawing["problem"];
}

/** Each place is a corner, a stick, or the middle of a cell. */
const sticks: Way = {
  signs: "-|",
  empty: "+",
  starts: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  read: (sign, row, place) => {
    const [down, right] = sign === "-" ? [0, 1] : [1, 0];
    return row % 2 === down && place % 2 === right ? [row, place] : "between";
  },
};

/** A row of hexagons or triangles may begin at either of two places. */
const starts = [
  [0, 0],
  [0, 1],
] as const;

const ways: Readonly<Record<LatticeName, Way>> = {
  squares: { signs: "#", read: (_, row, place) => [row, place] },
  cubes: { signs: "#", read: (_, row, place, layer) => [row, place, layer] },
  hypercubes: { signs: "#", read: (_, row, place, layer) => [row, place, layer, 0] },
  // A row is moved by half a cell, which is a place.
  hexagons: {
    signs: "#",
    starts,
    read: (_, row, place) => {
      const right = (place - row) / 2;
      return Number.isInteger(right) ? [row, right, -row - right] : "apart";
    },
  },
  // Each place is half a side.
  triangles: {
    signs: "^v",
    starts,
    read: (sign, row, place) => {
      const stands = sign === "^";
      if (((place - row) % 2 !== 0) !== stands) return "standing";
      const down = 3 * row + (stands ? 2 : 1);
      const right = (3 * (place - row) + (stands ? 1 : 2)) / 2;
      return [down, right, -down - right];
    },
  },
  sticks,
  "sticks in space": sticks,
};

/** Which signs a piece is drawn with. */
export const signsOf = (lattice: LatticeName): string => ways[lattice].signs;

/** Rows stand below each other, or in one line with `/` between them. */
export function readDrawing(lines: readonly RawLine[], lattice: LatticeName): Form | WrongDrawing {
  const rows = lines.flatMap(({ span, text }) => text.split("/").map((row) => ({ span, text: row.trim() })));
  const [first = [0, 0], ...others] = ways[lattice].starts ?? [];
  let drawn = attempt(rows, lattice, first);
  const said = drawn;
  for (const start of others) {
    if (!("problem" in drawn) || drawn.problem === "ragged" || drawn.problem === "symbol") break;
    drawn = attempt(rows, lattice, start);
  }
  return "problem" in drawn ? said : drawn;
}

function attempt(
  rows: readonly RawLine[],
  lattice: LatticeName,
  [top, left]: readonly [number, number],
): Form | WrongDrawing {
  const { signs, empty = "", read } = ways[lattice];
  const inLayers = lattice === "cubes" || lattice === "hypercubes";
  const drawn = rows.map(({ text }) => (inLayers ? text.split(/\s+/u) : [text.replace(/\s/gu, "")]));
  const cells: LatticePoint[] = [];
  for (const [r, layers] of drawn.entries()) {
    const row = rows[r] ?? rows[0];
    if (row === undefined) break;
    const symbol = [...layers.join("")].find((sign) => !`.${empty}${signs}`.includes(sign));
    if (symbol !== undefined) return { row, problem: "symbol", symbol };
    if (layers.length !== drawn[0]?.length || layers.some((layer) => layer.length !== drawn[0]?.[0]?.length))
      return { row, problem: "ragged" };
    for (const [l, layer] of layers.entries())
      for (const [place, sign] of [...layer].entries()) {
        if (!signs.includes(sign)) continue;
        const point = read(sign, r + top, place + left, l);
        if (typeof point === "string") return { row, problem: point };
        cells.push(point);
      }
  }
  return cells;
}
