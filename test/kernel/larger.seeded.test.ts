/** Boards like those of the bench: every explanation and conflict on the way is checked against the known answer. */
import { kernelStrategy, type OptionId, readProblem, writeProblem } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { type Kind, uniqueProblem } from "../../bench/learn/kind.js";
import { islands } from "../../bench/learn/kinds/islands.js";
import { loops } from "../../bench/learn/kinds/loops.js";
import { shading } from "../../bench/learn/kinds/shading.js";
import { sizes } from "../../bench/learn/kinds/sizes.js";
import { sums } from "../../bench/learn/kinds/sums.js";
import { Random } from "../../bench/learn/random.js";
import { someSeeds } from "../support/sampled.js";
import { answersOracle } from "./answers-oracle.js";
import { holds } from "./brute-force.js";

const KINDS: readonly Kind[] = [shading, loops, islands, sizes, sums];

describe.each(KINDS)("$name", (kind) => {
  it("has the one answer it was made from, and sound explanations", () => {
    for (const seed of someSeeds(3, 3)) {
      const random = new Random(seed);
      const problem = uniqueProblem(kind.make({ width: 8, height: 7 }, random), random);
      const solve = (known?: readonly OptionId[]): OptionId[][] => {
        const oracle =
          known === undefined
            ? undefined
            : (t: Parameters<typeof answersOracle>[1]) => answersOracle(problem, t, [known]);
        const search = kernelStrategy(
          problem,
          "learn",
          oracle,
        )({ limit: 2, seed: known === undefined ? 0 : seed });
        while (search.step(1000) === "running");
        expect(search.state).toBe("done");
        return search.next();
      };
      const [answer, ...others] = solve();
      expect(others).toEqual([]);
      if (answer === undefined) throw new Error("no answer");
      expect(holds(problem, new Set(answer))).toBe(true);
      expect(solve(answer)).toEqual([answer]);
      const text = writeProblem(problem);
      expect(writeProblem(readProblem(text))).toBe(text);
    }
  });
});
