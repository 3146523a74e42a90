/** Every step of a way to the answer holds in all answers, and the way ends where answers differ: on random instances of many puzzles. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { type Analysis, analyse, compileInstance } from "../../packages/compiler/src/compile.js";
import { partlySolved } from "../../packages/compiler/src/explain/partly-solved.js";
import {
  explainSolution,
  type Fact,
  type PathEnd,
  type Step,
} from "../../packages/compiler/src/explain/path.js";
import type { Ground } from "../../packages/compiler/src/ground.js";
import type { Solution } from "../../packages/compiler/src/solution.js";
import type { TypedInstance } from "../../packages/compiler/src/typed.js";
import { classTable } from "../oracle/class-table.js";
import { features } from "../oracle/features.js";
import { type InstanceForm, randomInstance } from "../oracle/random-instance.js";
import { ruleFeatures } from "../oracle/rule-features.js";
import { onDisk } from "../support/hosts.js";
import { seeds } from "../support/seeds.js";

const folder = fileURLToPath(new URL("../classes/", import.meta.url));
const MOST = 300;

interface Of {
  readonly analysis: Analysis;
  readonly instance: TypedInstance;
}

interface Way {
  readonly steps: readonly Step[];
  readonly end: PathEnd;
  readonly ground: Ground | undefined;
}

function wayOf(task: Of): Way {
  const seen: { ground?: Ground } = {};
  const run = explainSolution({ ...task, settings: { set: new Map() }, host: onDisk }, (ground) => {
    seen.ground = ground;
  });
  const steps: Step[] = [];
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return { steps, end: value, ground: seen.ground };
    if (value !== undefined) steps.push(value);
  }
}

/** Undefined where there are too many. */
function answersOf({ analysis, instance }: Of): readonly Solution[] | undefined {
  const { lowered } = compileInstance(analysis.typed, instance, { set: new Map() }, onDisk);
  if (lowered === undefined) return undefined;
  const run = search(lowered.problem, { limit: MOST + 1 });
  const solutions = new Map<string, Solution>();
  for (;;) {
    const state = run.step(100_000);
    for (const chosen of run.next()) {
      const solution = lowered.decode(chosen);
      solutions.set(JSON.stringify([[...solution.layers], solution.options]), solution);
    }
    if (state !== "running") return run.count() > MOST ? undefined : [...solutions.values()];
  }
}

/** Whether the answer has it. */
function agrees(ground: Ground, fact: Fact, answer: Solution): boolean {
  const [said] = partlySolved(ground, [fact]).layers;
  if (fact.of.kind === "option") return answer.options.includes(fact.of.name);
  if (said === undefined) return true;
  const own = answer.layers.get(said[0]);
  switch (said[1].kind) {
    case "values":
      return (
        own?.kind === "values" &&
        said[1].values.every((value, at) => value === null || value === own.values[at])
      );
    case "pieces": {
      const [piece] = said[1].placements;
      return own?.kind === "pieces" && own.placements.some((each) => same(each, piece));
    }
    case "paths": {
      const [path] = said[1].paths;
      return own?.kind === "paths" && own.paths.some((each) => same(each, path));
    }
    case "regions": {
      const cells = said[1].values.flatMap((value, cell) => (value === null ? [] : [cell]));
      if (own?.kind !== "regions") return false;
      const region = own.values[cells[0] ?? -1];
      return own.values.every((value, cell) => (value === region) === cells.includes(cell));
    }
    default:
      return said[1] satisfies never;
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Held {
  steps: number;
  solved: number;
  open: number;
}

function checkWays(file: string, text: string, forms: readonly InstanceForm[], held: Held): void {
  const rules = text.replace(/^instance\b[\s\S]*/mu, "");
  const puzzle = analyse(file, rules, onDisk).typed.puzzles.at(-1);
  if (puzzle === undefined) throw new Error(`${file} has no puzzle`);
  for (const seed of seeds(2))
    for (const form of forms) {
      const whole = `${rules}\n${randomInstance(puzzle, form, seed)}`;
      const analysis = analyse(file, whole, onDisk);
      const [instance] = analysis.typed.instances;
      if (instance === undefined || analysis.diagnostics.some(({ severity }) => severity === "error"))
        continue;
      const answers = answersOf({ analysis, instance });
      if (answers === undefined) continue;
      const { steps, end, ground } = wayOf({ analysis, instance });
      if (end.kind === "refused" || ground === undefined) continue;
      const about = `${whole}\n${JSON.stringify(steps, undefined, 1)}\n${JSON.stringify(end)}`;
      const expected = answers.length === 0 ? "no answer" : answers.length === 1 ? "solved" : "open";
      expect(end.kind, about).toBe(expected);
      for (const { found } of steps)
        for (const fact of found)
          for (const answer of answers)
            expect(agrees(ground, fact, answer), `${fact.at} ${about}`).toBe(true);
      const before = new Set((ground.givensApart ?? []).map(({ variable }) => `${variable}`));
      for (const step of steps) {
        for (const { of } of step.known)
          expect(before.has(of.kind === "value" ? `${of.variable}` : of.name), about).toBe(true);
        for (const { of } of step.found) before.add(of.kind === "value" ? `${of.variable}` : of.name);
      }
      held.steps += steps.length;
      if (end.kind === "solved") held.solved++;
      if (end.kind === "open") held.open++;
    }
}

describe("small puzzles", () => {
  const held: Held = { steps: 0, solved: 0, open: 0 };
  test.each([...features, ...ruleFeatures])("$name", { timeout: 600_000 }, ({ name, text, forms }) => {
    checkWays(`${name}.ecp`, text, forms, held);
  });
  test("there were ways", () => {
    expect(Math.min(held.solved, held.open), JSON.stringify(held)).toBeGreaterThan(10);
  });
});

describe("classes", () => {
  const held: Held = { steps: 0, solved: 0, open: 0 };
  test.each(classTable.filter(({ forms }) => forms.length > 0))("$file", { timeout: 600_000 }, (of) => {
    const path = `${folder}${of.file}.ecp`;
    checkWays(path, readFileSync(path, "utf8"), of.forms, held);
  });
  test("there were ways", () => {
    expect(Math.min(held.solved, held.open), JSON.stringify(held)).toBeGreaterThan(10);
  });
});
