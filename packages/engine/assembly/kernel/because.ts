/** Reasons that a propagator gives, one literal after the other. */
import {
  BECAUSE,
  BECAUSE_SIZE,
  CONFLICT,
  CONFLICT_SIZE,
  LITERAL_STAMP,
  LITERAL_STAMPS,
  VARIABLES,
} from "../../src/kernel/core-layout";
import { at, put } from "./words";

export function beginReason(): void {
  store<i32>(BECAUSE_SIZE, 0);
}

/** This literal, false at the time, is part of the reason. */
export function because(literal: i32): void {
  // There is room for each literal once.
  if (load<i32>(BECAUSE_SIZE) > 2 * load<i32>(VARIABLES)) leaveOutTwins();
  const size = load<i32>(BECAUSE_SIZE);
  put(load<i32>(BECAUSE), size, literal);
  store<i32>(BECAUSE_SIZE, size + 1);
}

function leaveOutTwins(): void {
  const stamps = load<i32>(LITERAL_STAMPS);
  const stamp = load<i32>(LITERAL_STAMP) + 1;
  store<i32>(LITERAL_STAMP, stamp);
  const literals = load<i32>(BECAUSE);
  const size = load<i32>(BECAUSE_SIZE);
  let kept = 0;
  for (let i = 0; i < size; i++) {
    const literal = at(literals, i);
    if (at(stamps, literal) === stamp) continue;
    put(stamps, literal, stamp);
    put(literals, kept++, literal);
  }
  store<i32>(BECAUSE_SIZE, kept);
}

/** The reason given is why this literal, which is false, should be true: a conflict. */
export function conflictByReason(literal: i32): void {
  const conflict = load<i32>(CONFLICT);
  const size = load<i32>(BECAUSE_SIZE);
  put(conflict, 0, literal);
  memory.copy(conflict + 4, load<i32>(BECAUSE), size << 2);
  store<i32>(CONFLICT_SIZE, size + 1);
}
