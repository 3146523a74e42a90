/**
 * The compiler and the engine against the judge, on random small instances: of small puzzles about one thing each, and of the classes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/index.js";
import { exampleFiles, exampleNamed, examplePath } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";
import { partOfLong } from "../support/sampled.js";
import { seeds } from "../support/seeds.js";
import { answerTable } from "./answer-table.js";
import type { ClassLine } from "./class-line.js";
import { classTable, exampleTable } from "./class-table.js";
import { compareWithOracle, type Outcome } from "./compare.js";
import { features } from "./features.js";
import { instanceFromAnswer } from "./from-answer.js";
import { type InstanceForm, randomInstance } from "./random-instance.js";
import { ruleFeatures } from "./rule-features.js";

const folder = fileURLToPath(new URL("../classes/", import.meta.url));

function outcomesOf(text: string, file: string, forms: readonly InstanceForm[]): Map<string, number> {
  const rules = text.replace(/^instance\b[\s\S]*/mu, "");
  const { puzzles } = analyse(file, rules, onDisk).typed;
  const puzzle = puzzles.at(-1);
  if (puzzle === undefined) throw new Error(`${file} has no puzzle`);
  const kinds = new Map<string, number>();
  const all = seeds(6);
  const few = partOfLong(3, all);
  for (const seed of [...few, ...all.filter((each) => !few.includes(each))]) {
    if (!few.includes(seed) && kinds.has("same")) break;
    for (const form of forms) {
      const whole = `${rules}\n${randomInstance(puzzle, form, seed)}`;
      const outcome = compareWithOracle(whole, onDisk, file);
      if (outcome.kind === "different") throw new Error(`${whole}\n${outcome.difference}`);
      note(kinds, outcome);
    }
  }
  return kinds;
}

function note(kinds: Map<string, number>, outcome: Outcome): void {
  const key = outcome.kind === "error" ? `error ${(outcome.messages[0] ?? "").slice(0, 100)}` : outcome.kind;
  kinds.set(key, (kinds.get(key) ?? 0) + 1);
  if (process.env.ECP_SHOW !== undefined && outcome.kind === "same")
    kinds.set("answers", (kinds.get("answers") ?? 0) + outcome.count);
}

const show = (name: string, kinds: ReadonlyMap<string, number>): void => {
  if (process.env.ECP_SHOW !== undefined) console.log(name, JSON.stringify([...kinds]));
};

describe("small puzzles", () => {
  test.each(partOfLong(3, features))("$name", { timeout: 600_000 }, ({ name, text, forms }) => {
    const kinds = outcomesOf(text, "small.ecp", forms);
    show(name, kinds);
    expect(kinds.get("same") ?? 0, JSON.stringify([...kinds])).toBeGreaterThan(0);
  });
});

describe("rules over what is to be found", () => {
  test.each(partOfLong(3, ruleFeatures))("$name", { timeout: 600_000 }, ({ name, text, forms }) => {
    const kinds = outcomesOf(text, "small.ecp", forms);
    show(name, kinds);
    expect(kinds.get("same") ?? 0, JSON.stringify([...kinds])).toBeGreaterThan(0);
  });
});

const classesIn = (path: string): readonly string[] =>
  readdirSync(path).flatMap((file) => (file.endsWith(".ecp") ? [file.replace(/\.ecp$/u, "")] : []));

function agrees(path: string, { file, forms, why }: ClassLine): void {
  const text = readFileSync(path, "utf8");
  if (forms.length === 0) {
    expect(why).toBeDefined();
    return;
  }
  const kinds = outcomesOf(text, path, forms);
  show(file, kinds);
  expect(kinds.get("same") ?? 0, JSON.stringify([...kinds])).toBeGreaterThan(0);
}

describe("classes", () => {
  test("each has its line", () => {
    const [own, shown] = [classesIn(folder), exampleFiles.map((file) => basename(file, ".ecp"))];
    expect(classTable.map(({ file }) => file).sort()).toEqual([...own].sort());
    expect(exampleTable.map(({ file }) => file).sort()).toEqual(
      shown.filter((file) => !own.includes(file)).sort(),
    );
  });

  test.each(partOfLong(3, classTable))("$file", { timeout: 600_000 }, (line) =>
    agrees(`${folder}${line.file}.ecp`, line),
  );

  test.each(partOfLong(4, exampleTable))("$file of the examples", { timeout: 600_000 }, (line) =>
    agrees(examplePath(exampleNamed(line.file)), line),
  );
});

describe("classes, on boards made from an answer", () => {
  test.each(partOfLong(4, answerTable))("$file", { timeout: 600_000 }, (line) => {
    const path = fileURLToPath(new URL(`${line.file}.ecp`, import.meta.url));
    const rules = readFileSync(path, "utf8").replace(/^instance\b[\s\S]*/mu, "");
    let made = 0;
    for (const seed of partOfLong(2, seeds(4)))
      for (const form of line.forms) {
        const instance = instanceFromAnswer(rules, path, onDisk, line, form, seed);
        if (instance === undefined) continue;
        made++;
        const outcome = compareWithOracle(`${rules}\n${instance}`, onDisk, path);
        expect(outcome, instance).toMatchObject({ kind: "same" });
        expect(outcome.kind === "same" ? outcome.count : 0, instance).toBeGreaterThan(0);
      }
    expect(made).toBeGreaterThan(0);
  });
});
