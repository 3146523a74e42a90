/**
 * The search of `dance.ts` for problems that are so small, or so dense, that a set of options is best a mask (`src/dance/mask-arena.ts`):
 * an option is chosen by taking the masks of its items out of the set of what is left, a block at a time, and the options left
 * of an item are the bits that its mask has in common with that set. Nothing is undone: each branching has a set of its own.
 *
 * It branches on the same items. Forced options are chosen all at once, and are one node; nodes are the states in which every
 * item was found to have an option, and updates the options tried. Neither depends on where slices end.
 *
 * If all options have the same number of EXACT items, and just as many are left, each option left is a solution. If twice
 * as many are left, what each try would leave is counted without looking at items.
 */
import {
  CELL_BYTES,
  CHOICE_END,
  CHOICE_MAX,
  CHOICES,
  EXACT_END,
  EXACT_LIST,
  EXHAUSTED,
  FORCE_END,
  FORCE_STACK,
  FRAME_END,
  FRAMES,
  NODES,
  POS,
  SLICE_ENDED,
  SOLUTION_FOUND,
  SOLUTION_STOP,
  SOLUTIONS,
  STEP,
  STEP_BACK,
  STEP_DONE,
  STEP_FORWARD,
  UPDATES,
  WIDTH,
  WIPED,
} from "../src/dance/arena";
import {
  F_SET,
  FM_CHOICE,
  FM_DEGREE,
  FM_EXACT_END,
  FM_ITEM,
  FM_REST,
  FM_TRIED,
  FM_WORD,
  LISTING,
  M_BITS,
  M_FROM,
  M_UNTIL,
  OUT_END,
  OUT_LIMIT,
  OUT_MOST,
  SET_BYTES,
} from "../src/dance/mask-arena";
import { choose, copySet, firstIn, leftBeside, narrowest, sizeOf } from "./mask-sets";

/** The item on which a frame branches if any option that is left is the last one of a solution. */
const ANY = 0;
/** A step: back, but solutions were found, perhaps as many as are wanted now. */
const FOUND = 3;

/**
 * As `dance`: runs for at most `budget` nodes. If LISTING, solutions are written where OUT says, and SOLUTION_FOUND is
 * also returned when there is no room for another one.
 */
export function danceMasks(budget: i32): i32 {
  const bottom = load<i32>(FRAMES);
  let step = load<i32>(STEP);
  let status = SLICE_ENDED;
  while (load<i32>(NODES) < budget) {
    if (step === STEP_FORWARD) step = enter(budget);
    else if (step === STEP_DONE || load<i32>(FRAME_END) === bottom) {
      step = STEP_DONE;
      status = EXHAUSTED;
      break;
    } else step = tryNext();
    if (step === FOUND) {
      step = STEP_BACK;
      if (load<i32>(SOLUTIONS) >= load<i32>(SOLUTION_STOP) || !isRoom()) {
        status = SOLUTION_FOUND;
        break;
      }
    }
  }
  store<i32>(STEP, step);
  return status;
}

/** Looks at what is left; branches, or chooses what is forced. Returns the next step. */
function enter(budget: i32): i32 {
  const frame = load<i32>(FRAME_END);
  const left = frame + F_SET;
  const active = load<i32>(EXACT_END) - load<i32>(EXACT_LIST);
  if (active === 0) return foundOne();
  const width = load<i32>(WIDTH) << 2;
  if (active === width) {
    const size = sizeOf(left);
    if (size === 0) return STEP_BACK;
    addNode(1);
    if (isAllowed(size, size, budget) && (load<i32>(LISTING) === 0 || writeEach(left, size))) {
      return found(size, size, size, 1);
    }
    pushFrame(frame, ANY, size);
    return STEP_BACK;
  }
  const best = narrowest(left);
  const size = i32(best >> 32);
  if (size === 0) return STEP_BACK;
  addNode(0);
  if (size === 1) return force(left);
  const item = i32(best);
  if (active === 2 * width && load<i32>(LISTING) === 0) {
    const step = countTwo(item, frame, budget);
    if (step !== STEP_FORWARD) return step;
  }
  pushFrame(frame, item, size);
  return STEP_BACK;
}

/** Chooses the only options of all items that have only one. */
function force(left: i32): i32 {
  const bottom = load<i32>(FORCE_STACK);
  for (let place = load<i32>(FORCE_END) - CELL_BYTES; place >= bottom; place -= CELL_BYTES) {
    const x = load<i32>(place);
    if (load<i32>(x, POS) >= load<i32>(EXACT_END)) continue;
    const option = firstIn(left, x);
    if (option < 0) {
      store<i32>(WIPED, x);
      return STEP_BACK;
    }
    choose(option, left);
  }
  return STEP_FORWARD;
}

/**
 * Counts the solutions of which two options are missing, one of them of this item. Returns STEP_FORWARD, having done nothing, if the
 * slice would have ended on the way.
 */
function countTwo(item: i32, frame: i32, budget: i32): i32 {
  const left = frame + F_SET;
  const beside = left + F_SET + load<i32>(SET_BYTES);
  const until = load<i32>(item, M_UNTIL);
  let bits = item + M_BITS;
  let good = 0;
  let tries = 0;
  let solutions = 0;
  for (let at = load<i32>(item, M_FROM); at < until; at += 8) {
    let rest = load<i64>(left + at) & load<i64>(bits);
    bits += 8;
    while (rest !== 0) {
      const count = leftBeside(left, (at << 3) + i32(ctz(rest)), beside);
      rest &= rest - 1;
      tries++;
      good += i32(count !== 0);
      solutions += count;
    }
  }
  if (solutions === 0) {
    store<i32>(UPDATES, load<i32>(UPDATES) + tries);
    return STEP_BACK;
  }
  if (!isAllowed(good + solutions, solutions, budget)) return STEP_FORWARD;
  return found(solutions, good + solutions, tries + solutions, 2);
}

/** Whether so many more nodes and solutions do not end the slice. */
function isAllowed(nodes: i32, solutions: i32, budget: i32): bool {
  return load<i32>(NODES) + nodes <= budget && load<i32>(SOLUTIONS) + solutions < load<i32>(SOLUTION_STOP);
}

/** Solutions that are only counted, with `more` options beyond those chosen. */
function found(solutions: i32, nodes: i32, tries: i32, more: i32): i32 {
  store<i32>(UPDATES, load<i32>(UPDATES) + tries);
  store<i32>(SOLUTIONS, load<i32>(SOLUTIONS) + solutions);
  store<i32>(NODES, load<i32>(NODES) + nodes);
  deepen(load<i32>(CHOICE_END) + more * CELL_BYTES);
  return FOUND;
}

/** The chosen options are a solution. */
function foundOne(): i32 {
  if (load<i32>(LISTING) !== 0) writeSolution();
  return found(1, 1, 0, 0);
}

/** Counts a node with `more` options below it at least. */
function addNode(more: i32): void {
  store<i32>(NODES, load<i32>(NODES) + 1);
  deepen(load<i32>(CHOICE_END) + more * CELL_BYTES);
}

function deepen(end: i32): void {
  if (end > load<i32>(CHOICE_MAX)) store<i32>(CHOICE_MAX, end);
}

/** Branches on an item with so many options left, or on all that are left. */
function pushFrame(frame: i32, item: i32, size: i32): void {
  const from = item === ANY ? 0 : load<i32>(item, M_FROM);
  const first = load<i64>(frame + F_SET + from);
  store<i32>(frame, item, FM_ITEM);
  store<i32>(frame, load<i32>(EXACT_END), FM_EXACT_END);
  store<i32>(frame, load<i32>(CHOICE_END), FM_CHOICE);
  store<i32>(frame, size, FM_DEGREE);
  store<i32>(frame, 0, FM_TRIED);
  store<i32>(frame, from, FM_WORD);
  store<i64>(frame, item === ANY ? first : first & load<i64>(item, M_BITS), FM_REST);
  store<i32>(FRAME_END, frame + F_SET + load<i32>(SET_BYTES));
}

/** Chooses the next option of the frame on top, or takes the frame off. */
function tryNext(): i32 {
  const frame = load<i32>(FRAME_END);
  const top = frame - F_SET - load<i32>(SET_BYTES);
  const tried = load<i32>(top, FM_TRIED);
  store<i32>(CHOICE_END, load<i32>(top, FM_CHOICE));
  store<i32>(EXACT_END, load<i32>(top, FM_EXACT_END));
  if (tried === load<i32>(top, FM_DEGREE)) {
    store<i32>(FRAME_END, top);
    return STEP_BACK;
  }
  store<i32>(top, tried + 1, FM_TRIED);
  store<i32>(UPDATES, load<i32>(UPDATES) + 1);
  const item = load<i32>(top, FM_ITEM);
  const option = nextOf(top, item);
  if (item === ANY) {
    const choiceEnd = load<i32>(CHOICE_END);
    store<i32>(choiceEnd, option);
    store<i32>(CHOICE_END, choiceEnd + CELL_BYTES);
    return foundOne();
  }
  copySet(frame + F_SET, top + F_SET);
  choose(option, frame + F_SET);
  return STEP_FORWARD;
}

/** Pre: not all of its options were tried. */
function nextOf(top: i32, item: i32): i32 {
  let rest = load<i64>(top, FM_REST);
  let word = load<i32>(top, FM_WORD);
  if (rest === 0) {
    const bits = item === ANY ? 0 : item + M_BITS - load<i32>(item, M_FROM);
    do {
      word += 8;
      rest = load<i64>(top + F_SET + word);
      if (item !== ANY) rest &= load<i64>(bits + word);
    } while (rest === 0);
    store<i32>(top, word, FM_WORD);
  }
  store<i64>(top, rest & (rest - 1), FM_REST);
  return (word << 3) + i32(ctz(rest));
}

/** Writes a solution for each option left, which is its last one; false, and nothing is done, if there is no room for all. */
function writeEach(left: i32, size: i32): bool {
  const choiceEnd = load<i32>(CHOICE_END);
  const bytes = choiceEnd - load<i32>(CHOICES) + 2 * CELL_BYTES;
  if (load<i32>(OUT_END) + size * bytes > load<i32>(OUT_LIMIT)) return false;
  store<i32>(CHOICE_END, choiceEnd + CELL_BYTES);
  const end = load<i32>(SET_BYTES);
  for (let at = 0; at < end; at += 8) {
    for (let rest = load<i64>(left + at); rest !== 0; rest &= rest - 1) {
      store<i32>(choiceEnd, (at << 3) + i32(ctz(rest)));
      writeSolution();
    }
  }
  store<i32>(CHOICE_END, choiceEnd);
  return true;
}

/** Pre: there is room. */
function writeSolution(): void {
  const from = load<i32>(CHOICES);
  const bytes = load<i32>(CHOICE_END) - from;
  const to = load<i32>(OUT_END);
  store<i32>(to, bytes >> 2);
  for (let k = 0; k < bytes; k += CELL_BYTES) store<i32>(to + CELL_BYTES + k, load<i32>(from + k));
  store<i32>(OUT_END, to + CELL_BYTES + bytes);
}

function isRoom(): bool {
  return load<i32>(OUT_END) + load<i32>(OUT_MOST) <= load<i32>(OUT_LIMIT);
}

/** As `removeOption` of `dance.ts`, for an option that is left. */
export function removeMasks(option: i32): bool {
  const left = load<i32>(FRAME_END) + F_SET;
  const word = left + ((option >> 6) << 3);
  store<i64>(word, load<i64>(word) & ~(i64(1) << (i64(option) & 63)));
  return narrowest(left) >> 32 !== 0;
}

/** As `choose` of `dance.ts`, for an option that is left. */
export function chooseMasks(option: i32): bool {
  const left = load<i32>(FRAME_END) + F_SET;
  choose(option, left);
  return narrowest(left) >> 32 !== 0;
}
