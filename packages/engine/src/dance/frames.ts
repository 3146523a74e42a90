/**
 * Frames: what a branching needs to be come back to. A frame is undone in one of two ways, and its tries are looked at
 * beforehand or not; both are decided when it is pushed, by what the first try is likely to cost.
 *
 * By the trail (`cover.ts`): costs as much again as each removal. By saved sizes, as SSXCC does: the size of every active
 * item is written down once, and written back at each return, whatever was removed in between; then nothing
 * below that frame that has no frame of its own needs the trail. *Measured:* saving is 1.1 times faster on pentominoes,
 * and 1.5 times slower on queens with the bar below set to 1.
 */
import * as arena from "./arena.js";
import { undo } from "./cover.js";

/** Constants of this module: where modules are not bundled, imported names can cost a look-up at each use (see `cover.ts`). */
const {
  at,
  EXACT_END,
  EXACT_LIST,
  F_CURSOR,
  F_DEGREE,
  F_EXACT_END,
  F_FORESEE,
  F_ITEM,
  F_LEVEL,
  F_MULTI_END,
  F_SAVED,
  F_SECOND_END,
  F_TRAIL,
  FIRST_MULTI,
  FIRST_SECOND,
  FORESEE,
  FRAME_END,
  FRAME_WORDS,
  FRAMES,
  LEVEL,
  MULTI_END,
  NODE_WORDS,
  SAVED_END,
  SAVED_LIMIT,
  SECOND_END,
  SECOND_LIST,
  SIZE,
  TRAIL_END,
  TRAILING,
} = arena;

/** A try is foreseen, or sizes are saved, if it is likely to remove more than this many times the number of active items. */
const WORTH_FORESEEING = 6;
const WORTH_SAVING = 3;

/** Marks the present state as what to come back to. */
export function pushFrame(A: Int32Array, item: number, cursor: number, degree: number): void {
  const frame = at(A, FRAME_END);
  A[frame + F_ITEM] = item;
  A[frame + F_CURSOR] = cursor;
  A[frame + F_TRAIL] = at(A, TRAIL_END);
  A[frame + F_EXACT_END] = at(A, EXACT_END);
  A[frame + F_MULTI_END] = at(A, MULTI_END);
  A[frame + F_SECOND_END] = at(A, SECOND_END);
  A[frame + F_LEVEL] = at(A, LEVEL);
  A[frame + F_DEGREE] = degree;
  A[frame + F_SAVED] = 0;
  A[frame + F_FORESEE] = 0;
  A[FRAME_END] = frame + FRAME_WORDS;
  A[TRAILING] = 1;
  A[FORESEE] = 0;
  if (item < at(A, FIRST_MULTI)) decide(A, frame, at(A, item));
}

/** Pre: `node` is what the frame tries first, all its items but the one branched on are active. */
function decide(A: Int32Array, frame: number, node: number): void {
  const multi = at(A, FIRST_MULTI);
  let clashes = 0;
  let others = 0;
  let exactClashes = 0;
  let exactOthers = 0;
  for (let n = node + NODE_WORDS; n !== node; ) {
    const x = A[n] ?? 0;
    if (x < 0) {
      n += x;
      continue;
    }
    const size = A[x + SIZE] ?? 0;
    clashes += size;
    others++;
    if (x < multi) {
      exactClashes += size;
      exactOthers++;
    }
    n += NODE_WORDS;
  }
  const exact = at(A, EXACT_END) - at(A, EXACT_LIST);
  // Only what EXACT items rule out: tries that fail for the sake of secondary ones were seen to fail early anyway.
  if (exactClashes * exactOthers > WORTH_FORESEEING * exact) {
    A[FORESEE] = 1;
    A[frame + F_FORESEE] = 1;
  }
  const active = exact + at(A, SECOND_END) - at(A, SECOND_LIST);
  const saved = at(A, SAVED_END);
  // With MULTI items, whose sizes and bounds are not saved, all goes by the trail.
  if (multi !== at(A, FIRST_SECOND)) return;
  if (clashes * others > WORTH_SAVING * active && saved + 2 * active <= at(A, SAVED_LIMIT)) {
    save(A, SECOND_LIST, SECOND_END, save(A, EXACT_LIST, EXACT_END, saved));
    A[SAVED_END] = saved + 2 * active;
    A[frame + F_SAVED] = saved;
    A[TRAILING] = 0;
  }
}

function save(A: Int32Array, list: number, end: number, to: number): number {
  const stop = at(A, end);
  let k = to;
  for (let cell = at(A, list); cell < stop; cell++) {
    const x = A[cell] ?? 0;
    A[k++] = x;
    A[k++] = A[x + SIZE] ?? 0;
  }
  return k;
}

/** Takes back everything done since the frame was pushed. Pre: it is the top one. */
export function returnTo(A: Int32Array, frame: number): void {
  const saved = at(A, frame + F_SAVED);
  if (saved === 0) undo(A, at(A, frame + F_TRAIL), at(A, frame + F_LEVEL));
  else {
    const end = at(A, SAVED_END);
    for (let k = saved; k < end; k += 2) A[(A[k] ?? 0) + SIZE] = A[k + 1] ?? 0;
    A[TRAIL_END] = at(A, frame + F_TRAIL);
    A[LEVEL] = at(A, frame + F_LEVEL);
  }
  A[EXACT_END] = at(A, frame + F_EXACT_END);
  A[MULTI_END] = at(A, frame + F_MULTI_END);
  A[SECOND_END] = at(A, frame + F_SECOND_END);
}

/** Pre: the frame is the top one and has been returned to. */
export function popFrame(A: Int32Array, frame: number): void {
  const saved = at(A, frame + F_SAVED);
  if (saved !== 0) A[SAVED_END] = saved;
  A[FRAME_END] = frame;
  const below = frame - FRAME_WORDS;
  const isBottom = below < at(A, FRAMES);
  A[TRAILING] = isBottom || at(A, below + F_SAVED) === 0 ? 1 : 0;
  A[FORESEE] = isBottom ? 0 : at(A, below + F_FORESEE);
}
