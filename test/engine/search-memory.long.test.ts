/** A problem that is prepared once is solved again and again in the same memory. */
import { type OptionId, prepare } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { memoryKept } from "../support/memory-kept.js";
import { sudoku } from "./families.js";

describe("a search", () => {
  it("keeps its memory over 10,000 small solves", () => {
    const prepared = prepare(sudoku());
    const solve = (given: number): bigint => {
      const run = prepared.search({ assume: [(given % 729) as OptionId], limit: 1 });
      run.step(1000);
      return run.count();
    };
    for (let i = 0; i < 500; i++) solve(i);
    const before = memoryKept();
    for (let i = 0; i < 10_000; i++) expect(solve(i)).toBe(1n);
    const after = memoryKept();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(2 ** 16);
    expect(after.heapUsed - before.heapUsed).toBeLessThan(2 ** 20);
  });
});
