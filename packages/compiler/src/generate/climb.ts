/**
 * From an answer whose clues leave others to one that they do not, on a board so large that other answers differ from it nearly everywhere. First only
 * small windows of the board are looked at, with the answer known round them, as many at once as do not touch: what leaves another answer there is
 * changed there, and what got no worse is kept. Then larger windows, and at last the whole board, where little is open by then.
 */
import type { Board } from "../board.js";
import type { Random } from "./random.js";
import type { Cells, OpenScene, View } from "./scene.js";
import { grown } from "./structure/improve.js";

/** Rings of cells round the middle of a window, in the order of the passes. */
const WINDOWS = [1, 2, 3, 4, 6] as const;
/** Between two windows. */
const GAP = 2;
/** Without any window being less open than before. */
const TRIES_IN_VAIN = 10;
const TRIES = 80;
/** How far a change reaches. */
const REACH = [1, 1, 1, 2, 2] as const;
const STEPS = 400;
const STEPS_IN_VAIN = 60;
const SETBACK = 2;
const SETBACKS = 0.1;

interface Window {
  readonly cells: Cells;
  readonly open: Cells;
}

/** Returns undefined if it ends too low. */
export async function climb(
  scene: OpenScene,
  start: View,
  board: Board,
  random: Random,
  tell: (what: string) => void,
): Promise<View | undefined> {
  let view = start;
  for (const rings of WINDOWS) {
    const left = new Set(board.cells);
    while (left.size > 0) {
      const windows = apart(board, left, rings, random);
      for (const cells of windows) for (const cell of cells) left.delete(cell);
      view = await closed(scene, view, windows, board, random, (some) =>
        tell(`${2 * rings + 1}x${2 * rings + 1}: ${left.size} cells to come, ${some} windows`),
      );
    }
  }
  let open = await scene.open(view, random);
  for (
    let step = 0, vain = 0, least = open?.size ?? 0;
    step < STEPS && vain < STEPS_IN_VAIN;
    step++, vain++
  ) {
    if (open === undefined) return undefined;
    if (open.size === 0) return view;
    tell(`answers differ on ${open.size} cells`);
    const next = await scene.near(view, ballIn(board, open, Math.floor(vain / 12), random), random);
    const after = next === undefined ? undefined : await scene.open(next, random);
    if (next === undefined || after === undefined) continue;
    if (after.size > open.size + (random.happens(SETBACKS) ? SETBACK : 0)) continue;
    view = next;
    open = after;
    if (open.size < least) vain = 0;
    least = Math.min(least, open.size);
  }
  return undefined;
}

/** As many of the windows as can be are made such that nothing is open in them while all else is known. */
async function closed(
  scene: OpenScene,
  start: View,
  areas: readonly Cells[],
  board: Board,
  random: Random,
  tell: (windows: number) => void,
): Promise<View> {
  let view = start;
  const all = union(areas);
  const first = await scene.open(view, random, all);
  let windows: readonly Window[] = areas.map((cells) => ({ cells, open: common(cells, first ?? cells) }));
  for (let time = 0, vain = 0; time < TRIES && vain < TRIES_IN_VAIN; time++, vain++) {
    const left = windows.filter(({ open }) => open.size > 0);
    if (left.length === 0) break;
    tell(left.length);
    const balls = left.map(({ cells, open }) => common(cells, ballIn(board, open, 0, random)));
    const next = await scene.near(view, union(balls), random);
    const after = next === undefined ? undefined : await scene.open(next, random, all);
    if (next === undefined || after === undefined) continue;
    const well = left.filter(({ cells, open }) => common(cells, after).size <= open.size);
    const mixed =
      well.length === left.length
        ? next
        : await scene.mixed(view, next, union(well.map(({ cells }) => cells)));
    if (mixed === undefined || well.length === 0) continue;
    if (well.some(({ cells, open }) => common(cells, after).size < open.size)) vain = 0;
    view = mixed;
    const changed = new Set(well);
    windows = windows.map((window) =>
      changed.has(window) ? { ...window, open: common(window.cells, after) } : window,
    );
  }
  return view;
}

/** Windows round these cells that do not come near each other. */
function apart(board: Board, middles: Cells, rings: number, random: Random): readonly Cells[] {
  const taken = new Set<number>();
  const windows: Cells[] = [];
  for (const middle of random.shuffled([...middles])) {
    const window = grown(board, new Set([middle]), rings);
    if ([...window].some((cell) => taken.has(cell))) continue;
    for (const cell of grown(board, window, GAP)) taken.add(cell);
    windows.push(window);
  }
  return windows;
}

function ballIn(board: Board, open: Cells, more: number, random: Random): Cells {
  const [middle] = random.shuffled([...open]);
  const reach = (REACH[random.below(REACH.length)] ?? 1) + more;
  return grown(board, new Set(middle === undefined ? [] : [middle]), reach);
}

const common = (some: Cells, others: Cells): Cells => new Set([...some].filter((cell) => others.has(cell)));
const union = (all: readonly Cells[]): Cells => new Set(all.flatMap((each) => [...each]));
