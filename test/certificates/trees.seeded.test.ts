/** Certificates of `dance`: of random problems, whose answers plain recursion counts, and of covers that have many. */
import {
  createProblemBuilder,
  isDetermined,
  isPure,
  type Problem,
  type SearchEvent,
  search,
} from "@ecp/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dominoes, langford, pentominoes, queens } from "../engine/families.js";
import { naiveSolutions } from "../engine/naive.js";
import { denseProblem, randomProblem } from "../engine/random-problem.js";
import { someRuns } from "../support/sampled.js";
import { verified } from "./certified.js";

interface Written {
  readonly text: string;
  readonly strategy: string;
  readonly count: number;
}

function written(problem: Problem, strategy: "auto" | "dance", limit = 0): Written {
  const pieces: string[] = [];
  const run = search(problem, { strategy, limit, certificate: (text) => pieces.push(text) });
  while (run.step(1_000) === "running") run.next();
  return { text: pieces.join(""), strategy: run.stats().strategy, count: Number(run.count()) };
}

describe.each([
  ["of every kind", randomProblem, 400],
  ["with many options", denseProblem, 60],
] as const)("random problems %s", (_, problems, runs) => {
  test("have as many answers as a certificate says", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        if (!isPure(problem) || !isDetermined(problem)) return;
        const answers = naiveSolutions(problem).length;
        expect(verified(written(problem, "dance").text)).toMatchObject({ answers, isComplete: true });
      }),
      someRuns(runs),
    );
  });
});

test("a certificate of a search that finds too little memory is open", () => {
  const pieces: string[] = [];
  const certificate = (text: string) => pieces.push(text);
  const run = search(queens(6), { strategy: "dance", memoryBytes: 10, certificate });
  expect(run.limitedBy).toBe("memory");
  expect(verified(pieces.join(""))).toEqual({ answers: 0, isComplete: false, steps: 0 });
});

test("where `auto` searches twice, events are told once", () => {
  let solutions = 0;
  const onEvent = ({ kind }: SearchEvent) => (solutions += kind === "solution" ? 1 : 0);
  const run = search(queens(6), { certificate: () => {}, onEvent });
  while (run.step(1_000) === "running") run.next();
  expect([run.stats().strategy, solutions]).toEqual(["dance", 4]);
});

test("a certificate of some answers is open", () => {
  const { text, count } = written(queens(6), "dance", 2);
  expect(count).toBe(2);
  expect(verified(text)).toMatchObject({ answers: 2, isComplete: false });
});

test.each([
  ["dominoes on 4 x 4", dominoes(4, 4), 36],
  ["eight queens", queens(8), 92],
  ["Langford's pairs of 7", langford(7), 52],
  ["pentominoes on 3 x 20", pentominoes(3, 20), 8],
] as const)("%s: `auto` takes `dance`, which is done first", (_, problem, answers) => {
  const { text, strategy, count } = written(problem, "auto");
  expect([strategy, count]).toEqual(["dance", answers]);
  expect(verified(text)).toMatchObject({ answers, isComplete: true });
  expect(text.length).toBeLessThan(2_000_000);
});

test("a forced choice is not named, nor the last option of an item", () => {
  const { text } = written(queens(6), "dance");
  let [depth, deepest] = [0, 0];
  for (const line of text.split("\n")) {
    depth += line.startsWith("try ") ? 1 : line === "fail" ? -1 : 0;
    deepest = Math.max(deepest, depth);
  }
  expect([depth, deepest]).toEqual([0, 3]);
});

test("where an option is hidden, `learn` writes it: answers of `dance` are told apart by their options", () => {
  const builder = createProblemBuilder();
  const [first, second] = [builder.primary(), builder.primary()];
  const seen = [first, first].map((item) => builder.chosen(builder.option([item])));
  builder.option([second]);
  builder.visible(seen);
  expect(written(builder.build(), "auto").strategy).toBe("learn");
});
