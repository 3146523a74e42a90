import { expect, it } from "vitest";
import { LEARNED } from "../../packages/engine/src/kernel/core-layout.js";
import { at } from "../../packages/engine/src/kernel/indexing.js";
import { DeductionKernel } from "../../packages/engine/src/kernel/kernel.js";
import { ModelBuilder } from "../../packages/engine/src/kernel/model.js";

it("leaves out what implies the first literal by a clause of two or a row of at most one, and keeps the order of the rest", () => {
  const builder = new ModelBuilder();
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: 6 }, () => builder.newLiteral());
  builder.clause([a, b ^ 1]);
  builder.clause([a, c ^ 1, d]);
  builder.atMostOne([a ^ 1, e, f]);
  const kernel = new DeductionKernel(builder.build());
  const shortened = (clause: readonly number[]): number[] => {
    kernel.learned.set(clause);
    const size = kernel.core.shorten(at(kernel.registers, LEARNED >> 2), clause.length);
    return [...kernel.learned.subarray(0, size)];
  };
  // b implies a, and f excludes not a; c implies it only beside not d, and not e does not.
  expect(shortened([a, d, b, c, f, e ^ 1])).toEqual([a, d, c, e ^ 1]);
  // Nothing is kept in mind for the next clause.
  expect(shortened([d, b, f])).toEqual([d, b, f]);
});
