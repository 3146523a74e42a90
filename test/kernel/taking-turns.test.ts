/** An enumerating search and a learning one in turns: each answer is handed out as soon as one of them has it, and once. */

import { createProblemBuilder, type OptionId, type Search } from "@ecp/engine";
import { expect, test } from "vitest";
import { TakingTurns } from "../../packages/engine/src/taking-turns.js";

/** Finds the k-th of its answers, options, at its node `at[k]`, and is done at node `end`. */
function pretended(at: ReadonlyMap<number, number>, end: number): Search {
  const state = { nodes: 0, found: [] as OptionId[][], count: 0, ending: "running" as Search["state"] };
  return {
    step: (budget) => {
      for (let left = budget; left > 0 && state.ending === "running"; left--) {
        const answer = at.get(++state.nodes);
        if (answer !== undefined) {
          state.found.push([answer as OptionId]);
          state.count++;
        }
        if (state.nodes >= end) state.ending = "done";
      }
      return state.ending;
    },
    get state() {
      return state.ending;
    },
    next: () => state.found.splice(0),
    count: () => BigInt(state.count),
    stats: () => ({
      ...{ strategy: "walk", nodes: state.nodes, updates: 0, depth: 0, bytes: 0 },
      solutions: BigInt(state.count),
    }),
    progress: () => state.nodes / end,
    stop: () => {
      if (state.ending === "running") state.ending = "limit";
    },
    limitedBy: undefined,
    reason: undefined,
    uncoverable: [],
  };
}

const problem = createProblemBuilder().build();
const turns = { trial: 10, enumerate: 10, learn: 10, finish: 0 };

/** The solutions that are handed out, by the nodes of both after which they are; steps of five. */
function handedOut(enumerator: Search, learner: Search, limit: number): readonly string[] {
  const run = new TakingTurns(problem, enumerator, () => learner, { limit }, turns);
  const told: string[] = [];
  const tell = (): void => {
    for (const [option] of run.next()) told.push(`${option} at ${run.stats().nodes}`);
  };
  while (run.step(5) === "running") tell();
  tell();
  expect(run.count()).toBe(BigInt(told.length));
  return told;
}

const answers = (...found: readonly (readonly [number, number])[]): ReadonlyMap<number, number> =>
  new Map(found);

test("an answer of the learning search is not kept back until it is known whether it is the only one", () => {
  expect(handedOut(pretended(answers([90, 7]), 1000), pretended(answers([3, 7]), 100), 2)).toEqual([
    "7 at 15",
  ]);
});

test("nor is it handed out again by the other one, whoever is done first", () => {
  const twice = answers([33, 7], [39, 8]);
  expect(handedOut(pretended(twice, 40), pretended(answers([3, 7]), 1000), 3)).toEqual([
    "7 at 15",
    "8 at 70",
  ]);
  expect(handedOut(pretended(answers([12, 8]), 1000), pretended(answers([3, 7], [25, 8]), 40), 3)).toEqual([
    "7 at 15",
    "8 at 25",
  ]);
});

test("no more are handed out than are wanted", () => {
  const run = handedOut(
    pretended(answers([12, 1], [13, 2]), 50),
    pretended(answers([3, 3], [4, 4]), 1000),
    2,
  );
  expect(run).toEqual(["3 at 15", "4 at 15"]);
});

test("where all are wanted, those of the enumerating search come first", () => {
  expect(handedOut(pretended(answers([12, 8]), 1000), pretended(answers([3, 7], [25, 8]), 40), 0)).toEqual([
    "8 at 25",
    "7 at 80",
  ]);
});
