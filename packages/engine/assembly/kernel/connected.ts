/**
 * The propagator `connected`: `src/globals/connected/connected.ts` says what it does and why that is right. `c` is the address of what it keeps.
 */
import {
  ALIVE,
  BLANK,
  DEPTH,
  FALSE_DEPTH,
  IS_FALSE,
  IS_OPEN,
  IS_TRUE,
  MARK,
  MARKS,
  NEIGHBOUR,
  OWN_REASON,
  SEARCH_FRAME_BYTES,
  SLOT,
  STACK_OF,
  START,
  STARTED,
  STATE,
  TERMINAL,
  VERTEX_LITERAL,
  VERTICES,
} from "../../src/globals/connected/connected-layout";
import {
  CODES,
  CODES_START,
  DECISION_LEVEL,
  EVENT_COUNT,
  LEVEL_START,
  PAYLOAD_A,
  POSITION,
  REASON,
  TRAIL_SIZE,
  VALUE,
} from "../../src/kernel/core-layout";
import { because, beginReason, conflictByReason } from "./because";
import { enqueueWith } from "./propagation";
import { at, at8, put, put8 } from "./words";

/** The address of the codes of its events. */
function codesOf(c: i32): i32 {
  return load<i32>(CODES) + (at(load<i32>(CODES_START), load<i32>(c, SLOT)) << 2);
}

/** Takes back events from `done` down to how many there are. */
export function undoConnected(c: i32, done: i32): void {
  const codes = codesOf(c);
  const state = load<i32>(c, STATE);
  const blank = load<i32>(c, BLANK);
  const count = at(load<i32>(EVENT_COUNT), load<i32>(c, SLOT));
  let alive = load<i32>(c, ALIVE);
  for (let k = count; k < done; k++) {
    const vertex = at(codes, k) >> 1;
    put8(state, vertex, IS_OPEN);
    if (at(blank, vertex) === 0) continue;
    put(blank, vertex, 0);
    alive++;
  }
  store<i32>(c, alive, ALIVE);
}

/** Takes in all events from `done` on, and makes a pass if that can matter. False: a conflict. */
export function propagateConnected(c: i32, done: i32): bool {
  const codes = codesOf(c);
  const state = load<i32>(c, STATE);
  const blank = load<i32>(c, BLANK);
  const count = at(load<i32>(EVENT_COUNT), load<i32>(c, SLOT));
  let alive = load<i32>(c, ALIVE);
  let matters = load<i32>(c, STARTED) === 0;
  for (let k = done; k < count; k++) {
    const code = at(codes, k);
    const vertex = code >> 1;
    const isTrue = (code & 1) === 0;
    if (!matters) matters = isTrue ? trueMatters(c, vertex) : falseMatters(c, vertex);
    put8(state, vertex, isTrue ? IS_TRUE : IS_FALSE);
    if (isTrue) continue;
    put(blank, vertex, FALSE_DEPTH);
    alive--;
  }
  store<i32>(c, alive, ALIVE);
  store<i32>(c, 1, STARTED);
  if (!matters) return true;
  const root = findRoot(c);
  return root < 0 || forceWhatFollows(c, root);
}

/**
 * Whether something may follow from a vertex that has become true. Not if it was forced here: what parts it from
 * the root parts that from what lies beyond it. Not if it is beside a true terminal, which is settled already.
 */
function trueMatters(c: i32, vertex: i32): bool {
  const terminal = load<i32>(c, TERMINAL);
  if (at8(terminal, vertex) === 0 || isOwnDoing(c, vertex)) return false;
  const state = load<i32>(c, STATE);
  const start = load<i32>(c, START);
  const neighbour = load<i32>(c, NEIGHBOUR);
  const end = at(start, vertex + 1);
  for (let k = at(start, vertex); k < end; k++) {
    const w = at(neighbour, k);
    if (at8(state, w) === IS_TRUE && at8(terminal, w) === 1) return false;
  }
  return true;
}

/** Whether something may follow from a vertex that has become false: not if it was unreached, or a dead end. */
function falseMatters(c: i32, vertex: i32): bool {
  if (isOwnDoing(c, vertex)) return false;
  const state = load<i32>(c, STATE);
  const start = load<i32>(c, START);
  const neighbour = load<i32>(c, NEIGHBOUR);
  const end = at(start, vertex + 1);
  let ways = 0;
  for (let k = at(start, vertex); k < end; k++) {
    if (at8(state, at(neighbour, k)) !== IS_FALSE && ++ways > 1) return true;
  }
  return false;
}

function isOwnDoing(c: i32, vertex: i32): bool {
  const variable = at(load<i32>(c, VERTEX_LITERAL), vertex) >> 1;
  return (
    at(load<i32>(REASON), variable) === load<i32>(c, OWN_REASON) &&
    at(load<i32>(PAYLOAD_A), variable) === vertex
  );
}

function findRoot(c: i32): i32 {
  const state = load<i32>(c, STATE);
  const terminal = load<i32>(c, TERMINAL);
  const n = load<i32>(c, VERTICES);
  for (let v = 0; v < n; v++) if (at8(state, v) === IS_TRUE && at8(terminal, v) === 1) return v;
  return -1;
}

/**
 * Depth-first search; leaves DEPTH 0 for what is not reached. The vertex that is searched is kept in variables, those above it in frames. An edge that leads back
 * to the parent is as any other: it reaches the parent's depth and no less, which is what parts the parent from here.
 */
function forceWhatFollows(c: i32, root: i32): bool {
  const state = load<i32>(c, STATE);
  const depth = load<i32>(c, DEPTH);
  const terminal = load<i32>(c, TERMINAL);
  const literals = load<i32>(c, VERTEX_LITERAL);
  const start = load<i32>(c, START);
  const neighbour = load<i32>(c, NEIGHBOUR);
  const bottom = load<i32>(c, STACK_OF);
  memory.copy(depth, load<i32>(c, BLANK), load<i32>(c, VERTICES) << 2);
  let time = 1;
  let frame = bottom;
  let u = root;
  let k = at(start, root);
  let end = at(start, root + 1);
  let low = 1;
  // Some true terminal in the subtree, or -1.
  let inside = root;
  put(depth, root, 1);
  for (;;) {
    let next = -1;
    while (k < end) {
      const w = at(neighbour, k++);
      const d = at(depth, w);
      if (d === 0) {
        next = w;
        break;
      }
      if (d < low) low = d;
    }
    if (next >= 0) {
      store<i32>(frame, u);
      store<i32>(frame, k, 4);
      store<i32>(frame, low, 8);
      store<i32>(frame, inside, 12);
      frame += SEARCH_FRAME_BYTES;
      u = next;
      k = at(start, next);
      end = at(start, next + 1);
      low = ++time;
      inside = at8(state, next) === IS_TRUE && at8(terminal, next) === 1 ? next : -1;
      put(depth, next, time);
      continue;
    }
    if (frame === bottom) break;
    frame -= SEARCH_FRAME_BYTES;
    const beyond = inside;
    const lowest = low;
    u = load<i32>(frame);
    k = load<i32>(frame, 4);
    end = at(start, u + 1);
    low = min(lowest, load<i32>(frame, 8));
    inside = load<i32>(frame, 12);
    if (beyond < 0) continue;
    if (at8(state, u) === IS_OPEN && lowest >= at(depth, u)) {
      if (!force(c, at(literals, u), u, root, beyond)) return false;
    }
    if (inside < 0) inside = beyond;
  }
  return time === load<i32>(c, ALIVE) || forbidUnreached(c, root);
}

function forbidUnreached(c: i32, root: i32): bool {
  const depth = load<i32>(c, DEPTH);
  const terminal = load<i32>(c, TERMINAL);
  const literals = load<i32>(c, VERTEX_LITERAL);
  const n = load<i32>(c, VERTICES);
  for (let v = 0; v < n; v++) {
    if (at(depth, v) !== 0 || at8(terminal, v) === 0) continue;
    if (!force(c, at(literals, v) ^ 1, v, root, -1)) return false;
  }
  return true;
}

function force(c: i32, literal: i32, vertex: i32, root: i32, beyond: i32): bool {
  if (enqueueWith(literal, load<i32>(c, OWN_REASON), vertex, root, beyond)) return true;
  beginReason();
  explainConnected(c, vertex, root, beyond, load<i32>(TRAIL_SIZE));
  conflictByReason(literal);
  return false;
}

/** `vertex` is true because it parts root from beyond; or false, if beyond is -1, because it is parted from root. */
export function explainConnected(c: i32, vertex: i32, root: i32, beyond: i32, before: i32): void {
  const literals = load<i32>(c, VERTEX_LITERAL);
  const mark = load<i32>(c, MARK);
  const stack = load<i32>(c, STACK_OF);
  const terminal = load<i32>(c, TERMINAL);
  const start = load<i32>(c, START);
  const neighbour = load<i32>(c, NEIGHBOUR);
  const values = load<i32>(VALUE);
  const positions = load<i32>(POSITION);
  const settled = load<i32>(DECISION_LEVEL) > 0 ? min(before, load<i32>(load<i32>(LEVEL_START))) : before;
  const far = load<i32>(c, MARKS) + 1;
  const near = far + 1;
  store<i32>(c, near, MARKS);
  const removed = beyond < 0 ? -1 : vertex;
  const first = beyond < 0 ? vertex : beyond;
  let head = 0;
  let tail = 0;
  put(stack, tail++, first);
  put(mark, first, far);
  let there = beyond;
  while (head < tail) {
    const u = at(stack, head++);
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      const w = at(neighbour, k);
      if (at(mark, w) === far || w === removed) continue;
      const literal = at(literals, w);
      const own = at8(values, literal);
      const place = at(positions, literal >> 1);
      if (own < 0 && place < before) continue;
      if (own > 0 && place < settled && at8(terminal, w) === 1) there = w;
      put(mark, w, far);
      put(stack, tail++, w);
    }
  }
  // From the root over everything else: the false vertices met that border the far side are a cut.
  head = 0;
  tail = 0;
  put(stack, tail++, root);
  put(mark, root, near);
  let here = root;
  while (head < tail) {
    const u = at(stack, head++);
    const literal = at(literals, u);
    const own = at8(values, literal);
    const place = at(positions, literal >> 1);
    if (own < 0 && place < before && borders(c, u, far)) {
      because(literal);
      continue;
    }
    if (own > 0 && place < settled && at8(terminal, u) === 1) here = u;
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      const w = at(neighbour, k);
      const m = at(mark, w);
      if (m === near || m === far || w === removed) continue;
      put(mark, w, near);
      put(stack, tail++, w);
    }
  }
  because(at(literals, here) ^ 1);
  if (beyond >= 0) because(at(literals, there) ^ 1);
}

function borders(c: i32, vertex: i32, side: i32): bool {
  const start = load<i32>(c, START);
  const neighbour = load<i32>(c, NEIGHBOUR);
  const mark = load<i32>(c, MARK);
  const end = at(start, vertex + 1);
  for (let k = at(start, vertex); k < end; k++) {
    if (at(mark, at(neighbour, k)) === side) return true;
  }
  return false;
}
