/**
 * Random programs that are made together with their meaning: the compiler and the engine have as many answers as trying has, some of them also without
 * any pattern, and with the rules as they are written. A difference is made smaller before it is shown. `npm run judge` tries many more seeds, faster.
 */
import { expect, test } from "vitest";
import { someSeeds } from "../support/sampled.js";
import { differenceText, judgedSeed } from "./judged-seed.js";
import { newTally, note } from "./tally.js";

const tried = someSeeds(500);

test(`${tried.length} random programs from ${tried[0]}`, { timeout: 36_000_000 }, () => {
  const tally = newTally();
  for (const seed of tried) {
    const { program, judgements } = judgedSeed(seed, false);
    for (const { way, outcome } of judgements)
      if (outcome.kind === "different") throw new Error(differenceText(program, way));
    note(tally, program, judgements);
  }
  const share = (outcome: string): number => (tally.outcomes.get(outcome) ?? 0) / tried.length;
  expect(share("refused"), "programs that the compiler refuses").toBeLessThan(0.1);
  expect(share("no answer"), "programs without an answer").toBeLessThan(1 / 3);
});
