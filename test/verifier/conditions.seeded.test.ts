/** Each condition holds, as the verifier says, exactly where it holds by brute force; on graphs and values that are drawn. */
import { conditionHolds, isConditionKnown } from "@ecp/verifier";
import { describe, expect, it } from "vitest";
import { globalHolds } from "../kernel/brute-force.js";
import { KINDS, randomFrom, randomProblem } from "../kernel/random-problem.js";
import { someSeeds } from "../support/sampled.js";

/** Draws of values for each global, half of them rather true. */
const DRAWS = 60;

describe.each(KINDS.filter((kind) => kind !== "none"))("%s", (kind) => {
  it("holds where it does", () => {
    let held = 0;
    for (const seed of someSeeds(300)) {
      const random = randomFrom(seed);
      for (const global of randomProblem(seed, kind).globals) {
        for (let draw = 0; draw < DRAWS; draw++) {
          const most = 1 + random(4);
          const values = [...global.literals].map(() => random(4) < most);
          const holds = globalHolds(global, values);
          if (holds) held++;
          expect(
            conditionHolds(global, (i) => values[i] === true),
            `seed ${seed}, draw ${draw}`,
          ).toBe(holds);
        }
      }
    }
    expect(held).toBeGreaterThan(0);
  });
});

it("no condition of another name holds", () => {
  const graph = { vertexCount: 0, from: [], to: [] };
  expect(isConditionKnown("toString")).toBe(false);
  expect(conditionHolds({ name: "toString", graph, data: [] }, () => true)).toBe(false);
});
