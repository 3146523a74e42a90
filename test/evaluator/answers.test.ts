/** The evaluator against answers of puzzles that lack a rule: it finds those that break it, and names it. */
import { analyse, compileInstance } from "@ecp/compiler";
import { optionName, search } from "@ecp/engine";
import { AnswerEvaluator, type Evaluated } from "@ecp/evaluator";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { type Small, small } from "./without-a-rule.js";

const settings = { set: new Map<string, string>() };

const textOf = ({ head, rules, data = "" }: Small, without?: string): string =>
  [head, ...rules.filter((rule) => rule !== without), "", data].join("\n");

function instanceOf(text: string) {
  const { typed, diagnostics } = analyse("test.ecp", text, noFiles);
  const wrong = diagnostics.filter(({ severity }) => severity === "error");
  expect(wrong.map(({ message, span }) => `${message}: ${text.slice(span.start, span.end)}`)).toEqual([]);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error(text);
  return { typed, instance };
}

/** The names of the chosen options of each answer. */
function namesOfAnswers(text: string): (string | undefined)[][] {
  const { typed, instance } = instanceOf(text);
  const { lowered, diagnostics } = compileInstance(typed, instance, settings, noFiles);
  if (lowered === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const run = search(lowered.problem, { strategy: "learn" });
  const answers: (string | undefined)[][] = [];
  for (;;) {
    const state = run.step(1000);
    for (const chosen of run.next()) answers.push(chosen.map((option) => optionName(lowered.problem, option)));
    if (state !== "running") return answers;
  }
}

const evaluatorOf = (text: string): AnswerEvaluator =>
  new AnswerEvaluator(instanceOf(text).instance, noFiles, new Map());

describe.each(small)("$name", (puzzle) => {
  const text = textOf(puzzle);
  const answers = namesOfAnswers(text);

  test("answers break nothing", () => {
    expect(answers.length).toBeGreaterThan(0);
    const evaluator = evaluatorOf(text);
    expect(answers.flatMap((names) => evaluator.evaluate(names).breach ?? [])).toEqual([]);
  });

  test.each(puzzle.rules)("without `%s`", (rule) => {
    const evaluator = evaluatorOf(text);
    const evaluated = namesOfAnswers(textOf(puzzle, rule)).map((names) => evaluator.evaluate(names));
    const breaches = evaluated.flatMap(({ breach }) => breach ?? []);
    expect(evaluated.length - breaches.length).toBe(answers.length);
    expect(breaches.length).toBeGreaterThan(0);
    const [from, to] = [text.indexOf(rule), text.indexOf(rule) + rule.length];
    for (const { span } of breaches) expect([span.start >= from, span.end <= to]).toEqual([true, true]);
  });
});
