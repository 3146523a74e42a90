/**
 * Random texts in Knuth's format: every strategy, however it is driven, has the answers that trying has. Many: `ECP_SEEDS=5000 npx vitest run test/knuth`,
 * from `ECP_FIRST_SEED=1` on.
 */
import { readKnuth, writeKnuth } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { someSeeds } from "../support/sampled.js";
import { byThreads, counts, firstAnswers, lists } from "./every-way.js";
import { judged } from "./judge.js";
import { randomText } from "./random-text.js";

async function faultsOf(text: string, expected: readonly string[], seed: number): Promise<string[]> {
  const { problem, diagnostics } = readKnuth(text);
  if (problem === undefined) return diagnostics.map(({ message }) => message);
  const faults: string[] = [];
  const all = expected.join("; ");
  for (const [way, answers] of lists(problem, seed))
    if (answers.join("; ") !== all) faults.push(`${way} lists ${answers.length}`);
  for (const [way, count] of counts(problem))
    if (count !== expected.length) faults.push(`${way} counts ${count}`);
  if ((await byThreads(problem, seed)).join("; ") !== all) faults.push("threads list others");
  const known = new Set(expected);
  for (const limit of [1, 2, 3])
    for (const [way, { answers, complete }] of firstAnswers(problem, limit)) {
      const size = Math.min(limit, expected.length);
      if (new Set(answers).size !== size || answers.length !== size)
        faults.push(`${way} finds ${answers.length} of ${limit}`);
      if (answers.some((each) => !known.has(each))) faults.push(`${way} finds what is none`);
      if (complete && expected.length > answers.length) faults.push(`${way} says that ${limit} are all`);
      if (!complete && expected.length < limit)
        faults.push(`${way} does not say that ${expected.length} are all`);
    }
  if (judged(writeKnuth(problem))?.length !== expected.length)
    faults.push("what is written is another problem");
  return faults;
}

describe("the judge", () => {
  it.each([
    ["a b\na\nb\na b\n", ["0 1", "2"]],
    // Knuth's example of colours: one of three ways to agree on x and y.
    ["p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n", ["1 3"]],
    ["1:2|a 0:1|b | x\na b\na x\na x\nx\n", ["0", "0 1", "0 2", "1", "2"]],
    ["b 2|c d\nb c\nb c\nd b c\nc d\n", ["0 3", "1 3"]],
  ])("says of %j", (text, answers) => {
    expect(judged(text)).toEqual(answers);
  });
});

it("every strategy has the answers that trying has", async () => {
  const tried = someSeeds(300);
  let answered = 0;
  let without = 0;
  for (const seed of tried) {
    const text = randomText(seed);
    const expected = judged(text);
    if (expected === undefined || expected.length > 3000) continue;
    answered++;
    if (expected.length === 0) without++;
    expect(await faultsOf(text, expected, seed), `seed ${seed}\n${text}`).toEqual([]);
  }
  // Few are too large to be tried, and of the others many have answers, and many have none.
  expect(answered).toBeGreaterThan(0.9 * tried.length);
  if (tried.length >= 100) {
    expect(without).toBeGreaterThan(0.1 * answered);
    expect(without).toBeLessThan(0.7 * answered);
  }
}, 3_600_000);
