/**
 * Frames: what a branching needs to be come back to. A frame is undone in one of two ways, and its tries are looked at
 * beforehand or not; both are decided when it is pushed, by what the first try is likely to cost.
 *
 * By the trail (`cover.ts`): costs as much again as each removal. By saved sizes, as SSXCC does: the size of every active
 * item is written down once, and written back at each return, whatever was removed in between; then nothing
 * below that frame that has no frame of its own needs the trail. *Measured:* saving is 1.1 times faster on pentominoes,
 * and 1.5 times slower on queens with the bar below set to 1.
 *
 * Saved sizes share the region of the trail and come from its other end. The entries that could still go on the trail above a frame are at
 * most one word for each live entry of the items active when it is pushed; sizes are saved only if that fits as well.
 */
import {
  CELL_BYTES,
  CELLS,
  CHOICE_END,
  EXACT_END,
  EXACT_LIST,
  F_CHOICE,
  F_CURSOR,
  F_DEGREE,
  F_EXACT_END,
  F_ITEM,
  F_MULTI_END,
  F_SAVED,
  F_SECOND_END,
  F_TRAIL,
  FIRST_ACTIVE,
  FIRST_MULTI,
  FIRST_SECOND,
  FORESEE,
  FRAME_BYTES,
  FRAME_END,
  FRAMES,
  MULTI_END,
  NODE_BYTES,
  SAVED_LOW,
  SECOND_END,
  SECOND_LIST,
  SIZE,
  TRAIL_END,
  TRAILING,
} from "../src/dance/arena";
import { undo } from "./cover";

/** A try is foreseen, or sizes are saved, if it is likely to remove more than this many times the number of active items. */
const WORTH_FORESEEING = 6;
const WORTH_SAVING = 3;

function hasMulti(): bool {
  return load<i32>(FIRST_MULTI) !== load<i32>(FIRST_SECOND);
}

/** Marks the present state as what to come back to. */
export function pushFrame(item: i32, cursor: i32, degree: i32): void {
  const frame = load<i32>(FRAME_END);
  store<i32>(frame, item, F_ITEM);
  store<i32>(frame, cursor, F_CURSOR);
  store<i32>(frame, load<i32>(TRAIL_END), F_TRAIL);
  store<i32>(frame, load<i32>(EXACT_END), F_EXACT_END);
  store<i32>(frame, load<i32>(SECOND_END), F_SECOND_END);
  store<i32>(frame, load<i32>(CHOICE_END), F_CHOICE);
  store<i32>(frame, 2 * degree, F_DEGREE);
  store<i32>(frame, hasMulti() ? load<i32>(MULTI_END) : 0, F_MULTI_END);
  store<i32>(FRAME_END, frame + FRAME_BYTES);
  store<i32>(TRAILING, CELL_BYTES);
  store<i32>(FORESEE, 0);
  if (item < load<i32>(FIRST_MULTI)) decide(frame, load<i32>(item, CELLS));
}

/** Pre: `node` is what the frame tries first, all its items but the one branched on are active. */
function decide(frame: i32, node: i32): void {
  const multi = load<i32>(FIRST_MULTI);
  let clashes: i64 = 0;
  let others = 0;
  let exactClashes: i64 = 0;
  let exactOthers = 0;
  let n = node + NODE_BYTES;
  while (n !== node) {
    const x = load<i32>(n);
    if (x < 0) {
      n += x;
      continue;
    }
    const size = load<i32>(x, SIZE) >> 2;
    clashes += size;
    others++;
    if (x < multi) {
      exactClashes += size;
      exactOthers++;
    }
    n += NODE_BYTES;
  }
  const exact = (load<i32>(EXACT_END) - load<i32>(EXACT_LIST)) >> 2;
  // Items have an option each then, which holds where the one with the fewest is branched on. Only what EXACT items rule out: tries that fail for the sake of secondary ones were seen to fail early anyway.
  if (exactClashes * exactOthers > WORTH_FORESEEING * exact && load<i32>(FIRST_ACTIVE) === 0) {
    store<i32>(FORESEE, 1);
    store<i32>(frame, load<i32>(frame, F_DEGREE) + 1, F_DEGREE);
  }
  const active = exact + ((load<i32>(SECOND_END) - load<i32>(SECOND_LIST)) >> 2);
  // With MULTI items, whose sizes and bounds are not saved, all goes by the trail.
  if (!hasMulti() && clashes * others > WORTH_SAVING * active) save(frame, active);
}

/** Saves the sizes of all active items, unless they and the trail could then meet. */
function save(frame: i32, active: i32): void {
  const high = load<i32>(SAVED_LOW);
  const low = high - 2 * CELL_BYTES * active;
  // At least one cell beyond the trail must be free: it is written to, and left, where nothing is to be kept.
  const trail = load<i32>(TRAIL_END) + CELL_BYTES;
  if (trail > low) return;
  const room = low - trail;
  let live = 0;
  let to = low;
  const exactEnd = load<i32>(EXACT_END);
  for (let place = load<i32>(EXACT_LIST); place < exactEnd; place += CELL_BYTES) {
    const x = load<i32>(place);
    const size = load<i32>(x, SIZE);
    live += size;
    store<i32>(to, x);
    store<i32>(to, size, CELL_BYTES);
    to += 2 * CELL_BYTES;
  }
  const secondEnd = load<i32>(SECOND_END);
  for (let place = load<i32>(SECOND_LIST); place < secondEnd; place += CELL_BYTES) {
    const x = load<i32>(place);
    const size = load<i32>(x, SIZE);
    live += size;
    store<i32>(to, x);
    store<i32>(to, size, CELL_BYTES);
    to += 2 * CELL_BYTES;
  }
  if (live > room) return;
  store<i32>(SAVED_LOW, low);
  store<i32>(frame, high, F_SAVED);
  store<i32>(TRAILING, 0);
}

/** Takes back everything done since the frame was pushed. Pre: it is the top one. */
export function returnTo(frame: i32): void {
  const saved = load<i32>(frame, F_SAVED);
  const multi = hasMulti();
  if (multi || saved === 0) undo(load<i32>(frame, F_TRAIL), load<i32>(frame, F_CHOICE));
  else {
    for (let k = load<i32>(SAVED_LOW); k < saved; k += 2 * CELL_BYTES) {
      store<i32>(load<i32>(k), load<i32>(k, CELL_BYTES), SIZE);
    }
    store<i32>(TRAIL_END, load<i32>(frame, F_TRAIL));
    store<i32>(CHOICE_END, load<i32>(frame, F_CHOICE));
  }
  store<i32>(EXACT_END, load<i32>(frame, F_EXACT_END));
  if (multi) store<i32>(MULTI_END, load<i32>(frame, F_MULTI_END));
  store<i32>(SECOND_END, load<i32>(frame, F_SECOND_END));
}

/** Pre: the frame is the top one and has been returned to. */
export function popFrame(frame: i32): void {
  const saved = load<i32>(frame, F_SAVED);
  const multi = hasMulti();
  if (!multi && saved !== 0) store<i32>(SAVED_LOW, saved);
  store<i32>(FRAME_END, frame);
  const below = frame - FRAME_BYTES;
  const isBottom = below < load<i32>(FRAMES);
  store<i32>(TRAILING, isBottom || multi || load<i32>(below, F_SAVED) === 0 ? CELL_BYTES : 0);
  store<i32>(FORESEE, isBottom ? 0 : load<i32>(below, F_DEGREE) & 1);
}
