/** Rules in wordings that laws rewrite have the answers that trying has: with absent values, holes, blocks, glued sides, and wordings that only look alike. */
import { expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { randomFrom } from "../oracle/random-instance.js";
import { noFiles } from "../support/hosts.js";
import { someSeeds } from "../support/sampled.js";
import { kinds, randomWording } from "./random-wordings.js";

const settings = { most: 20_000, patience: 1_000_000 };

test.each(kinds)("rules of %s", { timeout: 3_600_000 }, (kind) => {
  const outcomes = new Map<string, number>();
  const tried = someSeeds(300);
  for (const seed of tried) {
    const text = randomWording(kind, randomFrom(seed));
    const outcome = compareWithOracle(text, noFiles, "wording.ecp", settings);
    if (outcome.kind === "different") throw new Error(`${outcome.difference}\n${text}`);
    outcomes.set(outcome.kind, (outcomes.get(outcome.kind) ?? 0) + 1);
  }
  expect((outcomes.get("same") ?? 0) / tried.length).toBeGreaterThan(0.4);
});
