/**
 * The certain and the possible vertices of the regions of `halves.ts`, at some time of the search, and which literals make it so. `h` is the address of
 * what is given, `s` that of such a state (`src/globals/halves/halves-layout.ts`).
 */
import {
  COUNT,
  EDGE,
  EDGE_LITERAL,
  EDGE_VALUE,
  EDGES,
  FIRST,
  FROM,
  KIN,
  KIN_EDGE,
  KIN_START,
  LAST,
  MARK,
  MARKS,
  MEMBER_COUNT,
  MEMBERS,
  NEIGHBOUR,
  PLACE,
  POSSIBLE,
  POSSIBLE_MARK,
  QUEUE,
  ROOM,
  ROOT,
  SIDE,
  SIZE,
  START,
  TO,
  VERTICES,
  VIA,
  WANTED,
} from "../../src/globals/halves/halves-layout";
import { POSITION, VALUE } from "../../src/kernel/core-layout";
import { because } from "./because";
import { at, at8, put, put8 } from "./words";

export const JOINED = 1;
export const CUT = -1;

/** The values in a state for a side: the second one a word further. */
export function ofSide(s: i32, offset: i32, side: i32): i32 {
  return load<i32>(s + offset + (side << 2));
}

function putOfSide(s: i32, offset: i32, side: i32, value: i32): void {
  store<i32>(s + offset + (side << 2), value);
}

/** As it was before a position of the trail. */
export function loadState(h: i32, s: i32, before: i32): void {
  const values = load<i32>(VALUE);
  const positions = load<i32>(POSITION);
  const literals = load<i32>(h, EDGE_LITERAL);
  const edges = load<i32>(s, EDGE_VALUE);
  const n = load<i32>(h, EDGES);
  for (let e = 0; e < n; e++) {
    const literal = at(literals, e);
    put8(edges, e, at(positions, literal >> 1) < before ? at8(values, literal) : 0);
  }
  memory.fill(load<i32>(s, ROOT), 0xff, load<i32>(h, VERTICES) << 2);
  store<i32>(s, 0, MEMBER_COUNT);
}

/** Collects the certain region where it is first asked for. */
export function rootOf(h: i32, s: i32, vertex: i32): i32 {
  const known = at(load<i32>(s, ROOT), vertex);
  return known >= 0 ? known : collect(h, s, vertex);
}

function collect(h: i32, s: i32, first: i32): i32 {
  const edges = load<i32>(s, EDGE_VALUE);
  const root = load<i32>(s, ROOT);
  const members = load<i32>(s, MEMBERS);
  const start = load<i32>(h, START);
  const neighbour = load<i32>(h, NEIGHBOUR);
  const edge = load<i32>(h, EDGE);
  const from = load<i32>(s, MEMBER_COUNT);
  let tail = from;
  put(members, tail++, first);
  put(root, first, first);
  let ones = 0;
  let asked = 0;
  for (let head = from; head < tail; head++) {
    const u = at(members, head);
    ones += at(load<i32>(h, SIDE), u);
    const own = at(load<i32>(h, WANTED), u);
    if (own !== 0) asked = asked === 0 || asked === own ? own : -1;
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      const w = at(neighbour, k);
      if (at(root, w) >= 0 || at8(edges, at(edge, k)) !== JOINED) continue;
      put(root, w, first);
      put(members, tail++, w);
    }
  }
  store<i32>(s, tail, MEMBER_COUNT);
  put(load<i32>(s, FIRST), first, from);
  put(load<i32>(s, LAST), first, tail);
  put(ofSide(s, COUNT, 0), first, tail - from - ones);
  put(ofSide(s, COUNT, 1), first, ones);
  put(load<i32>(s, SIZE), first, asked);
  return first;
}

export function isPossible(h: i32, s: i32, vertex: i32, side: i32): bool {
  return at(load<i32>(s, MARK), at(load<i32>(h, PLACE), vertex)) === ofSide(s, POSSIBLE_MARK, side);
}

/** A mark that nothing has. */
function newMark(s: i32): i32 {
  const mark = load<i32>(s, MARKS) + 1;
  store<i32>(s, mark, MARKS);
  return mark;
}

/** Into POSSIBLE, that side first of which something is certain. The side of a half that is certain in two parts that cannot be joined, or -1. */
export function findPossible(h: i32, s: i32, root: i32): i32 {
  const side = at(ofSide(s, COUNT, 0), root) > 0 ? 0 : 1;
  const other = side ^ 1;
  const apart = spreadFrom(h, s, root, side) ? -1 : side;
  if (at(ofSide(s, COUNT, other), root) > 0) {
    const isWhole = spreadFrom(h, s, root, other);
    return apart >= 0 || isWhole ? apart : other;
  }
  putOfSide(s, POSSIBLE_MARK, other, newMark(s));
  const size = at(load<i32>(s, SIZE), root);
  const beside = takeBeside(h, s, ofSide(s, POSSIBLE, side), ofSide(s, ROOM, side), other, size, 0);
  spread(h, s, other, size, beside);
  return apart;
}

function spreadFrom(h: i32, s: i32, root: i32, side: i32): bool {
  const sides = load<i32>(h, SIDE);
  const members = load<i32>(s, MEMBERS);
  const places = load<i32>(h, PLACE);
  const mark = load<i32>(s, MARK);
  const stamp = newMark(s);
  putOfSide(s, POSSIBLE_MARK, side, stamp);
  const end = at(load<i32>(s, LAST), root);
  let place = at(load<i32>(s, FIRST), root);
  while (at(sides, at(members, place)) !== side) place++;
  const first = at(members, place);
  put(mark, at(places, first), stamp);
  put(ofSide(s, POSSIBLE, side), 0, first);
  spread(h, s, side, at(load<i32>(s, SIZE), root), 1);
  for (place++; place < end; place++) {
    const vertex = at(members, place);
    if (at(sides, vertex) === side && at(mark, at(places, vertex)) !== stamp) return false;
  }
  return true;
}

/** From the `count` that are found already. */
function spread(h: i32, s: i32, side: i32, size: i32, count: i32): void {
  putOfSide(s, ROOM, side, takeBeside(h, s, ofSide(s, POSSIBLE, side), -1, side, size, count));
}

/**
 * Into POSSIBLE of a side, where there are `count` already, what lies beside `sources` of these vertices; or if that is -1, beside all that is there in the
 * end, `vertices` being POSSIBLE itself. Returns how many there are then.
 */
function takeBeside(h: i32, s: i32, vertices: i32, sources: i32, side: i32, size: i32, count: i32): i32 {
  const places = load<i32>(h, PLACE);
  const sides = load<i32>(h, SIDE);
  const starts = load<i32>(h, KIN_START);
  const kin = load<i32>(h, KIN);
  const edge = load<i32>(h, KIN_EDGE);
  const wanted = load<i32>(h, WANTED);
  const edges = load<i32>(s, EDGE_VALUE);
  const mark = load<i32>(s, MARK);
  const found = ofSide(s, POSSIBLE, side);
  const stamp = ofSide(s, POSSIBLE_MARK, side);
  let tail = count;
  for (let head = 0; head < (sources < 0 ? tail : sources); head++) {
    const u = at(vertices, head);
    const range = starts + ((2 * u + (at(sides, u) ^ side)) << 2);
    const end = load<i32>(range, 4);
    for (let k = load<i32>(range); k < end; k++) {
      const w = at(kin, k);
      const place = at(places, w);
      if (at(mark, place) === stamp || at8(edges, at(edge, k)) === CUT) continue;
      if (size > 0) {
        const own = at(wanted, w);
        if (own !== 0 && own !== size) continue;
      }
      put(mark, place, stamp);
      put(found, tail++, w);
    }
  }
  return tail;
}

/** The address of where its half-edges to a side begin, after which stands where they end. */
function kinOf(h: i32, vertex: i32, side: i32): i32 {
  return load<i32>(h, KIN_START) + ((2 * vertex + (at(load<i32>(h, SIDE), vertex) ^ side)) << 2);
}

function isOfOtherSize(h: i32, vertex: i32, size: i32): bool {
  const own = at(load<i32>(h, WANTED), vertex);
  return size > 0 && own !== 0 && own !== size;
}

/** The edges of a way that joins them. This function, as those below, tells the literals that imply it, but not the literal itself. */
export function explainWay(h: i32, s: i32, literal: i32, from: i32, to: i32): void {
  const via = load<i32>(s, VIA);
  joinedFrom(h, s, from, to);
  for (let v = to; v !== from; ) {
    const e = at(via, v);
    tell(h, e, literal, 1);
    const tip = at(load<i32>(h, FROM), e);
    v = tip === v ? at(load<i32>(h, TO), e) : tip;
  }
}

/** Edges that join what is certain with the vertex: a tree of them. */
export function explainCertain(h: i32, s: i32, literal: i32, vertex: i32): void {
  const queue = load<i32>(s, QUEUE);
  const via = load<i32>(s, VIA);
  const found = joinedFrom(h, s, vertex, -1);
  for (let i = 1; i < found; i++) tell(h, at(via, at(queue, i)), literal, 1);
}

/** Leaves in QUEUE the vertices that joined edges lead to, until `to` is met, and in VIA the edge to each but the first. How many they are. */
function joinedFrom(h: i32, s: i32, from: i32, to: i32): i32 {
  const start = load<i32>(h, START);
  const neighbour = load<i32>(h, NEIGHBOUR);
  const edge = load<i32>(h, EDGE);
  const edges = load<i32>(s, EDGE_VALUE);
  const mark = load<i32>(s, MARK);
  const places = load<i32>(h, PLACE);
  const queue = load<i32>(s, QUEUE);
  const via = load<i32>(s, VIA);
  const stamp = newMark(s);
  let tail = 0;
  put(queue, tail++, from);
  put(mark, at(places, from), stamp);
  for (let head = 0; head < tail; head++) {
    const u = at(queue, head);
    if (to >= 0 && at(mark, at(places, to)) === stamp) break;
    const end = at(start, u + 1);
    for (let k = at(start, u); k < end; k++) {
      const w = at(neighbour, k);
      const e = at(edge, k);
      if (at(mark, at(places, w)) === stamp || at8(edges, e) !== JOINED) continue;
      put(mark, at(places, w), stamp);
      put(via, w, e);
      put(queue, tail++, w);
    }
  }
  return tail;
}

/** Edges without which more were possible of a half. Pre: `findPossible` of this region. */
export function explainPossible(h: i32, s: i32, literal: i32, root: i32, side: i32): void {
  const size = at(load<i32>(s, SIZE), root);
  const found = ofSide(s, POSSIBLE, side);
  const room = ofSide(s, ROOM, side);
  for (let i = 0; i < room; i++) explainBorder(h, s, literal, at(found, i), side, size);
  if (at(ofSide(s, COUNT, side), root) > 0) return;
  // It is what lies beside the other half.
  const other = side ^ 1;
  const beside = ofSide(s, POSSIBLE, other);
  const besides = ofSide(s, ROOM, other);
  for (let i = 0; i < besides; i++) {
    const u = at(beside, i);
    explainBorder(h, s, literal, u, other, size);
    explainBorder(h, s, literal, u, side, size);
  }
}

function explainBorder(h: i32, s: i32, literal: i32, u: i32, side: i32, size: i32): void {
  const kin = load<i32>(h, KIN);
  const edge = load<i32>(h, KIN_EDGE);
  const edges = load<i32>(s, EDGE_VALUE);
  const range = kinOf(h, u, side);
  const end = load<i32>(range, 4);
  for (let k = load<i32>(range); k < end; k++) {
    const w = at(kin, k);
    const e = at(edge, k);
    if (at8(edges, e) !== CUT || isPossible(h, s, w, side) || isOfOtherSize(h, w, size)) continue;
    tell(h, e, literal, 0);
  }
}

/** That the edge is not there; or that it is, if `flipped` is 1. */
function tell(h: i32, edge: i32, literal: i32, flipped: i32): void {
  const reason = at(load<i32>(h, EDGE_LITERAL), edge) ^ flipped;
  if (reason !== literal) because(reason);
}
