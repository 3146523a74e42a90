import { expect, it } from "vitest";
import { Kernel } from "../../packages/engine/src/kernel/kernel.js";
import { ModelBuilder } from "../../packages/engine/src/kernel/model.js";
import { DirectImplications } from "../../packages/engine/src/learn/direct-implications.js";

it("leaves out what implies the first literal by a clause of two or a row of at most one, and keeps the order of the rest", () => {
  const builder = new ModelBuilder();
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: 6 }, () => builder.newLiteral());
  builder.clause([a, b ^ 1]);
  builder.clause([a, c ^ 1, d]);
  builder.atMostOne([a ^ 1, e, f]);
  const implications = new DirectImplications(new Kernel(builder.build()));
  const clause = Int32Array.from([a, d, b, c, f, e ^ 1]);
  // b implies a, and f excludes not a; c implies it only beside not d, and not e does not.
  const size = implications.shorten(clause, clause.length);
  expect([...clause.subarray(0, size)]).toEqual([a, d, c, e ^ 1]);
  // Nothing is kept in mind for the next clause.
  const next = Int32Array.from([d, b, f]);
  expect(implications.shorten(next, 3)).toBe(3);
});
