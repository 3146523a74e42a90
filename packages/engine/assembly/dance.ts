/**
 * The search: Algorithms C and M of TAOCP 7.2.2.1 on sparse sets, as a machine that runs for so many nodes and can be
 * resumed. All its state is in the arena (`src/dance/arena.ts`), so pausing is returning. Written in AssemblyScript and
 * compiled to WebAssembly (`npm run generate`): there is no twin of it in TypeScript. Problems that are small or dense are searched by
 * `masks.ts` instead, which has no multiplicities and is not traced.
 *
 * Branching. An EXACT item is covered, and each of its options tried in turn. A MULTI item needs sets of options, not
 * sequences, so it is branched on in two ways: its first option is chosen, and afterwards ruled out for good, and the
 * item considered again (Knuth's tweak, as SSMCC does it). Hence every set of options is met once. A MULTI item
 * that needs no more options and has none left is simply passed over (slack).
 *
 * If all options have the same number of EXACT items, and just as many are left, each option left is a solution.
 *
 * The item branched on is one of smallest degree, which for a MULTI item with l options, bound b and slack s is
 * l + min(s, b) - b + 1 (Knuth): forced items first, then EXACT before MULTI, then the one declared first; among MULTI
 * items of equal degree the one with less slack, then the one with more options (his reasons: DLX3). If FIRST_ACTIVE says so, it is the
 * first that is active instead, for comparison.
 */
import {
  BOUND,
  CELL_BYTES,
  CELLS,
  CHOICE_END,
  CHOICE_MAX,
  CHOICES,
  EVENT_BYTES,
  EVENT_DEAD_END,
  EVENT_END,
  EVENT_ITEM,
  EVENT_RULE_OUT,
  EVENT_SOLUTION,
  EVENT_TRY,
  EVENT_UNDO,
  EVENTS,
  EVENTS_LIMIT,
  EXACT_END,
  EXACT_LIST,
  EXHAUSTED,
  F_CHOICE,
  F_CURSOR,
  F_ITEM,
  FIRST_ACTIVE,
  FIRST_MULTI,
  FORCE_END,
  FORCE_STACK,
  FRAME_BYTES,
  FRAME_END,
  FRAMES,
  MULTI_END,
  MULTI_LIST,
  NODES,
  POS,
  SECOND_END,
  SIZE,
  SLACK,
  SLICE_ENDED,
  SOLUTION_FOUND,
  SOLUTION_STOP,
  SOLUTIONS,
  STEP,
  STEP_BACK,
  STEP_DONE,
  STEP_FORWARD,
  WIDTH,
  WIPED,
} from "../src/dance/arena";
import { choose, deactivate, hide, removeOption } from "./cover";
import { popFrame, pushFrame, returnTo } from "./frames";
import { chooseMasks, danceMasks, removeMasks } from "./masks";

export { choose, chooseMasks, danceMasks, removeMasks, removeOption };

const NO_ITEM = 0;
const DEAD = -1;

/**
 * Runs for at most `budget` nodes. Returns SOLUTION_FOUND with the solution in the choice stack
 * when SOLUTIONS has come to SOLUTION_STOP; SLICE_ENDED when the budget is used up; EXHAUSTED when there is no more.
 * If the arena has room for events, they are written there, and the slice also ends when that room does.
 */
export function dance(budget: i32): i32 {
  const traced = load<i32>(EVENTS_LIMIT) > load<i32>(EVENTS);
  const multi = load<i32>(FIRST_MULTI);
  const frames = load<i32>(FRAMES);
  const solutionStop = load<i32>(SOLUTION_STOP);
  const isFirstActive = load<i32>(FIRST_ACTIVE) !== 0;
  let step = load<i32>(STEP);
  let left = budget;
  while (step !== STEP_DONE) {
    if (left <= 0 || (traced && load<i32>(EVENT_END) >= load<i32>(EVENTS_LIMIT))) {
      store<i32>(STEP, step);
      return SLICE_ENDED;
    }
    let node = 0;
    if (step === STEP_FORWARD) {
      left--;
      store<i32>(NODES, load<i32>(NODES) + 1);
      const item = isFirstActive ? firstItem() : selectItem();
      if (item === NO_ITEM) {
        const solutions = load<i32>(SOLUTIONS) + 1;
        store<i32>(SOLUTIONS, solutions);
        if (traced) writeEvent(EVENT_SOLUTION, 0, 0);
        step = STEP_BACK;
        if (solutions >= solutionStop) {
          store<i32>(STEP, STEP_BACK);
          return SOLUTION_FOUND;
        }
        continue;
      }
      if (item === DEAD) {
        if (traced) writeEvent(EVENT_DEAD_END, load<i32>(WIPED), 0);
        step = STEP_BACK;
        continue;
      }
      const size = load<i32>(item, SIZE) >> 2;
      if (isLast(item) && !traced && size <= left && load<i32>(SOLUTIONS) + size < solutionStop) {
        // Only counted, and each of its options is a solution: a node for each, without the walk to it.
        left -= size;
        store<i32>(NODES, load<i32>(NODES) + size);
        store<i32>(SOLUTIONS, load<i32>(SOLUTIONS) + size);
        const choiceEnd = load<i32>(CHOICE_END);
        if (choiceEnd >= load<i32>(CHOICE_MAX)) store<i32>(CHOICE_MAX, choiceEnd + CELL_BYTES);
        store<i32>(FORCE_END, load<i32>(FORCE_STACK));
        step = STEP_BACK;
        continue;
      }
      node = load<i32>(item, CELLS);
      if (item < multi) {
        if (traced) writeEvent(EVENT_ITEM, item, size);
        deactivate(item, EXACT_END);
        hide(item, 0, load<i32>(SECOND_END), false);
        if (size > 1) pushFrame(item, item, size);
      } else {
        const degree = degreeOf(item);
        if (traced) writeEvent(EVENT_ITEM, item, degree);
        if (degree > 1) pushFrame(item, node, degree);
        // Removing the option takes one from the size and choosing it one from the bound, so no need is violated by
        // both together; what the first alone reports is therefore not looked at.
        removeOption(node);
      }
    } else {
      const frame = load<i32>(FRAME_END) - FRAME_BYTES;
      if (frame < frames) {
        step = STEP_DONE;
        break;
      }
      const item = load<i32>(frame, F_ITEM);
      const cursor = load<i32>(frame, F_CURSOR);
      if (traced) writeUndos(load<i32>(frame, F_CHOICE));
      returnTo(frame);
      if (item < multi) {
        const next = cursor + CELL_BYTES;
        if (next >= item + load<i32>(item, SIZE)) {
          popFrame(frame);
          continue;
        }
        store<i32>(frame, next, F_CURSOR);
        node = load<i32>(next, CELLS);
      } else if (cursor === 0) {
        popFrame(frame);
        continue;
      } else {
        store<i32>(frame, 0, F_CURSOR);
        if (traced) writeEvent(EVENT_RULE_OUT, cursor, levelOf(load<i32>(CHOICE_END)));
        step = removeOption(cursor) ? STEP_FORWARD : STEP_BACK;
        if (traced && step === STEP_BACK) writeEvent(EVENT_DEAD_END, load<i32>(WIPED), 0);
        continue;
      }
    }
    if (traced) writeEvent(EVENT_TRY, node, levelOf(load<i32>(CHOICE_END)));
    if (choose(node, load<i32>(node) >= multi)) {
      step = STEP_FORWARD;
      const choiceEnd = load<i32>(CHOICE_END);
      if (choiceEnd > load<i32>(CHOICE_MAX)) store<i32>(CHOICE_MAX, choiceEnd);
    } else {
      store<i32>(FORCE_END, load<i32>(FORCE_STACK));
      if (traced) writeEvent(EVENT_DEAD_END, load<i32>(WIPED), 0);
      step = STEP_BACK;
    }
  }
  store<i32>(STEP, STEP_DONE);
  return EXHAUSTED;
}

/** Whether each option of this item, which is EXACT, takes all that is still to be covered, and nothing else is. */
function isLast(item: i32): bool {
  return (
    load<i32>(EXACT_END) - load<i32>(EXACT_LIST) === load<i32>(WIDTH) * CELL_BYTES &&
    item < load<i32>(FIRST_MULTI) &&
    load<i32>(MULTI_END) === load<i32>(MULTI_LIST)
  );
}

function degreeOf(item: i32): i32 {
  const bound = load<i32>(item, BOUND);
  return (load<i32>(item, SIZE) >> 2) + min(load<i32>(item, SLACK), bound) - bound + 1;
}

/**
 * The item to branch on; NO_ITEM if all are settled, which is a solution; DEAD if some item (WIPED) has fewer options
 * than it needs.
 * Pre: every active EXACT item has an option. Post: the force stack is empty unless a forced item is returned.
 */
function selectItem(): i32 {
  const bottom = load<i32>(FORCE_STACK);
  const exactEnd = load<i32>(EXACT_END);
  let force = load<i32>(FORCE_END);
  while (force > bottom) {
    force -= CELL_BYTES;
    const item = load<i32>(force);
    if (load<i32>(item, POS) < exactEnd) {
      store<i32>(FORCE_END, force);
      return item;
    }
  }
  let best = NO_ITEM;
  let least = i32.MAX_VALUE;
  for (let place = load<i32>(EXACT_LIST); place < exactEnd; place += CELL_BYTES) {
    const item = load<i32>(place);
    const size = load<i32>(item, SIZE);
    if (size <= least) {
      if (size <= CELL_BYTES) {
        store<i32>(force, item);
        force += CELL_BYTES;
      } else if (size < least || item < best) {
        best = item;
        least = size;
      }
    }
  }
  if (force > bottom) {
    force -= CELL_BYTES;
    store<i32>(FORCE_END, force);
    return load<i32>(force);
  }
  store<i32>(FORCE_END, bottom);
  const multiEnd = load<i32>(MULTI_END);
  let place = load<i32>(MULTI_LIST);
  if (place >= multiEnd) return best;
  let degree = best === NO_ITEM ? i32.MAX_VALUE : least >> 2;
  let bestSlack = -1;
  for (; place < multiEnd; place += CELL_BYTES) {
    const item = load<i32>(place);
    const size = load<i32>(item, SIZE);
    const bound = load<i32>(item, BOUND);
    const slack = min(load<i32>(item, SLACK), bound);
    const itemDegree = (size >> 2) + slack - bound + 1;
    if (itemDegree <= 0) {
      store<i32>(WIPED, item);
      return DEAD;
    }
    if (size === 0 || itemDegree > degree) continue;
    if (itemDegree < degree || slack < bestSlack || (slack === bestSlack && size > load<i32>(best, SIZE))) {
      best = item;
      degree = itemDegree;
      bestSlack = slack;
    }
  }
  return best;
}

/**
 * As `selectItem`, and whatever is forced waits for its turn. Items are declared by class, EXACT before MULTI. An item may be left without options
 * unseen here: all of its options may be some of those that another item, covered before it, had; with the fewest options it would have been the first.
 */
function firstItem(): i32 {
  store<i32>(FORCE_END, load<i32>(FORCE_STACK));
  let first = NO_ITEM;
  const multiEnd = load<i32>(MULTI_END);
  for (let place = load<i32>(MULTI_LIST); place < multiEnd; place += CELL_BYTES) {
    const item = load<i32>(place);
    const size = load<i32>(item, SIZE);
    const bound = load<i32>(item, BOUND);
    if ((size >> 2) + min(load<i32>(item, SLACK), bound) < bound) {
      store<i32>(WIPED, item);
      return DEAD;
    }
    if (size > 0 && (first === NO_ITEM || item < first)) first = item;
  }
  const exactEnd = load<i32>(EXACT_END);
  let exact = NO_ITEM;
  for (let place = load<i32>(EXACT_LIST); place < exactEnd; place += CELL_BYTES) {
    const item = load<i32>(place);
    if (load<i32>(item, SIZE) === 0) {
      store<i32>(WIPED, item);
      return DEAD;
    }
    if (exact === NO_ITEM || item < exact) exact = item;
  }
  return exact === NO_ITEM ? first : exact;
}

/** How many options are chosen below this address of the choice stack. */
function levelOf(choice: i32): i32 {
  return (choice - load<i32>(CHOICES)) >> 2;
}

function writeEvent(kind: i32, subject: i32, value: i32): void {
  const end = load<i32>(EVENT_END);
  store<i32>(end, kind);
  store<i32>(end, subject, 4);
  store<i32>(end, value, 8);
  store<i32>(EVENT_END, end + EVENT_BYTES);
}

/** One event for each choice that is about to be undone, the latest first. */
function writeUndos(choiceMark: i32): void {
  for (let choice = load<i32>(CHOICE_END) - CELL_BYTES; choice >= choiceMark; choice -= CELL_BYTES) {
    writeEvent(EVENT_UNDO, load<i32>(choice), levelOf(choice));
  }
}
