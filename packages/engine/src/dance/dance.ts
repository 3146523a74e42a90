/**
 * The search: Algorithms C and M of TAOCP 7.2.2.1 on sparse sets, as a machine that runs for so many nodes and can be
 * resumed. All its state is in the arena (`arena.ts`), so pausing is returning.
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
 * items of equal degree the one with less slack, then the one with more options (his reasons: DLX3).
 */
import * as arena from "./arena.js";
import { choose, deactivate, hide, removeOption } from "./cover.js";
import { popFrame, pushFrame, returnTo } from "./frames.js";

/** Constants of this module: where modules are not bundled, imported names can cost a look-up at each use (ten times the time, measured under vitest). */
const {
  at,
  BOUND,
  CHOICES,
  EVENT_DEAD_END,
  EVENT_END,
  EVENT_ITEM,
  EVENT_RULE_OUT,
  EVENT_SOLUTION,
  EVENT_TRY,
  EVENT_UNDO,
  EVENT_WORDS,
  EVENTS,
  EVENTS_LIMIT,
  EXACT_END,
  EXACT_LIST,
  EXHAUSTED,
  F_CURSOR,
  F_ITEM,
  F_LEVEL,
  FIRST_MULTI,
  FORCE_END,
  FORCE_STACK,
  FRAME_END,
  FRAME_WORDS,
  FRAMES,
  LEVEL,
  MAX_LEVEL,
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
} = arena;

const NO_ITEM = 0;
const DEAD = -1;

/**
 * Runs for at most `budget` nodes. Returns SOLUTION_FOUND with the solution in the choice stack (levels 0 … LEVEL - 1)
 * when SOLUTIONS has come to SOLUTION_STOP; SLICE_ENDED when the budget is used up; EXHAUSTED when there is no more.
 * If the arena has room for events, they are written there, and the slice also ends when that room does.
 */
export function dance(A: Int32Array, budget: number): number {
  const traced = at(A, EVENTS_LIMIT) > at(A, EVENTS);
  const multi = at(A, FIRST_MULTI);
  const frames = at(A, FRAMES);
  let step = at(A, STEP);
  let left = budget;
  while (step !== STEP_DONE) {
    if (left <= 0 || (traced && at(A, EVENT_END) >= at(A, EVENTS_LIMIT))) {
      A[STEP] = step;
      return SLICE_ENDED;
    }
    let node = 0;
    if (step === STEP_FORWARD) {
      left--;
      A[NODES] = at(A, NODES) + 1;
      const item = selectItem(A);
      if (item === NO_ITEM) {
        const solutions = at(A, SOLUTIONS) + 1;
        A[SOLUTIONS] = solutions;
        if (traced) writeEvent(A, EVENT_SOLUTION, 0, at(A, LEVEL));
        step = STEP_BACK;
        if (solutions >= at(A, SOLUTION_STOP)) {
          A[STEP] = STEP_BACK;
          return SOLUTION_FOUND;
        }
        continue;
      }
      if (item === DEAD) {
        if (traced) writeEvent(A, EVENT_DEAD_END, at(A, WIPED), 0);
        step = STEP_BACK;
        continue;
      }
      const size = at(A, item + SIZE);
      if (isLast(A, item) && !traced && size <= left && at(A, SOLUTIONS) + size < at(A, SOLUTION_STOP)) {
        // Only counted, and each of its options is a solution: a node for each, without the walk to it.
        left -= size;
        A[NODES] = at(A, NODES) + size;
        A[SOLUTIONS] = at(A, SOLUTIONS) + size;
        if (at(A, LEVEL) >= at(A, MAX_LEVEL)) A[MAX_LEVEL] = at(A, LEVEL) + 1;
        A[FORCE_END] = at(A, FORCE_STACK);
        step = STEP_BACK;
        continue;
      }
      if (item < multi) {
        if (traced) writeEvent(A, EVENT_ITEM, item, size);
        deactivate(A, item, EXACT_END);
        hide(A, item, 0, at(A, SECOND_END), 0);
        if (size > 1) pushFrame(A, item, item, size);
        node = at(A, item);
      } else {
        const degree = degreeOf(A, item);
        if (traced) writeEvent(A, EVENT_ITEM, item, degree);
        node = at(A, item);
        if (degree > 1) pushFrame(A, item, node, degree);
        // Removing the option takes one from the size and choosing it one from the bound, so no need is violated by
        // both together; what the first alone reports is therefore not looked at.
        removeOption(A, node);
      }
    } else {
      const frame = at(A, FRAME_END) - FRAME_WORDS;
      if (frame < frames) {
        step = STEP_DONE;
        break;
      }
      const item = at(A, frame + F_ITEM);
      const cursor = at(A, frame + F_CURSOR);
      if (traced) writeUndos(A, at(A, frame + F_LEVEL));
      returnTo(A, frame);
      if (item < multi) {
        if (cursor + 1 >= item + at(A, item + SIZE)) {
          popFrame(A, frame);
          continue;
        }
        A[frame + F_CURSOR] = cursor + 1;
        node = at(A, cursor + 1);
      } else if (cursor === 0) {
        popFrame(A, frame);
        continue;
      } else {
        A[frame + F_CURSOR] = 0;
        if (traced) writeEvent(A, EVENT_RULE_OUT, cursor, at(A, LEVEL));
        step = removeOption(A, cursor) === 0 ? STEP_BACK : STEP_FORWARD;
        if (traced && step === STEP_BACK) writeEvent(A, EVENT_DEAD_END, at(A, WIPED), 0);
        continue;
      }
    }
    if (traced) writeEvent(A, EVENT_TRY, node, at(A, LEVEL));
    if (choose(A, node, at(A, node) < multi ? 0 : 1) === 0) {
      A[FORCE_END] = at(A, FORCE_STACK);
      if (traced) writeEvent(A, EVENT_DEAD_END, at(A, WIPED), 0);
      step = STEP_BACK;
    } else {
      step = STEP_FORWARD;
      if (at(A, LEVEL) > at(A, MAX_LEVEL)) A[MAX_LEVEL] = at(A, LEVEL);
    }
  }
  A[STEP] = STEP_DONE;
  return EXHAUSTED;
}

/** Whether each option of this item, which is EXACT, takes all that is still to be covered, and nothing else is. */
function isLast(A: Int32Array, item: number): boolean {
  return (
    item < at(A, FIRST_MULTI) &&
    at(A, EXACT_END) - at(A, EXACT_LIST) === at(A, WIDTH) &&
    at(A, MULTI_END) === at(A, MULTI_LIST)
  );
}

function degreeOf(A: Int32Array, item: number): number {
  const bound = at(A, item + BOUND);
  return at(A, item + SIZE) + Math.min(at(A, item + SLACK), bound) - bound + 1;
}

/**
 * The item to branch on; NO_ITEM if all are settled, which is a solution; DEAD if some item (WIPED) has fewer options
 * than it needs.
 * Pre: every active EXACT item has an option. Post: the force stack is empty unless a forced item is returned.
 */
function selectItem(A: Int32Array): number {
  const bottom = A[FORCE_STACK] ?? 0;
  const exactEnd = A[EXACT_END] ?? 0;
  let force = A[FORCE_END] ?? 0;
  while (force > bottom) {
    const item = A[--force] ?? 0;
    if ((A[item + POS] ?? 0) < exactEnd) {
      A[FORCE_END] = force;
      return item;
    }
  }
  let best = NO_ITEM;
  let degree = 0x7fffffff;
  for (let cell = A[EXACT_LIST] ?? 0; cell < exactEnd; cell++) {
    const item = A[cell] ?? 0;
    const size = A[item + SIZE] ?? 0;
    if (size <= 1) A[force++] = item;
    else if (size <= degree && (size < degree || item < best)) {
      best = item;
      degree = size;
    }
  }
  if (force > bottom) {
    A[FORCE_END] = force - 1;
    return A[force - 1] ?? 0;
  }
  A[FORCE_END] = bottom;
  const multiEnd = A[MULTI_END] ?? 0;
  let bestSlack = -1;
  for (let cell = A[MULTI_LIST] ?? 0; cell < multiEnd; cell++) {
    const item = A[cell] ?? 0;
    const size = A[item + SIZE] ?? 0;
    const bound = A[item + BOUND] ?? 0;
    const slack = Math.min(A[item + SLACK] ?? 0, bound);
    const itemDegree = size + slack - bound + 1;
    if (itemDegree <= 0) {
      A[WIPED] = item;
      return DEAD;
    }
    if (size === 0 || itemDegree > degree) continue;
    if (itemDegree < degree || slack < bestSlack || (slack === bestSlack && size > (A[best + SIZE] ?? 0))) {
      best = item;
      degree = itemDegree;
      bestSlack = slack;
    }
  }
  return best;
}

function writeEvent(A: Int32Array, kind: number, subject: number, value: number): void {
  const end = at(A, EVENT_END);
  A[end] = kind;
  A[end + 1] = subject;
  A[end + 2] = value;
  A[EVENT_END] = end + EVENT_WORDS;
}

/** One event for each choice that is about to be undone, the latest first. */
function writeUndos(A: Int32Array, level: number): void {
  for (let l = at(A, LEVEL) - 1; l >= level; l--) writeEvent(A, EVENT_UNDO, at(A, at(A, CHOICES) + l), l);
}
