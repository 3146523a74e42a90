/** Certificates of the best solutions: verified, with the sum that brute force finds; and those with a mistake are refused, or still say what is so. */
import { type Problem, search } from "@ecp/engine";
import { expect, test } from "vitest";
import { withObjective, worth } from "../kernel/best-of.js";
import { bruteForce } from "../kernel/brute-force.js";
import { KINDS, randomFrom, randomProblem } from "../kernel/random-problem.js";
import { someSeeds } from "../support/sampled.js";
import { verified } from "./certified.js";

function certificateOf(problem: Problem): string {
  const pieces: string[] = [];
  const run = search(problem, { best: true, certificate: (text) => pieces.push(text) });
  while (run.step(1000) === "running") run.next();
  return pieces.join("");
}

test.each(KINDS)("rows and %s", (kind) => {
  for (const seed of someSeeds(150)) {
    const problem = withObjective(randomProblem(seed, kind), seed);
    const numbers = bruteForce(problem).map((solution) => worth(problem, solution));
    const best = numbers.length === 0 ? undefined : Math.max(...numbers);
    const text = certificateOf(problem);
    const verdict = verified(text);
    if (typeof verdict === "string") return expect.unreachable(`seed ${seed}: ${verdict}\n${text}`);
    expect([verdict.isComplete, verdict.best], `seed ${seed}`).toEqual([true, best]);
    const lines = text.trimEnd().split("\n");
    const random = randomFrom(seed);
    const first = lines.findIndex((line) => /^(?:so|answer)\b/.test(line));
    for (let n = 0; first >= 0 && n < 4; n++) {
      const at = first + random(lines.length - first);
      const words = (lines[at] ?? "").split(" ");
      const place = 1 + random(words.length);
      const changed = [...words.slice(0, place), `${random(9) - 4}`, ...words.slice(place + 1)].join(" ");
      const other = random(2) === 0 ? lines.toSpliced(at, 1) : lines.with(at, changed);
      const told = verified(`${other.join("\n")}\n`);
      if (typeof told !== "string" && told.isComplete)
        expect(told.best, `seed ${seed}\n${other.join("\n")}`).toBe(best);
    }
  }
});

const small = `ecp certificate 1
variables 2 2
row 1 2 1*1 1*2
best 5 2*1 -1*2
seen 1 2
`;

test("an answer that is no better than the one before is refused", () => {
  expect(verified(`${small}answer 1\nend complete\n`)).toEqual({
    answers: 1,
    isComplete: true,
    steps: 0,
    best: 7,
  });
  expect(verified(`${small}answer 1 2\nanswer 1\nend complete\n`)).toMatchObject({ answers: 2, best: 7 });
  expect(verified(`${small}answer 1\nanswer 1 2\nend complete\n`)).toMatch(/^7: this is no answer/);
  expect(verified(`${small}answer 1 2\nend complete\n`)).toMatch(/^7: it is not shown/);
  expect(verified(`${small}answer 1 2\nend open\n`)).toMatchObject({ isComplete: false, best: 6 });
  expect(verified(small.replace("best 5", "best 5 1*3"))).toMatch(/^4: there is no variable 3/);
  expect(verified(`${small}best 1\n`)).toMatch(/^6: it is said twice/);
});
