/** The marks of a search on the board: what it has put there is shaded, its choices are outlined, the step ringed, and what is taken back crossed out. */
import type { ReplayPlace } from "@ecp/lsp";
import { type CellShape, makeCellShape } from "../element/cell-shape.js";
import { type CellBox, overCell } from "../element/drawing.js";
import type { PreviewState } from "../state.js";

export interface ReplayMarks {
  readonly parts: readonly SVGElement[];
  /** For those who hear the board. */
  readonly saysOf: (cell: string) => readonly string[];
}

export function replayMarks(
  { replayed }: PreviewState,
  cells: ReadonlyMap<string, CellBox>,
): ReplayMarks | undefined {
  if (replayed === undefined) return undefined;
  const { frame, standing } = replayed;
  const spots = (places: readonly ReplayPlace[]): readonly CellShape[] =>
    places.flatMap((place) => spotOf(place, cells) ?? []);
  const said = [
    ["placed", namesOf(standing.placed)],
    ["chosen of several", namesOf(standing.chosen)],
    ["put there in this step", namesOf(frame.puts)],
    ["taken back in this step", namesOf(frame.takes)],
  ] as const;
  return {
    parts: [
      ...spots(standing.placed).map((spot) => overCell(spot, "placed", 1, ROUND)),
      ...spots(standing.chosen).map((spot) => overCell(spot, "chosen-way", 2, ROUND)),
      ...spots(frame.puts).map((spot) => overCell(spot, "put", 4, ROUND)),
      ...spots(frame.takes).map((spot) => overCell(spot, "taken", 3, ROUND)),
    ],
    saysOf: (cell) => said.flatMap(([words, names]) => (names.has(cell) ? [words] : [])),
  };
}

const namesOf = (places: readonly ReplayPlace[]): ReadonlySet<string> => new Set(places.flat());

/** Of the corners of a mark. */
const ROUND = 4;

/** A place of several cells is a smaller one in the middle of them. */
function spotOf(place: ReplayPlace, cells: ReadonlyMap<string, CellBox>): CellShape | undefined {
  const boxes = place.flatMap((name) => cells.get(name) ?? []);
  const [first, second] = boxes;
  if (first === undefined || second === undefined) return first;
  const mean = (at: 0 | 1): number => boxes.reduce((sum, { middle }) => sum + middle[at], 0) / boxes.length;
  const [x, y, quarter] = [mean(0), mean(1), first.size / 4];
  return makeCellShape(place.join("-"), [
    [x - quarter, y - quarter],
    [x + quarter, y - quarter],
    [x + quarter, y + quarter],
    [x - quarter, y + quarter],
  ]);
}
