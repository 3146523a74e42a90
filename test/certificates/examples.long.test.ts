/** A board of each example, with a certificate of how many answers it has, and the rules evaluated on these. */
import { appendFileSync } from "node:fs";
import { type OptionId, optionName, type Problem } from "@ecp/engine";
import { AnswerEvaluator } from "@ecp/evaluator";
import { expect, test } from "vitest";
import { smallestBoards } from "../problems/smallest-boards.js";
import { certified, verified } from "./certified.js";

const MOST_ANSWERS = 10_000;
const MOST_NODES = 100_000;
/** Evaluated of one board: each, or each of so many. */
const MOST_EVALUATED = 200;
const boards = [...smallestBoards(MOST_ANSWERS, MOST_NODES)];

/** The names of the options of each answer of a certificate. */
const namesIn = (text: string, problem: Problem): readonly (string | undefined)[][] =>
  [...text.matchAll(/^answer\b(.*)$/gm)].map(([, chosen = ""]) =>
    [...chosen.matchAll(/\d+/g)].map(([word]) => optionName(problem, (Number(word) - 1) as OptionId)),
  );

test.each(boards)("$name: $count", ({ name, board, problem, count }) => {
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
  const evaluator = new AnswerEvaluator(board.instance, board.host, new Map());
  const answers = namesIn(text, problem);
  expect(answers.length).toBe(count);
  const each = Math.ceil(answers.length / MOST_EVALUATED);
  for (let i = 0; i < answers.length; i += each)
    expect(evaluator.evaluate(answers[i] ?? [])).not.toHaveProperty("breach");
});
