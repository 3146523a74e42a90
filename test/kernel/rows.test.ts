/** Transformations of a problem before it is searched: each takes fewer steps than the plain way, and has the same result. */
import { describe, expect, test } from "vitest";
import {
  ARENA,
  ARENA_END,
  WATCH_SIZE,
  WATCH_START,
  WATCHES,
} from "../../packages/engine/src/kernel/core-layout.js";
import { at } from "../../packages/engine/src/kernel/indexing.js";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { ModelBuilder } from "../../packages/engine/src/kernel/model.js";

/** Numbers below `below`, the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

describe("a row with weights 1", () => {
  test("says what a sum with weights 1 says: constants, literals twice, and opposite ones among them", () => {
    const next = numbers(7);
    for (let trial = 0; trial < 2000; trial++) {
      const counted = new ModelBuilder();
      const summed = new ModelBuilder();
      for (const builder of [counted, summed]) for (let v = 0; v < 8; v++) builder.newLiteral();
      for (let row = 0; row < 3; row++) {
        const literals = Int32Array.from({ length: next(7) }, () => next(trial % 2 === 0 ? 18 : 10));
        const lo = next(4);
        const hi = lo + next(3);
        counted.count(literals, lo, hi);
        summed.sum(
          literals,
          literals.map(() => 1),
          lo,
          hi,
        );
      }
      expect(counted.build()).toEqual(summed.build());
    }
  });
});

describe("watches", () => {
  test("each list has what was pushed, wherever it has moved, and all else is where it was", () => {
    const next = numbers(3);
    const builder = new ModelBuilder();
    for (let v = 1; v < 10; v++) builder.newLiteral();
    builder.clause([2, 5, 7]);
    builder.clause([7, 5]);
    const kernel = new DeductionKernel(builder.build());
    const { core } = kernel;
    const wanted: number[][] = Array.from({ length: 20 }, () => []);
    for (const [first, second, tag] of [
      [2, 5, 1],
      [7, 5, -6],
    ] as const) {
      wanted[first]?.push(tag, second);
      wanted[second]?.push(tag, first);
    }
    const before = core.memory.buffer.byteLength;
    for (let pushed = 0; pushed < 400_000; pushed++) {
      const literal = Math.min(next(20), next(20));
      core.pushWatch(literal, pushed, pushed + 1);
      wanted[literal]?.push(pushed, pushed + 1);
    }
    expect(core.memory.buffer.byteLength).toBeGreaterThan(before);
    const words = new Int32Array(core.memory.buffer);
    const register = (address: number): number => at(words, address >> 2);
    const found = wanted.map((_, literal) => {
      const start = at(words, (register(WATCH_START) >> 2) + literal);
      const size = at(words, (register(WATCH_SIZE) >> 2) + literal);
      return [...words.subarray((register(WATCHES) >> 2) + start, (register(WATCHES) >> 2) + start + size)];
    });
    expect(found).toEqual(wanted);
    const arena = register(ARENA) >> 2;
    expect([...words.subarray(arena + 1, arena + register(ARENA_END))]).toEqual([3, 0, 2, 5, 7, 2, 0, 7, 5]);
  });

  test("a kernel whose memory has grown finds all it holds again", () => {
    const builder = new ModelBuilder();
    const literals = Array.from({ length: 5000 }, () => builder.newLiteral());
    const kernel = new DeductionKernel(builder.build());
    expect(kernel.propagate()).toBe(true);
    const before = kernel.core.memory.buffer.byteLength;
    // All before it, up to some hundred, imply the next one.
    literals.forEach((literal, i) => {
      const all = literals.slice(Math.max(0, i - 200), i).map((other) => other ^ 1);
      if (i > 0) kernel.addClause([...all, literal]);
    });
    expect(kernel.core.memory.buffer.byteLength).toBeGreaterThan(before);
    kernel.decide(literals[0] ?? 0);
    expect(kernel.propagate()).toBe(true);
    expect(kernel.trailSize).toBe(5001);
    expect(literals.every((literal) => kernel.value[literal] === 1)).toBe(true);
    kernel.cancel(0);
    expect(kernel.trailSize).toBe(1);
  });
});

test("a reason may name a literal as often as it likes", () => {
  const builder = new ModelBuilder();
  for (let v = 1; v < 4; v++) builder.newLiteral();
  const kernel = new DeductionKernel(builder.build());
  for (let times = 0; times < 50; times++) for (const literal of [2, 5, 7, 2]) kernel.because(literal);
  const named = [...kernel.becauseLiterals.subarray(0, kernel.becauseSize)];
  expect(kernel.becauseSize).toBeLessThanOrEqual(kernel.becauseLiterals.length);
  expect([...new Set(named)].sort()).toEqual([2, 5, 7]);
});

test("the most active open variable is taken first, whatever was bumped, taken and put back before", () => {
  const next = numbers(11);
  const builder = new ModelBuilder();
  for (let v = 1; v < 300; v++) builder.newLiteral();
  const kernel = new DeductionKernel(builder.build());
  const { heap, core } = kernel;
  for (let v = 1; v < 300; v++) heap.insert(v);
  const inside = new Set(Array.from({ length: 299 }, (_, k) => k + 1));
  for (let step = 0; step < 5000; step++) {
    core.bump(1 + next(299));
    if (next(3) === 0) heap.decay(0.8);
    const back = 1 + next(299);
    if (next(2) === 0) {
      heap.insert(back);
      inside.add(back);
    }
    if (next(2) > 0 || inside.size === 0) continue;
    const most = Math.max(...[...inside].map((v) => heap.activity[v] ?? 0));
    const taken = heap.takeMostActive();
    expect(heap.activity[taken]).toBe(most);
    inside.delete(taken);
  }
});
