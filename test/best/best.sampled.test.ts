/** The best of all answers, against the judge: it has all answers by trying, and reads the number of each with no part of ground/ or lower/. */
import { search, worthOf } from "@ecp/engine";
import { expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { evaluate } from "../../packages/evaluator/src/expressions/evaluate.js";
import { searchAll } from "../../packages/evaluator/src/search.js";
import { claimsOf } from "../../packages/evaluator/src/statements/statements.js";
import { makeWorld } from "../../packages/evaluator/src/unknowns/make-world.js";
import { makeUnknowns } from "../../packages/evaluator/src/unknowns/unknowns.js";
import { Fault } from "../../packages/evaluator/src/values/world.js";
import { everyWhole } from "../oracle/every-whole.js";
import { noFiles } from "../support/hosts.js";
import { programs } from "./programs.js";

const settings = { set: new Map<string, string>() };

/** `none`: there is no answer; `no number`: there are some, and it has no value in any of them. */
type Told = number | "none" | "no number";

function byTrying(text: string): Told {
  const { typed } = analyse("test.ecp", text, noFiles);
  const [instance] = typed.instances;
  const objective = instance?.puzzle.objective;
  if (instance === undefined || objective === undefined) throw new Error(text);
  const { world } = makeWorld(instance.puzzle, instance, settings.set, noFiles);
  makeUnknowns(world, everyWhole);
  const numbers: number[] = [];
  let answers = 0;
  searchAll(world, claimsOf(world), {
    faults: new Set(),
    found: () => {
      answers++;
      const number = numberIn(() => evaluate(world, objective.expression));
      if (number !== undefined) numbers.push(number);
    },
  });
  if (answers === 0) return "none";
  if (numbers.length === 0) return "no number";
  return objective.sense === "maximize" ? Math.max(...numbers) : Math.min(...numbers);
}

function numberIn(body: () => unknown): number | undefined {
  try {
    const value = body();
    return typeof value === "number" ? value : undefined;
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

function bySearch(text: string): Told {
  const { typed, diagnostics } = analyse("test.ecp", text, noFiles);
  expect(
    diagnostics.filter(({ severity }) => severity === "error"),
    text,
  ).toEqual([]);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error(text);
  const { lowered, diagnostics: said } = compileInstance(typed, instance, settings, noFiles);
  if (lowered?.objective === undefined)
    throw new Error(`${text}\n${said.map(({ message }) => message).join("\n")}`);
  const run = search(lowered.problem, { best: true });
  let last: readonly number[] | undefined;
  for (;;) {
    const state = run.step(1000);
    last = run.next().at(-1) ?? last;
    if (state !== "running") break;
  }
  expect(run.state).toBe("done");
  if (last === undefined) return "none";
  return lowered.objective.numberOf(worthOf(lowered.problem, last)) ?? "no number";
}

const cases = programs.flatMap(([name, rules, numbers]) =>
  numbers.flatMap((number) =>
    (["maximize", "minimize"] as const).map((sense) => [name, `${sense} ${number}`, rules] as const),
  ),
);

test.each(cases)("%s: %s", (_, line, rules) => {
  const text = `${rules}\n${line}\n`;
  const told = byTrying(text);
  const found = bySearch(text);
  if (typeof told === "number" && typeof found === "number") expect(found).toBeCloseTo(told, 9);
  else expect(found).toBe(told);
});

test("the number has no value in any answer, and there is no answer", () => {
  const rules = "puzzle P\nboard 1 x 3\nfind star: yes/no\n";
  const number = "maximize max(c.column for c in cells where c is star)\n";
  expect(bySearch(`${rules}exactly 0 star in cells\n${number}`)).toBe("no number");
  expect(
    bySearch(`${rules}r1c1 is star\nr1c2 is star\nr1c3 is star\nat most 2 star in cells\n${number}`),
  ).toBe("none");
});

test("the number is exact: a fraction that is added, and what is too large to be", () => {
  const digits = "puzzle P\nboard 1 x 4\nfind digit: 1..3\n";
  expect(bySearch(`${digits}maximize 1 / 3 + sum(c.digit for c in cells)\n`)).toBe(37 / 3);
  expect(bySearch(`${digits}minimize 1 / 10 - sum(c.digit / 3 for c in cells)\n`)).toBe(-39 / 10);
  const large = `${digits}maximize 9007199254740990 + sum(c.digit for c in cells)\n`;
  expect(() => bySearch(large)).toThrow("the result of this calculation is too large");
});

test("ECP4128: the number is the same in every answer", () => {
  const leaps =
    "puzzle P\nboard 1 x 5\nlet leap = links (x, y) where distance(x, y) = 2\nfind move: yes/no on leaps\n";
  const remarks = (rule: string): readonly string[] => {
    const { typed } = analyse("test.ecp", `${leaps}${rule}\n`, noFiles);
    const [instance] = typed.instances;
    if (instance === undefined) throw new Error(rule);
    return compileInstance(typed, instance, settings, noFiles).diagnostics.map(({ message }) => message);
  };
  expect(remarks("maximize 2 + count(x in links where x is move) / 3")).toEqual([
    "this has no effect: it is 2 in every answer",
  ]);
  expect(remarks("minimize 3 - count(x in links where x is move)")).toEqual([
    "this has no effect: it is 3 in every answer",
  ]);
  expect(remarks("minimize count(x in leaps where x is move)")).toEqual([]);
});
