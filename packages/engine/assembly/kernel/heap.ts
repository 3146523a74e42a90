/**
 * The variables that may be decided on, the most active first (VSIDS, Moskewicz et al. 2001, as MiniSat keeps it): a binary heap by activity. A
 * variable leaves when it is popped and comes back when its value is undone; assigned variables may linger. Bumping and inserting are O(log n).
 *
 * Invariant: PLACE[v] is the place of v in the heap, or -1; ELIGIBLE[v] is 0 for those that must never be decided.
 */
import {
  ACTIVITY,
  ELIGIBLE,
  HEAP,
  HEAP_SIZE,
  INCREMENT,
  PLACE,
  VALUE,
  VARIABLES,
} from "../../src/kernel/core-layout";
import { at, at8, put } from "./words";

const TOO_LARGE: f64 = 1e100;

function activityOf(activities: i32, variable: i32): f64 {
  return load<f64>(activities + (variable << 3));
}

export function insert(variable: i32): void {
  if (at(load<i32>(PLACE), variable) >= 0 || at8(load<i32>(ELIGIBLE), variable) === 0) return;
  const size = load<i32>(HEAP_SIZE);
  store<i32>(HEAP_SIZE, size + 1);
  put(load<i32>(HEAP), size, variable);
  rise(size);
}

/** Each variable but the constant once, in steps of this size. Pre: the heap is empty, no variable has an activity, and no step but the last leads back to the first. */
export function insertInSteps(step: i32): void {
  const n = load<i32>(VARIABLES) - 1;
  for (let i = 0, v = 0; i < n; i++) {
    insert(v + 1);
    v += step;
    if (v >= n) v -= n;
  }
}

/** Removes the most active variable. */
function pop(): void {
  const heap = load<i32>(HEAP);
  const place = load<i32>(PLACE);
  put(place, at(heap, 0), -1);
  const size = load<i32>(HEAP_SIZE) - 1;
  store<i32>(HEAP_SIZE, size);
  if (size === 0) return;
  const last = at(heap, size);
  put(heap, 0, last);
  put(place, last, 0);
  sink(0);
}

/** The most active open variable, left at the top of the heap; -1 if all have values. */
export function mostActive(): i32 {
  const heap = load<i32>(HEAP);
  const values = load<i32>(VALUE);
  while (load<i32>(HEAP_SIZE) > 0) {
    const variable = at(heap, 0);
    if (at8(values, 2 * variable) === 0) return variable;
    pop();
  }
  return -1;
}

/** The same, and takes it out. */
export function takeMostActive(): i32 {
  const variable = mostActive();
  if (variable >= 0) pop();
  return variable;
}

export function bump(variable: i32): void {
  const address = load<i32>(ACTIVITY) + (variable << 3);
  const activity = load<f64>(address) + load<f64>(INCREMENT);
  store<f64>(address, activity);
  if (activity > TOO_LARGE) rescale();
  const place = at(load<i32>(PLACE), variable);
  if (place >= 0) rise(place);
}

/** Puts the heap in order after activities have been set from outside. */
export function rebuild(): void {
  for (let i = (load<i32>(HEAP_SIZE) >> 1) - 1; i >= 0; i--) sink(i);
}

function rescale(): void {
  let address = load<i32>(ACTIVITY);
  const end = address + (load<i32>(VARIABLES) << 3);
  for (; address < end; address += 8) store<f64>(address, load<f64>(address) / TOO_LARGE);
  store<f64>(INCREMENT, load<f64>(INCREMENT) / TOO_LARGE);
}

function rise(from: i32): void {
  const heap = load<i32>(HEAP);
  const place = load<i32>(PLACE);
  const activities = load<i32>(ACTIVITY);
  let i = from;
  const variable = at(heap, i);
  const own = activityOf(activities, variable);
  while (i > 0) {
    const above = (i - 1) >> 1;
    const other = at(heap, above);
    if (activityOf(activities, other) >= own) break;
    put(heap, i, other);
    put(place, other, i);
    i = above;
  }
  put(heap, i, variable);
  put(place, variable, i);
}

function sink(from: i32): void {
  const heap = load<i32>(HEAP);
  const place = load<i32>(PLACE);
  const activities = load<i32>(ACTIVITY);
  const size = load<i32>(HEAP_SIZE);
  let i = from;
  const variable = at(heap, i);
  const own = activityOf(activities, variable);
  for (;;) {
    let below = 2 * i + 1;
    if (below >= size) break;
    const right = below + 1;
    if (right < size && activityOf(activities, at(heap, right)) > activityOf(activities, at(heap, below)))
      below = right;
    const other = at(heap, below);
    if (activityOf(activities, other) <= own) break;
    put(heap, i, other);
    put(place, other, i);
    i = below;
  }
  put(heap, i, variable);
  put(place, variable, i);
}
