/** The propagator `halves`: `src/globals/halves/halves.ts` says what it does and why that is right. `h` is the address of what it keeps. */
import {
  BOARD_WIDTH,
  CHECKED,
  CHECKS,
  COLUMN,
  COUNT,
  EDGE,
  EDGE_LITERAL,
  EDGE_VALUE,
  FEW_MAPPINGS,
  FIRST,
  FROM,
  HEIGHT,
  LAST,
  LEFT,
  MAPPED_BY,
  MAPPED_TO,
  MARK,
  MEMBERS,
  NEIGHBOUR,
  OFFSETS,
  OWN_REASON,
  PAST,
  PLACE,
  POSSIBLE,
  POSSIBLE_MARK,
  PRESENT,
  ROOM,
  ROOT,
  ROW,
  SIDE,
  SIZE,
  SLOT,
  START,
  STARTED,
  SYMMETRY,
  SYMMETRY_COUNT,
  TO,
  TOP,
  VERTEX_AT,
  VERTICES,
  WIDTH,
} from "../../src/globals/halves/halves-layout";
import { CODES, CODES_START, EVENT_COUNT, TRAIL_SIZE } from "../../src/kernel/core-layout";
import { beginReason, conflictByReason } from "./because";
import {
  explainCertain,
  explainPossible,
  explainWay,
  findPossible,
  isPossible,
  JOINED,
  loadState,
  ofSide,
  rootOf,
} from "./halves-state";
import { enqueueWith } from "./propagation";
import { at, at8, put } from "./words";

/** The literal that is never true. */
const FALSE = 1;

/** Why: a way of true edges; what two certain regions have together; besides, what is possible of one half (the second one more), or of both. */
const BY_WAY = 0;
const BY_CERTAIN = 1;
const BY_ROOM = 2;
const BY_ALL = 4;

const CANNOT = 0;
const MAY = 1;
const MUST = 2;

/** A pass over the regions that the events from `done` on touch. False: a conflict. */
export function propagateHalves(h: i32, done: i32): bool {
  loadState(h, load<i32>(h, PRESENT), load<i32>(TRAIL_SIZE));
  store<i32>(h, load<i32>(h, CHECKS) + 1, CHECKS);
  if (load<i32>(h, STARTED) === 0) {
    store<i32>(h, 1, STARTED);
    const n = load<i32>(h, VERTICES);
    for (let v = 0; v < n; v++) if (!checkOnce(h, v)) return false;
    return true;
  }
  const slot = load<i32>(h, SLOT);
  const codes = load<i32>(CODES) + (at(load<i32>(CODES_START), slot) << 2);
  const count = at(load<i32>(EVENT_COUNT), slot);
  for (let k = done; k < count; k++) {
    const e = at(codes, k);
    if (!checkOnce(h, at(load<i32>(h, FROM), e)) || !checkOnce(h, at(load<i32>(h, TO), e))) return false;
  }
  return true;
}

function checkOnce(h: i32, vertex: i32): bool {
  const root = rootOf(h, load<i32>(h, PRESENT), vertex);
  const checked = load<i32>(h, CHECKED);
  const checks = load<i32>(h, CHECKS);
  if (at(checked, root) === checks) return true;
  put(checked, root, checks);
  return check(h, root);
}

function force(h: i32, literal: i32, why: i32, a: i32, b: i32): bool {
  if (enqueueWith(literal, load<i32>(h, OWN_REASON), why, a, b)) return true;
  beginReason();
  explainHalves(h, literal, why, a, b, load<i32>(TRAIL_SIZE));
  conflictByReason(literal);
  return false;
}

function fail(h: i32, why: i32, vertex: i32): bool {
  return force(h, FALSE, why, vertex, -1);
}

function check(h: i32, root: i32): bool {
  const s = load<i32>(h, PRESENT);
  const literals = load<i32>(h, EDGE_LITERAL);
  const start = load<i32>(h, START);
  const neighbour = load<i32>(h, NEIGHBOUR);
  const edge = load<i32>(h, EDGE);
  const members = load<i32>(s, MEMBERS);
  const from = at(load<i32>(s, FIRST), root);
  const to = at(load<i32>(s, LAST), root);
  for (let i = from; i < to; i++) {
    const u = at(members, i);
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      const e = at(edge, k);
      const w = at(neighbour, k);
      if (at8(load<i32>(s, EDGE_VALUE), e) === JOINED || at(load<i32>(s, ROOT), w) !== root) continue;
      if (!force(h, at(literals, e), BY_WAY, u, w)) return false;
    }
  }
  const size = at(load<i32>(s, SIZE), root);
  if (size < 0 || (size & 1) === 1) return fail(h, BY_CERTAIN, root);
  const needed = max(at(ofSide(s, COUNT, 0), root), at(ofSide(s, COUNT, 1), root));
  if (size > 0 && 2 * needed > size) return fail(h, BY_CERTAIN, root);
  const apart = findPossible(h, s, root);
  if (apart >= 0) return fail(h, BY_ROOM + apart, root);
  const rooms = ofSide(s, ROOM, 0);
  const others = ofSide(s, ROOM, 1);
  const narrow = rooms <= others ? 0 : 1;
  const least = min(rooms, others);
  const half = size === 0 ? needed : size >> 1;
  if (least < half) return fail(h, BY_ROOM + narrow, root);
  const most = size > 0 ? half : least;
  if (!refuseJoining(h, root, most, BY_ROOM + narrow)) return false;
  if (rooms === half && !joinAll(h, root, 0)) return false;
  if (others === half && !joinAll(h, root, 1)) return false;
  return to - from === 1 || map(h, root);
}

/** Open edges to what would make a half too large, or would mix sizes. */
function refuseJoining(h: i32, root: i32, most: i32, whyMost: i32): bool {
  const s = load<i32>(h, PRESENT);
  const literals = load<i32>(h, EDGE_LITERAL);
  const start = load<i32>(h, START);
  const neighbour = load<i32>(h, NEIGHBOUR);
  const edge = load<i32>(h, EDGE);
  const sizes = load<i32>(s, SIZE);
  const zeros = ofSide(s, COUNT, 0);
  const ones = ofSide(s, COUNT, 1);
  const own = at(sizes, root);
  const last = at(load<i32>(s, LAST), root);
  for (let i = at(load<i32>(s, FIRST), root); i < last; i++) {
    const u = at(load<i32>(s, MEMBERS), i);
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      const e = at(edge, k);
      if (at8(load<i32>(s, EDGE_VALUE), e) !== 0) continue;
      const w = at(neighbour, k);
      const other = rootOf(h, s, w);
      if (other === root) continue;
      const asked = at(sizes, other);
      const larger = max(at(zeros, root) + at(zeros, other), at(ones, root) + at(ones, other));
      const byCertain = asked > 0 && ((own !== 0 && own !== asked) || 2 * larger > asked);
      if (!byCertain && larger <= most) continue;
      const why = byCertain || own > 0 ? BY_CERTAIN : whyMost;
      if (!force(h, at(literals, e) ^ 1, why, u, w)) return false;
    }
  }
  return true;
}

function joinAll(h: i32, root: i32, side: i32): bool {
  const s = load<i32>(h, PRESENT);
  const literals = load<i32>(h, EDGE_LITERAL);
  const start = load<i32>(h, START);
  const neighbour = load<i32>(h, NEIGHBOUR);
  const edge = load<i32>(h, EDGE);
  const room = ofSide(s, ROOM, side);
  const possible = ofSide(s, POSSIBLE, side);
  for (let i = 0; i < room; i++) {
    const u = at(possible, i);
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      if (!isPossible(h, s, at(neighbour, k), side)) continue;
      if (!force(h, at(literals, at(edge, k)), BY_ROOM + side, root, -1)) return false;
    }
  }
  return true;
}

function map(h: i32, root: i32): bool {
  const s = load<i32>(h, PRESENT);
  const found = findMappings(h, root);
  if (found > FEW_MAPPINGS) return true;
  if (found === 0) return fail(h, BY_ALL, root);
  const start = load<i32>(h, START);
  const neighbour = load<i32>(h, NEIGHBOUR);
  const edge = load<i32>(h, EDGE);
  const last = at(load<i32>(s, LAST), root);
  for (let i = at(load<i32>(s, FIRST), root); i < last; i++) {
    const u = at(load<i32>(s, MEMBERS), i);
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      const e = at(edge, k);
      const w = at(neighbour, k);
      if (at8(load<i32>(s, EDGE_VALUE), e) !== 0 || at(load<i32>(s, ROOT), w) === root) continue;
      const place = placeOf(h, w, root, found);
      if (place === MAY) continue;
      const literal = at(load<i32>(h, EDGE_LITERAL), e) ^ (place === MUST ? 0 : 1);
      if (!force(h, literal, BY_ALL, root, -1)) return false;
    }
  }
  return true;
}

/** The first member of a region, by which mappings are told. */
function anchorOf(s: i32, root: i32): i32 {
  return at(load<i32>(s, MEMBERS), at(load<i32>(s, FIRST), root));
}

/**
 * Those for which what is certain is mapped to what is possible, as far as there are few. Returns how many.
 *
 * With the first certain vertex a, a target t, and a symmetry S: vertices v of a's side go to t + S(v - a), those of the other side to a + S'(v - t), S' being
 * the inverse. Places are taken as numbers of places on the board with a margin, which keep sums and differences.
 */
function findMappings(h: i32, root: i32): i32 {
  const s = load<i32>(h, PRESENT);
  const anchor = anchorOf(s, root);
  const rows = load<i32>(h, ROW);
  const columns = load<i32>(h, COLUMN);
  const places = load<i32>(h, PLACE);
  const width = load<i32>(h, BOARD_WIDTH);
  const sides = load<i32>(h, SIDE);
  const offsets = load<i32>(h, OFFSETS);
  const own = at(sides, anchor);
  const room = ofSide(s, ROOM, own ^ 1);
  const possible = ofSide(s, POSSIBLE, own ^ 1);
  const members = load<i32>(s, MEMBERS) + ((at(load<i32>(s, FIRST), root) + 1) << 2);
  const count = at(load<i32>(s, LAST), root) - at(load<i32>(s, FIRST), root) - 1;
  const start = at(places, anchor);
  let found = 0;
  for (let symmetry = 0; symmetry < SYMMETRY_COUNT; symmetry++) {
    const turn = load<i32>(h, SYMMETRY) + (symmetry << 4);
    // What a step down, and one to the right, is for S; and for the inverse, whose matrix is the transpose.
    const down = at(turn, 0) * width + at(turn, 2);
    const right = at(turn, 1) * width + at(turn, 3);
    const downBack = at(turn, 0) * width + at(turn, 1);
    const rightBack = at(turn, 2) * width + at(turn, 3);
    const anchored = at(rows, anchor) * down + at(columns, anchor) * right;
    for (let i = 0; i < count; i++) {
      const v = at(members, i);
      const isForward = at(sides, v) === own;
      const turned = isForward
        ? at(rows, v) * down + at(columns, v) * right - anchored
        : start + at(rows, v) * downBack + at(columns, v) * rightBack;
      put(offsets, i, turned);
    }
    for (let i = 0; i < room; i++) {
      const target = at(possible, i);
      const back = at(rows, target) * downBack + at(columns, target) * rightBack;
      if (!isPossibleMapping(h, s, members, count, own, at(places, target), back)) continue;
      if (found === FEW_MAPPINGS) return found + 1;
      put(load<i32>(h, MAPPED_BY), found, symmetry);
      put(load<i32>(h, MAPPED_TO), found++, target);
    }
  }
  return found;
}

/** Whether the images of all certain vertices are possible, those of side `own` at `forward` and their offset, the others at theirs less `back`. */
function isPossibleMapping(
  h: i32,
  s: i32,
  members: i32,
  count: i32,
  own: i32,
  forward: i32,
  back: i32,
): bool {
  const sides = load<i32>(h, SIDE);
  const offsets = load<i32>(h, OFFSETS);
  const mark = load<i32>(s, MARK);
  const ownMark = ofSide(s, POSSIBLE_MARK, own);
  const otherMark = ofSide(s, POSSIBLE_MARK, own ^ 1);
  for (let i = 0; i < count; i++) {
    const offset = at(offsets, i);
    const isForward = at(sides, at(members, i)) === own;
    if (isForward ? at(mark, forward + offset) !== otherMark : at(mark, offset - back) !== ownMark)
      return false;
  }
  return true;
}

/** The vertex at the place that a vertex is mapped to, from either side to the other, where `anchor` is mapped to `target`; -1 where there is none. */
function imageOf(h: i32, symmetry: i32, anchor: i32, target: i32, vertex: i32): i32 {
  const sides = load<i32>(h, SIDE);
  const row = load<i32>(h, ROW);
  const column = load<i32>(h, COLUMN);
  const turn = load<i32>(h, SYMMETRY) + (symmetry << 4);
  const forward = at(sides, vertex) === at(sides, anchor);
  const from = forward ? anchor : target;
  const to = forward ? target : anchor;
  const y = at(row, vertex) - at(row, from);
  const x = at(column, vertex) - at(column, from);
  const across = forward ? at(turn, 1) : at(turn, 2);
  const down = forward ? at(turn, 2) : at(turn, 1);
  const ownRow = at(row, to) + at(turn, 0) * y + across * x - load<i32>(h, TOP);
  const ownColumn = at(column, to) + down * y + at(turn, 3) * x - load<i32>(h, LEFT);
  const width = load<i32>(h, WIDTH);
  if (ownRow < 0 || ownColumn < 0 || ownRow >= load<i32>(h, HEIGHT) || ownColumn >= width) return -1;
  return at(load<i32>(h, VERTEX_AT), ownRow * width + ownColumn);
}

/** Whether some of the mappings found have room for the vertex, and whether all of them need it. */
function placeOf(h: i32, vertex: i32, root: i32, found: i32): i32 {
  const s = load<i32>(h, PRESENT);
  const anchor = anchorOf(s, root);
  const side = at(load<i32>(h, SIDE), vertex);
  if (!isPossible(h, s, vertex, side)) return CANNOT;
  let needing = 0;
  let room = 0;
  for (let i = 0; i < found; i++) {
    const image = imageOf(h, at(load<i32>(h, MAPPED_BY), i), anchor, at(load<i32>(h, MAPPED_TO), i), vertex);
    if (image < 0 || !isPossible(h, s, image, side ^ 1)) continue;
    room++;
    if (at(load<i32>(s, ROOT), image) === root) needing++;
  }
  return room === 0 ? CANNOT : needing === found ? MUST : MAY;
}

export function explainHalves(h: i32, literal: i32, why: i32, a: i32, b: i32, before: i32): void {
  const s = load<i32>(h, PAST);
  loadState(h, s, before);
  if (why === BY_WAY) {
    explainWay(h, s, literal, a, b);
    return;
  }
  explainCertain(h, s, literal, a);
  if (b >= 0 && rootOf(h, s, b) !== rootOf(h, s, a)) explainCertain(h, s, literal, b);
  if (why === BY_CERTAIN) return;
  const root = rootOf(h, s, a);
  findPossible(h, s, root);
  if (why !== BY_ROOM + 1) explainPossible(h, s, literal, root, 0);
  if (why !== BY_ROOM) explainPossible(h, s, literal, root, 1);
}
