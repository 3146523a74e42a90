/** A board of each example, with a certificate of how many answers it has. */
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { smallestBoards } from "../problems/smallest-boards.js";
import { certified, verified } from "./certified.js";

const MOST_ANSWERS = 10_000;
const MOST_NODES = 20_000;
/** Of halves there is no certificate. */
const boards = [...smallestBoards(MOST_ANSWERS, MOST_NODES)].filter(({ problem }) =>
  problem.globals.every(({ name }) => name !== "halves"),
);

test.each(boards)("$name: $count", ({ name, problem, count }) => {
  const begun = performance.now();
  const { text, isDone, count: found } = certified(problem, 0);
  const searched = performance.now();
  const verdict = verified(text);
  const end = performance.now();
  if (process.env.ECP_LOG !== undefined)
    appendFileSync(
      process.env.ECP_LOG,
      `${name}\t${text.length}\t${(searched - begun).toFixed(0)}\t${(end - searched).toFixed(0)}\t${JSON.stringify(verdict)}\n`,
    );
  expect([isDone, found]).toEqual([true, count]);
  expect(verdict).toMatchObject({ answers: count, isComplete: true });
});
