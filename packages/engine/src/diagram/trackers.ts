/**
 * The state of a graph while it is decided: a number in a slot for each vertex that is not finished. Two kinds: the mates of the ends of
 * paths, as in Simpath (TAOCP 7.1.4), and labels of components, renumbered after each step so that equal partitions are equal words.
 */

/** Where the slots of vertices stand. */
export interface Slots {
  readonly count: number;
  /** By slot, 32 times its word, and the place of its lowest bit there. */
  readonly places: Int32Array;
  /** Of a slot, before the shift. */
  readonly mask: number;
  /** Word and mask of the flag that nothing may follow: the loop is closed, the component that counts is done. The mask is 0 if there is none. */
  readonly closedWord: number;
  readonly closedMask: number;
}

export interface Mates extends Slots {
  readonly kind: "mates";
  /** A closed path is wanted, and no open one. */
  readonly closed: boolean;
}

export interface Labels extends Slots {
  readonly kind: "labels";
  readonly acyclic: boolean;
  readonly whole: boolean;
  /** A vertex by itself is as one that is not there: of edges, where only cycles matter. */
  readonly dropsSingles: boolean;
  /** The lowest bit of a slot says whether its component counts; else all do. */
  readonly marked: boolean;
  /** Scratch for renumbering. */
  readonly names: Int32Array;
}

export type Tracker = Mates | Labels;

/** Mates. A vertex that has no edge yet, one that is passed through, and, plus the slot of the other end, the end of a path. */
export const UNTOUCHED = 0;
const PASSED = 1;
const END = 2;

/** Vertices of paths: passed through; with a label, an end; one that may be an end. */
export const INNER = 0;
const LOOSE = -1;

function slotAt(K: Int32Array, { places, mask }: Slots, slot: number): number {
  const place = places[slot] ?? 0;
  return ((K[place >> 5] ?? 0) >>> (place & 31)) & mask;
}

function setSlot(K: Int32Array, { places, mask }: Slots, slot: number, value: number): void {
  const place = places[slot] ?? 0;
  const word = place >> 5;
  const shift = place & 31;
  K[word] = ((K[word] ?? 0) & ~(mask << shift)) | (value << shift);
}

const isClosed = (K: Int32Array, { closedWord, closedMask }: Slots): boolean =>
  ((K[closedWord] ?? 0) & closedMask) !== 0;

function close(K: Int32Array, { closedWord, closedMask }: Slots): void {
  K[closedWord] = (K[closedWord] ?? 0) | closedMask;
}

/** Of a path's end that is done, in place of a slot: behind all slots. The first anchor is one without a label. */
const anchorOf = (tracker: Mates, label: number): number => tracker.count + label;

/**
 * Adds an edge between the vertices of two slots with these labels (of a path's ends: `INNER`, `LOOSE`, or a number from 1 on). A loop may be closed if it
 * is then the only thing there is; nothing can follow it. False: that cannot be.
 */
export function join(
  K: Int32Array,
  tracker: Mates,
  u: number,
  v: number,
  labelOfU: number,
  labelOfV: number,
): boolean {
  if (isClosed(K, tracker)) return false;
  const a = slotAt(K, tracker, u);
  const b = slotAt(K, tracker, v);
  if (a === PASSED || b === PASSED) return false;
  if (a === END + v) return tracker.closed && closeLoop(K, tracker, u, v);
  const otherOfU = otherEnd(K, tracker, u, a, labelOfU);
  const otherOfV = otherEnd(K, tracker, v, b, labelOfV);
  if (otherOfU < 0 || otherOfV < 0) return false;
  const { count } = tracker;
  if (otherOfU < count) setSlot(K, tracker, otherOfU, END + otherOfV);
  if (otherOfV < count) setSlot(K, tracker, otherOfV, END + otherOfU);
  if (otherOfU < count || otherOfV < count) return true;
  // Both ends are done: they have to be of one label, or without.
  return otherOfU === otherOfV || otherOfU === count || otherOfV === count;
}

/** The end of the path of which this vertex is the other one, or an anchor; -1 if it cannot have another edge. */
function otherEnd(K: Int32Array, tracker: Mates, slot: number, value: number, label: number): number {
  if (label > 0) {
    if (value !== UNTOUCHED) return -1;
    setSlot(K, tracker, slot, PASSED);
    return anchorOf(tracker, label);
  }
  if (value === UNTOUCHED) return slot;
  setSlot(K, tracker, slot, PASSED);
  return value - END;
}

function closeLoop(K: Int32Array, tracker: Mates, u: number, v: number): boolean {
  for (let s = 0; s < tracker.count; s++) {
    if (s !== u && s !== v && slotAt(K, tracker, s) >= END) return false;
    setSlot(K, tracker, s, UNTOUCHED);
  }
  close(K, tracker);
  return true;
}

/** A vertex has no more edges. Later calls for it change nothing. */
export function leaveMate(K: Int32Array, tracker: Mates, slot: number, label: number): boolean {
  const value = slotAt(K, tracker, slot);
  if (label > 0 && value !== PASSED) return false;
  if (value >= END) {
    if (label !== LOOSE) return false;
    const other = value - END;
    if (other < tracker.count) setSlot(K, tracker, other, END + anchorOf(tracker, 0));
  }
  setSlot(K, tracker, slot, UNTOUCHED);
  return true;
}

/**
 * A vertex that is no end has one edge to come. Without any it cannot have that one, since a path would end there; so it is as one that is passed through,
 * and both are the same state from here on.
 */
export function settleMate(K: Int32Array, tracker: Mates, slot: number): void {
  if (slotAt(K, tracker, slot) === PASSED) setSlot(K, tracker, slot, UNTOUCHED);
}

/** A label that no component has. There are as many as slots. */
function newLabel(K: Int32Array, tracker: Labels): number {
  const { count, names } = tracker;
  const shift = tracker.marked ? 1 : 0;
  names.fill(0);
  for (let s = 0; s < count; s++) names[slotAt(K, tracker, s) >> shift] = 1;
  let label = 1;
  while (names[label] === 1) label++;
  return label << shift;
}

/** A vertex is there, by itself as yet. */
export function enter(K: Int32Array, tracker: Labels, slot: number, mark: number): boolean {
  if (mark === 1 && tracker.whole && isClosed(K, tracker)) return false;
  const label = newLabel(K, tracker);
  setSlot(K, tracker, slot, tracker.marked ? label | mark : label);
  return true;
}

/** Two vertices that are there become neighbours; nothing if the second is not there. False: that closes a cycle, which is forbidden. */
export function meet(K: Int32Array, tracker: Labels, u: number, v: number): boolean {
  const a = slotAt(K, tracker, u);
  const b = slotAt(K, tracker, v);
  if (b === 0) return true;
  if (a === b) return !tracker.acyclic;
  const mark = tracker.marked ? (a | b) & 1 : 0;
  const merged = tracker.marked ? (a & ~1) | mark : a;
  for (let s = 0; s < tracker.count; s++) {
    const value = slotAt(K, tracker, s);
    if (value === a || value === b) setSlot(K, tracker, s, merged);
  }
  return true;
}

/** An edge, between vertices that are there once they have one. */
export function link(K: Int32Array, tracker: Labels, u: number, v: number): boolean {
  if (u === v && tracker.acyclic) return false;
  if (slotAt(K, tracker, u) === 0 && !enter(K, tracker, u, 1)) return false;
  if (slotAt(K, tracker, v) === 0 && !enter(K, tracker, v, 1)) return false;
  return u === v || meet(K, tracker, u, v);
}

/** A vertex has no more neighbours to come. If it is the last of its component, that is done, and must be the only one if it counts. */
export function leaveLabel(K: Int32Array, tracker: Labels, slot: number): boolean {
  const value = slotAt(K, tracker, slot);
  if (value === 0) return true;
  setSlot(K, tracker, slot, 0);
  if (!tracker.whole) return true;
  const counts = (other: number): boolean => !tracker.marked || (other & 1) === 1;
  let isOnly = true;
  for (let s = 0; s < tracker.count; s++) {
    const other = slotAt(K, tracker, s);
    if (other === value) return true;
    if (other !== 0 && counts(other)) isOnly = false;
  }
  if (!counts(value)) return true;
  if (!isOnly || isClosed(K, tracker)) return false;
  close(K, tracker);
  return true;
}

/** Numbers the labels by their first slots. */
export function renumber(K: Int32Array, tracker: Labels): void {
  const { count, names } = tracker;
  const shift = tracker.marked ? 1 : 0;
  if (tracker.dropsSingles) dropSingles(K, tracker);
  names.fill(0);
  let next = 1;
  for (let s = 0; s < count; s++) {
    const value = slotAt(K, tracker, s);
    if (value === 0) continue;
    const label = value >> shift;
    if (names[label] === 0) names[label] = next++;
    const named = names[label] ?? 0;
    if (named !== label) setSlot(K, tracker, s, (named << shift) | (value & shift));
  }
}

/** Pre: labels are not marked. */
function dropSingles(K: Int32Array, tracker: Labels): void {
  const { count, names } = tracker;
  names.fill(0);
  for (let s = 0; s < count; s++) {
    const label = slotAt(K, tracker, s);
    names[label] = (names[label] ?? 0) + 1;
  }
  for (let s = 0; s < count; s++) if (names[slotAt(K, tracker, s)] === 1) setSlot(K, tracker, s, 0);
}
