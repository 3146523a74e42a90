/** The time that is left, as the bar on a terminal says it. */
import { firstStep } from "@ecp/engine";
import { expect, test } from "vitest";
import { timeLeft } from "../../packages/cli/src/solving/progress.js";
import { queens } from "../engine/families.js";

test.each<[number, number, string]>([
  [0.001, 5_000, ""],
  [0.5, 10_000, " · about 10 s left"],
  [0.5, 100, " · about 1 s left"],
  [0.5, 85_000, " · about 85 s left"],
  [0.5, 120_000, " · about 2 min left"],
  [0.01, 60_000, " · about 2 h left"],
  [0.002, 1_000_000, " · about 6 d left"],
  [1, 5_000, ""],
])("%d of the tree after %d ms: %s", (done, milliseconds, says) => {
  expect(timeLeft(done, milliseconds)).toBe(says);
});

test("the first step of a large problem is of few nodes, that of others of as many as is asked", () => {
  const steps = [queens(8), queens(100), queens(300)].map((problem) => firstStep(problem, 500));
  expect(steps).toEqual([500, 249, 27]);
});
