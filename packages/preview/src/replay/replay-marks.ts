/** The marks of a search on the board: what it has put there is shaded, its choices are outlined, the step ringed, and what is taken back crossed out. */
import type { ReplayPlace } from "@ecp/lsp";
import { svgElement } from "../element/dom.js";
import type { CellBox } from "../element/drawing.js";
import type { PreviewState } from "../state.js";

export interface ReplayMarks {
  readonly parts: readonly SVGElement[];
  /** For those who hear the board. */
  readonly saysOf: (cell: string) => readonly string[];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** From the middle to its sides. */
  readonly half: number;
}

export function replayMarks(
  { replayed }: PreviewState,
  cells: ReadonlyMap<string, CellBox>,
): ReplayMarks | undefined {
  if (replayed === undefined) return undefined;
  const { frame, standing } = replayed;
  const spots = (places: readonly ReplayPlace[]): readonly Spot[] =>
    places.flatMap((place) => spotOf(place, cells) ?? []);
  const said = [
    ["placed", namesOf(standing.placed)],
    ["chosen of several", namesOf(standing.chosen)],
    ["put there in this step", namesOf(frame.puts)],
    ["taken back in this step", namesOf(frame.takes)],
  ] as const;
  return {
    parts: [
      ...spots(standing.placed).map((spot) => square(spot, "placed", 1)),
      ...spots(standing.chosen).map((spot) => square(spot, "chosen-way", 2)),
      ...spots(frame.puts).map((spot) => square(spot, "put", 4)),
      ...spots(frame.takes).map((spot) => square(spot, "taken", 3)),
    ],
    saysOf: (cell) => said.flatMap(([words, names]) => (names.has(cell) ? [words] : [])),
  };
}

const namesOf = (places: readonly ReplayPlace[]): ReadonlySet<string> => new Set(places.flat());

/** A place of several cells is a smaller one in the middle of them. */
function spotOf(place: ReplayPlace, cells: ReadonlyMap<string, CellBox>): Spot | undefined {
  const boxes = place.flatMap((name) => cells.get(name) ?? []);
  const [first] = boxes;
  if (first === undefined) return undefined;
  const mean = (of: (box: CellBox) => number): number =>
    boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  const half = boxes.length === 1 ? first.size / 2 : first.size / 4;
  return { x: mean((box) => box.x + box.size / 2), y: mean((box) => box.y + box.size / 2), half };
}

const square = ({ x, y, half }: Spot, kind: string, inset: number): SVGElement =>
  svgElement("rect", {
    class: kind,
    x: String(x - half + inset),
    y: String(y - half + inset),
    width: String(2 * (half - inset)),
    height: String(2 * (half - inset)),
    rx: "4",
  });
