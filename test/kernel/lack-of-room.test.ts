/** If the memory of the kernel cannot grow, it throws the error of an array that has no room, and does not trap. */
import { expect, test } from "vitest";
import { cores } from "../../packages/engine/src/kernel/core.js";

test("a clause for which there is no room", () => {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 2 });
  const core = cores.make(memory, {
    checkGaps: () => 1,
    explainByGaps: () => undefined,
    explainByPropagator: () => undefined,
    explained: () => undefined,
  });
  expect(() => core.addClause(0, 10, 0)).not.toThrow();
  expect(() => core.addClause(0, 1_000_000, 0)).toThrow(new RangeError("Array buffer allocation failed"));
});
