/** The address of penpa-edit that opens a puzzle there, to be changed or solved. */

import { genreOfGivens } from "../genres.js";
import { type Givens, HOLE } from "../givens.js";
import { linkCells, linkEdges } from "../places.js";
import type { Result } from "../problem.js";
import type { Json } from "../setters/loose-json.js";
import { borderNames, frameOf, middle, pointOfCell } from "./drawing.js";
import { packedText } from "./packed.js";
import { drawnOf, penpaTag } from "./penpa-genres.js";
import { circleEntry } from "./read.js";
import { inShort } from "./short-words.js";

/** Pixels of a cell. */
const CELL = 38;
/** The version of the page whose form this is. */
const VERSION = [3, 2, 3];
/** An empty line: the page takes its own settings. */
const NOT_KEPT = null;
const BLACK = 1;
const BORDER = 2;

const nothingDrawn = (): Record<string, Json> => ({
  command_redo: { __a: [] },
  command_undo: { __a: [] },
  command_replay: { __a: [] },
  surface: {},
  number: {},
  numberS: {},
  symbol: {},
  freeline: {},
  freelineE: {},
  thermo: [],
  arrows: [],
  direction: [],
  squareframe: [],
  polygon: [],
  line: {},
  lineE: {},
  wall: {},
  cage: {},
  deletelineE: {},
  killercages: [],
  nobulbthermo: [],
});

export function writePenpa(givens: Givens): Result<string> {
  const { puzzle, rows, columns, layers, parameters, remarks } = givens;
  const refuse = (what: string) => ({ problem: { kind: "not-in-format", puzzle, what } }) as const;
  const genre = genreOfGivens(givens);
  const tag = genre && penpaTag(genre);
  if (tag === undefined || genre === undefined) return { problem: { kind: "no-genre", puzzle } };
  const drawn = drawnOf(genre);
  const odd = [...layers].find(
    ([name, values]) => !Object.values(drawn).includes(name) && values.some((value) => value !== undefined),
  );
  if (odd !== undefined) return refuse(odd[0] === HOLE ? "that a cell is not on the board" : `\`${odd[0]}\``);
  const fixed = genre.parameters?.(rows, columns);
  const other = [...(fixed ?? [])].find(([name, value]) => parameters.get(name) !== value);
  if (other !== undefined) return refuse(`${other[0]} = ${parameters.get(other[0])}`);
  const frame = frameOf(rows, columns);
  const number: Record<string, Json> = {};
  const symbol: Record<string, Json> = {};
  const lineE: Record<string, Json> = {};
  const put = (cell: number, value: unknown): void => {
    number[pointOfCell(frame, cell)] = [String(value), BLACK, "1"];
  };
  const rooms = drawn.rooms === undefined ? undefined : layers.get(drawn.rooms);
  if (drawn.numbers !== undefined)
    for (const [cell, value] of (layers.get(drawn.numbers) ?? []).entries())
      if (value !== undefined) put(cell, value);
  if (drawn.ofRooms !== undefined)
    for (const [room, value] of (layers.get(drawn.ofRooms) ?? []).entries())
      if (value !== undefined) put(rooms?.indexOf(room) ?? 0, value);
  if (drawn.circles !== undefined)
    for (const [cell, value] of (layers.get(drawn.circles) ?? []).entries())
      if (value !== undefined) symbol[pointOfCell(frame, cell)] = circleEntry(value);
  const names = borderNames(frame);
  const edges = linkEdges(frame);
  const inner = (drawn.inner === undefined ? undefined : layers.get(drawn.inner)) ?? [];
  if (rooms !== undefined)
    for (const [link, [one, two]] of linkCells(frame).entries()) {
      const name = names[link];
      const isBorder = rooms[one] !== rooms[two] || inner[edges[link] ?? -1] === true;
      if (name !== undefined && isBorder) lineE[name] = BORDER;
    }
  const clean = (text: string | undefined): string =>
    (text ?? "").replaceAll(",", "%2C").replace(/\s+/g, " ");
  const header = [
    ...[
      "square",
      columns,
      rows,
      CELL,
      0,
      1,
      1,
      (columns + 1) * CELL,
      (rows + 1) * CELL,
      middle(frame),
      middle(frame),
    ],
    ...[
      0,
      0,
      0,
      0,
      `Title: ${clean(remarks?.title)}`,
      `Author: ${clean(remarks?.author)}`,
      "",
      "",
      "OFF",
      false,
      "",
    ],
  ].join(",");
  const points = Array.from({ length: rows * columns }, (_, cell) => pointOfCell(frame, cell));
  const steps = points.map((point, at) => point - (points[at - 1] ?? 0));
  const question = { ...nothingDrawn(), number, symbol, lineE };
  const lines: readonly Json[] = [
    ...[[0, 0, 0, 0], {}, question, nothingDrawn(), steps, [], {}, "x", "x", VERSION, NOT_KEPT, "x", 0],
    ...[nothingDrawn(), nothingDrawn(), {}, [tag]],
  ];
  const text = [header, ...lines.map((line) => (line === NOT_KEPT ? "" : JSON.stringify(line))), ""].join(
    "\n",
  );
  return { value: `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${packedText(inShort(text))}` };
}
