/** The evaluator against answers of puzzles that lack a rule: it finds those that break it, and names it. */
import { analyse, compileInstance } from "@ecp/compiler";
import { optionName, search } from "@ecp/engine";
import { AnswerEvaluator, type Evaluated } from "@ecp/evaluator";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { onOtherBoards } from "./other-boards.js";
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
    for (const chosen of run.next())
      answers.push(chosen.map((option) => optionName(lowered.problem, option)));
    if (state !== "running") return answers;
  }
}

const evaluatorOf = (text: string): AnswerEvaluator =>
  new AnswerEvaluator(instanceOf(text).instance, noFiles, new Map());

describe.each([...small, ...onOtherBoards])("$name", (puzzle) => {
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
    for (const { span } of puzzle.isHidden === true ? [] : breaches)
      expect([span.start >= from, span.end <= to]).toEqual([true, true]);
  });
});

describe("what no rule says", () => {
  const evaluate = (text: string, names: readonly string[]): string | undefined => {
    const { breach } = evaluatorOf(text).evaluate(names);
    return breach && [...breach.at, breach.why ?? "a rule"].join(": ");
  };

  test("values", () => {
    const text = "puzzle P\nboard 1 x 2\nfind digit: 1..2\n";
    expect(evaluate(text, ["r1c1: digit 1", "r1c2: digit 2"])).toBeUndefined();
    expect(evaluate(text, ["r1c1: digit 1"])).toBe("r1c2: the answer says nothing of it");
    expect(evaluate(text, ["r1c1: digit 3", "r1c2: digit 2"])).toBe("r1c1: it cannot have that value");
    expect(evaluate(text, ["r1c1: digit 1", "r1c1: digit 2"])).toBe("r1c1: two values are said");
    const given = `${text}instance of P:\n  digit: 1 .\n`;
    expect(evaluate(given, ["r1c1: digit 2", "r1c2: digit 2"])).toBe("r1c1: it cannot have that value");
  });

  test("divisions", () => {
    const text = "puzzle P\nboard 2 x 2\nfind area: region\nfor each area a: size(a) >= 1\n";
    expect(evaluate(text, ["area r1c1 r1c2", "area r2c1 r2c2"])).toBeUndefined();
    expect(evaluate(text, ["area of r1c1: 0", "area of r1c2: 0", "area r2c1 r2c2"])).toBeUndefined();
    expect(evaluate(text, ["area r1c1 r1c2", "area r2c1"])).toBe("r2c2 is in no region");
    expect(evaluate(text, ["area r1c1 r1c2", "area r1c2 r2c1 r2c2"])).toBe("r1c2 is in two regions");
    expect(evaluate(text, ["area r1c1 r2c2", "area r1c2", "area r2c1"])).toBe(
      "the region of r1c1 is not connected",
    );
  });

  test("ways", () => {
    const text =
      "puzzle P\nboard 2 x 2\ngiven start: yes/no\nfind walk: paths from cells with start\n" +
      "instance of P:\n  start:\n    # .\n    # .\n";
    expect(evaluate(text, ["walk r2c1", "walk r1c1 r1c2 r2c2"])).toBeUndefined();
    expect(evaluate(text, ["walk r1c1 r1c2 r2c2"])).toBe("no way starts in r2c1");
    expect(evaluate(text, ["walk r1c1 r2c2", "walk r2c1"])).toBe("a way goes from r1c1 to r2c2");
    expect(evaluate(text, ["walk r1c1 r1c2", "walk r2c1", "walk r2c2"])).toBe(
      "there are more ways than starts",
    );
    expect(evaluate(text, ["walk r1c1 r1c2", "walk r2c1 r2c2 r1c2"])).toMatch(/go through r1c2/);
  });

  test("pieces", () => {
    const text = "puzzle P\nboard 2 x 3\npieces tromino with rotations\nplace each tromino at most once\n";
    expect(evaluate(text, ["I on r1c1 r1c2 r1c3"])).toBeUndefined();
    expect(evaluate(text, ["I on r1c1 r1c2 r2c2"])).toBe("`I` does not lie like that on r1c1 r1c2 r2c2");
    expect(evaluate(text, ["I on r1c1 r1c2 r1c3", "I on r2c1 r2c2 r2c3"])).toMatch(
      /`I` is not placed as often/,
    );
  });

  test("options", () => {
    const text =
      "puzzle P\nitems a(k) for k in 1..2\noption one(k) for k in 1..2: a(k)\noption both: a(1), a(2)\n";
    expect(evaluate(text, ["both"])).toBeUndefined();
    expect(evaluate(text, ["one(1)", "one(2)"])).toBeUndefined();
    expect(evaluate(text, ["one(1)"])).toBe("`a(2)` is not covered as often as it has to be");
    expect(evaluate(text, ["both", "one(1)"])).toBe("`a(1)` is covered too often, or in two colours");
  });
});

test("of a puzzle that wants the best, the number of an answer", () => {
  const text = "puzzle P\nboard 1 x 3\nfind star: yes/no\nminimize 3 - count(c in cells where c is star)\n";
  const names = ["r1c1: star", "r1c2: not star", "r1c3: star"];
  expect(evaluatorOf(text).evaluate(names)).toEqual<Evaluated>({ number: 1 });
});
