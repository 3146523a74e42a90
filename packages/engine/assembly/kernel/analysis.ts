/**
 * From a conflict to a clause: `src/learn/conflict-analysis.ts` says what is done here.
 *
 * Invariant between calls: SEEN is all 0, and no entry of the stamps is larger than the last one given.
 */
import {
  ARENA,
  BACK_LEVEL,
  BECAUSE,
  BECAUSE_SIZE,
  BY_GAPS,
  CHECKED,
  CONFLICT,
  CONFLICT_SIZE,
  FIRST_ROW,
  IMPLIED,
  LEARNED,
  LEARNED_LEVELS,
  LEARNED_SIZE,
  LEVEL,
  LEVEL_STAMP,
  LEVEL_STAMPS,
  LITERAL_STAMP,
  LITERAL_STAMPS,
  LITERALS,
  MARKED,
  MARKED_SIZE,
  NONE,
  OPEN_COUNT,
  PAYLOAD_A,
  PAYLOAD_B,
  POSITION,
  REASON,
  ROW_ITEMS,
  ROW_START,
  ROWS_OF,
  ROWS_OF_START,
  SCORE,
  SEEN,
  SIZE,
  STACK,
  SUM_HI,
  SUM_ITEMS,
  SUM_LO,
  SUM_START,
  SUM_TOTAL,
  SUM_WEIGHTS,
  SUMS,
  TRAIL,
  TRAIL_SIZE,
  USED,
  VALUE,
  WATCH_SIZE,
  WATCH_START,
  WATCHES,
} from "../../src/kernel/core-layout";
import { addClause, watch } from "./clauses";
import { bump } from "./heap";
import { enqueue } from "./propagation";
import { explainByGaps, explainByPropagator, explained } from "./surroundings";
import { at, at8, put, put8 } from "./words";

/** Leaves in BECAUSE the false literals that imply this true one. Pre: it was not decided. */
export function explain(literal: i32): void {
  const variable = literal >> 1;
  const reason = at(load<i32>(REASON), variable);
  const because = load<i32>(BECAUSE);
  let isFoundByUnits = true;
  store<i32>(BECAUSE_SIZE, 0);
  if (reason > 0) {
    const address = load<i32>(ARENA) + (reason << 2);
    const end = LITERALS + at(address, SIZE);
    let n = 0;
    for (let k = LITERALS; k < end; k++) {
      const other = at(address, k);
      if (other !== literal) put(because, n++, other);
    }
    store<i32>(BECAUSE_SIZE, n);
  } else if (reason === IMPLIED) {
    put(because, 0, at(load<i32>(PAYLOAD_A), variable));
    store<i32>(BECAUSE_SIZE, 1);
  } else {
    const row = FIRST_ROW - reason;
    const sums = load<i32>(SUMS);
    const byGaps = row < sums && at(load<i32>(PAYLOAD_B), variable) === BY_GAPS;
    isFoundByUnits = row < sums && !byGaps;
    if (isFoundByUnits) explainBySum(literal, row);
    else if (byGaps) explainByGaps(literal, row);
    else explainByPropagator(literal, row - sums);
  }
  if (load<i32>(CHECKED) > (isFoundByUnits ? 1 : 0)) explained(literal);
}

function explainBySum(literal: i32, row: i32): void {
  const values = load<i32>(VALUE);
  const positions = load<i32>(POSITION);
  const literals = load<i32>(SUM_ITEMS);
  const weights = load<i32>(SUM_WEIGHTS);
  const because = load<i32>(BECAUSE);
  const entry = at(load<i32>(PAYLOAD_A), literal >> 1);
  const before = at(positions, literal >> 1);
  // Without it, too little is left that is not false; or with it, too much would be true.
  const isHeld = at(literals, entry) === literal;
  const sign = isHeld ? -1 : 1;
  const most = isHeld
    ? at(load<i32>(SUM_TOTAL), row) - at(load<i32>(SUM_LO), row)
    : at(load<i32>(SUM_HI), row);
  let left = most - at(weights, entry);
  const end = at(load<i32>(SUM_START), row + 1);
  let n = 0;
  for (let j = at(load<i32>(SUM_START), row); j < end && left >= 0; j++) {
    const other = at(literals, j);
    if (sign * at8(values, other) <= 0 || at(positions, other >> 1) >= before) continue;
    put(because, n++, isHeld ? other : other ^ 1);
    left -= at(weights, j);
  }
  store<i32>(BECAUSE_SIZE, n);
}

/** The highest level of the conflict. */
export function conflictLevel(): i32 {
  const levels = load<i32>(LEVEL);
  const conflict = load<i32>(CONFLICT);
  const size = load<i32>(CONFLICT_SIZE);
  let highest = 0;
  for (let i = 0; i < size; i++) highest = max(highest, at(levels, at(conflict, i) >> 1));
  return highest;
}

/** Pre: the conflict's highest level is the present one, and not 0. */
export function analyze(present: i32): void {
  const trail = load<i32>(TRAIL);
  const seen = load<i32>(SEEN);
  const learned = load<i32>(LEARNED);
  store<i32>(OPEN_COUNT, 0);
  store<i32>(LEARNED_SIZE, 1);
  meetAll(load<i32>(CONFLICT), load<i32>(CONFLICT_SIZE), present);
  let place = load<i32>(TRAIL_SIZE) - 1;
  for (;;) {
    while (at8(seen, at(trail, place) >> 1) === 0) place--;
    const literal = at(trail, place--);
    const open = load<i32>(OPEN_COUNT) - 1;
    store<i32>(OPEN_COUNT, open);
    if (open === 0) {
      put(learned, 0, literal ^ 1);
      break;
    }
    useful(at(load<i32>(REASON), literal >> 1));
    explain(literal);
    meetAll(load<i32>(BECAUSE), load<i32>(BECAUSE_SIZE), present);
  }
  minimise();
  unmark(0);
  store<i32>(LEARNED_SIZE, shorten(learned, load<i32>(LEARNED_SIZE)));
  findBackLevel();
}

/** False literals on the way: those of the present level are to be explained, those of lower levels belong to the clause. */
function meetAll(literals: i32, size: i32, present: i32): void {
  const levels = load<i32>(LEVEL);
  const seen = load<i32>(SEEN);
  const learned = load<i32>(LEARNED);
  let open = load<i32>(OPEN_COUNT);
  let n = load<i32>(LEARNED_SIZE);
  for (let i = 0; i < size; i++) {
    const literal = at(literals, i);
    const variable = literal >> 1;
    const level = at(levels, variable);
    if (at8(seen, variable) !== 0 || level === 0) continue;
    setSeen(variable);
    bump(variable);
    if (level >= present) open++;
    else put(learned, n++, literal);
  }
  store<i32>(OPEN_COUNT, open);
  store<i32>(LEARNED_SIZE, n);
}

function setSeen(variable: i32): void {
  put8(load<i32>(SEEN), variable, 1);
  const n = load<i32>(MARKED_SIZE);
  put(load<i32>(MARKED), n, variable);
  store<i32>(MARKED_SIZE, n + 1);
}

function unmark(from: i32): void {
  const seen = load<i32>(SEEN);
  const marked = load<i32>(MARKED);
  for (let n = load<i32>(MARKED_SIZE) - 1; n >= from; n--) put8(seen, at(marked, n), 0);
  store<i32>(MARKED_SIZE, from);
}

/** Notes that a learned clause has been of use, so that it survives the next reduction. */
function useful(reason: i32): void {
  if (reason <= 0) return;
  const address = load<i32>(ARENA) + (reason << 2);
  const score = at(address, SCORE);
  if (score > 0) put(address, SCORE, score | USED);
}

function minimise(): void {
  const learned = load<i32>(LEARNED);
  const size = load<i32>(LEARNED_SIZE);
  let kept = 1;
  for (let i = 1; i < size; i++) {
    const literal = at(learned, i);
    if (!isRedundant(literal)) put(learned, kept++, literal);
  }
  store<i32>(LEARNED_SIZE, kept);
}

/** Whether the clause's other literals imply this one. */
function isRedundant(literal: i32): bool {
  const reasons = load<i32>(REASON);
  if (at(reasons, literal >> 1) === NONE) return false;
  const stack = load<i32>(STACK);
  const seen = load<i32>(SEEN);
  const levels = load<i32>(LEVEL);
  const bottom = load<i32>(MARKED_SIZE);
  let size = 0;
  put(stack, size++, literal);
  while (size > 0) {
    explain(at(stack, --size) ^ 1);
    const because = load<i32>(BECAUSE);
    const n = load<i32>(BECAUSE_SIZE);
    for (let i = 0; i < n; i++) {
      const other = at(because, i);
      const variable = other >> 1;
      if (at8(seen, variable) !== 0 || at(levels, variable) === 0) continue;
      if (at(reasons, variable) === NONE) {
        unmark(bottom);
        return false;
      }
      setSeen(variable);
      put(stack, size++, other);
    }
  }
  return true;
}

/**
 * Takes out of a clause what implies its first literal by a clause of two, or a row of at most one, keeping the order of the rest. Returns how many
 * literals are left. `src/learn/conflict-analysis.ts` says why.
 */
export function shorten(clause: i32, size: i32): i32 {
  const stamps = load<i32>(LITERAL_STAMPS);
  const stamp = load<i32>(LITERAL_STAMP) + 1;
  store<i32>(LITERAL_STAMP, stamp);
  for (let i = 1; i < size; i++) put(stamps, at(clause, i), stamp);
  const first = at(clause, 0);
  if (dropByClauses(first, stamp) + dropByRows(first, stamp) === 0) return size;
  let kept = 1;
  for (let i = 1; i < size; i++) {
    const literal = at(clause, i);
    if (at(stamps, literal) === stamp) put(clause, kept++, literal);
  }
  return kept;
}

/** Clauses "first or not l". Their blocker is the other literal. */
function dropByClauses(first: i32, stamp: i32): i32 {
  const from = load<i32>(WATCHES) + (at(load<i32>(WATCH_START), first) << 2);
  const end = from + (at(load<i32>(WATCH_SIZE), first) << 2);
  let dropped = 0;
  for (let pair = from; pair < end; pair += 8)
    if (load<i32>(pair) < 0) dropped += drop(load<i32>(pair, 4) ^ 1, stamp);
  return dropped;
}

/** At most one of "not first" and l. */
function dropByRows(first: i32, stamp: i32): i32 {
  const begins = load<i32>(ROWS_OF_START);
  const rows = load<i32>(ROWS_OF);
  const starts = load<i32>(ROW_START);
  const items = load<i32>(ROW_ITEMS);
  const end = at(begins, (first ^ 1) + 1);
  let dropped = 0;
  for (let k = at(begins, first ^ 1); k < end; k++) {
    const row = at(rows, k);
    const last = at(starts, row + 1);
    for (let j = at(starts, row); j < last; j++) dropped += drop(at(items, j), stamp);
  }
  return dropped;
}

function drop(literal: i32, stamp: i32): i32 {
  const stamps = load<i32>(LITERAL_STAMPS);
  if (at(stamps, literal) !== stamp) return 0;
  put(stamps, literal, 0);
  return 1;
}

/** Also moves a literal of that level to the second place, where it watches. */
function findBackLevel(): void {
  const learned = load<i32>(LEARNED);
  const size = load<i32>(LEARNED_SIZE);
  const levels = load<i32>(LEVEL);
  const stamps = load<i32>(LEVEL_STAMPS);
  const stamp = load<i32>(LEVEL_STAMP) + 1;
  store<i32>(LEVEL_STAMP, stamp);
  let count = 1;
  let back = 0;
  let second = 1;
  for (let i = 1; i < size; i++) {
    const level = at(levels, at(learned, i) >> 1);
    if (level > back) {
      back = level;
      second = i;
    }
    if (at(stamps, level) !== stamp) {
      put(stamps, level, stamp);
      count++;
    }
  }
  store<i32>(BACK_LEVEL, back);
  store<i32>(LEARNED_LEVELS, count);
  if (size <= 1) return;
  const swapped = at(learned, 1);
  put(learned, 1, at(learned, second));
  put(learned, second, swapped);
}

/** Keeps what was learned, and has it assert its first literal. Pre: the levels above BACK_LEVEL have been taken back. Returns the clause, 0 for one literal. */
export function keepLearned(): i32 {
  const learned = load<i32>(LEARNED);
  const size = load<i32>(LEARNED_SIZE);
  if (size === 1) {
    enqueue(at(learned, 0), NONE);
    return 0;
  }
  const clause = addClause(learned, size, load<i32>(LEARNED_LEVELS));
  watch(clause);
  enqueue(at(learned, 0), clause);
  return clause;
}
