/**
 * Improves an instance that has several answers although all clues are printed. It changes something near the places where the answers differ:
 * it looks for the answer there again and makes new clues, moves a border, or exchanges two values. A change stays if no more places are open
 * than before (now and then a few more): this is hill climbing, and if it ends too low, the caller begins again.
 */
import type { Board } from "../../board.js";
import type { Solution } from "../../solution.js";
import { cellOfSide } from "../../tiling/sides.js";
import type { LayerId, TypedLayer } from "../../typed.js";
import type { Contents, GivenPlace } from "../contents.js";
import { differentAnswers, type JudgedInstance, judge } from "../judge.js";
import type { Random } from "../random.js";
import type { Workshop } from "../workshop.js";

const STEPS_IN_VAIN = 30;
const STEPS = 600;
/** The distance from an open place within which changes are made, and the number of vain steps after which it grows by one. */
const RINGS = 3;
const STEPS_A_RING = 8;
/** The number of other answers that are looked at to see which places are open. */
const OTHERS = 6;
/** The number of additional open places that a step may leave, and how rarely that is allowed. */
const SETBACK = 2;
const SETBACKS = 0.1;
/** Nodes a cell for each question on the way: what takes more is rarely near to one answer. */
const HASTE = 150;

export const inHaste = ({ board }: Workshop): number => HASTE * Math.max(100, board.cells.length);

/** The printed clues, and their answers. */
export interface AnswerDraft<Printed> {
  readonly printed: Printed;
  readonly verdict: JudgedInstance;
  /** Where its answers differ, as far as was looked. */
  readonly open: readonly GivenPlace[];
}

/** A change of what is printed, somewhere near these cells; undefined where it came to nothing. */
export type DraftChange<Printed> = (
  draft: AnswerDraft<Printed>,
  near: ReadonlySet<number>,
) => Promise<Printed | undefined>;

export async function improve<Printed extends { readonly contents: Contents; readonly answer: Contents }>(
  workshop: Workshop,
  start: AnswerDraft<Printed>,
  changes: readonly DraftChange<Printed>[],
  hints: ReadonlySet<LayerId>,
  random: Random,
  tell: (places: number) => void,
  stepsInVain = STEPS_IN_VAIN,
): Promise<AnswerDraft<Printed> | undefined> {
  let best = start;
  let least = best.open.length;
  let vain = 0;
  for (let step = 0; step < STEPS && vain < stepsInVain && best.open.length > 0; step++, vain++) {
    const { open } = best;
    tell(open.length);
    const change = changes[random.below(changes.length)];
    if (change === undefined) return undefined;
    const printed = await change(
      best,
      nearCells(workshop, open, random, RINGS + Math.floor(vain / STEPS_A_RING)),
    );
    if (printed === undefined) continue;
    const verdict = await judge(workshop, printed.contents, hints, inHaste(workshop), printed.answer);
    if (verdict === undefined) continue;
    const most = open.length + (random.happens(SETBACKS) ? SETBACK : 0);
    const after = await openPlaces(verdict, most);
    if (after.length > most) continue;
    if (after.length < least) vain = 0;
    least = Math.min(least, after.length);
    best = { printed, verdict, open: after };
  }
  return best.open.length === 0 ? best : undefined;
}

/**
 * Once for a verdict: its asker goes on. Where the first answer differs from some others, each as different as the search makes it. With more places than
 * `most` it is not told of all.
 */
export async function openPlaces(
  { compiled, asker, assume, options, answer, other }: JudgedInstance,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly GivenPlace[]> {
  if (other === undefined) return [];
  const open = new Map<string, GivenPlace>();
  const add = (solution: Solution): void => {
    for (const place of differentAnswers(answer, solution))
      open.set(`${place.layer} ${place.element}`, place);
  };
  add(other);
  for (let count = 1; count < OTHERS && open.size <= most; count++) {
    asker.exclude();
    const next = await asker.ask({ assume, prefer: { options, chosen: false } });
    if (next?.kind !== "solution") break;
    add(compiled.lowered.decode(next.options));
  }
  return [...open.values()];
}

/** A place where the answers differ, and what lies round it. */
export function nearCells(
  { board, puzzle }: Workshop,
  places: readonly GivenPlace[],
  random: Random,
  /** More than the rings of cells that may be round it. */
  rings = RINGS,
): ReadonlySet<number> {
  const place = places[random.below(places.length)];
  const layer = place === undefined ? undefined : puzzle.layers[place.layer];
  const cells = layer === undefined || place === undefined ? [] : cellsOfLayer(board, layer, place.element);
  return grown(board, cells, random.below(rings));
}

/** The cells, and so many rings of cells round them. */
export function grown(board: Board, cells: Iterable<number>, rings: number): ReadonlySet<number> {
  const near = new Set(cells);
  for (let ring = 0; ring < rings; ring++)
    for (const cell of [...near]) for (const other of board.around(cell)) near.add(other);
  return near;
}

/** The cells that an element of a layer lies on or between. */
export function cellsOfLayer(board: Board, { on }: TypedLayer, element: number): readonly number[] {
  switch (on.kind) {
    case "link":
      return board.linkEnds(element) ?? [];
    case "edge":
      return board.edgeCells(element);
    case "corner":
      return board.cornerCells(element);
    case "wedge":
      return [cellOfSide(board, element)];
    case "row":
    case "column":
    case "line":
      return board.lines[on.kind].sets[element] ?? [];
    case "cell":
      return [element];
    default:
      return board.cells;
  }
}
