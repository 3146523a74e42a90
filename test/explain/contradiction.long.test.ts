/** Every contradiction that is reported is one, on random instances of many puzzles. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import { classTable } from "../oracle/class-table.js";
import { features } from "../oracle/features.js";
import { type InstanceForm, randomInstance } from "../oracle/random-instance.js";
import { ruleFeatures } from "../oracle/rule-features.js";
import { onDisk } from "../support/hosts.js";
import { butForSlow, partOfLong } from "../support/sampled.js";
import { seeds } from "../support/seeds.js";
import { checkByTrying, checkByWalking, explained } from "./contradictions.js";

const folder = fileURLToPath(new URL("../classes/", import.meta.url));

interface Held {
  /** Contradictions that were held up to both. */
  both: number;
  /** To `walk` alone, since there was too much to try. */
  walked: number;
}

function contradictionsOf(file: string, text: string, forms: readonly InstanceForm[], held: Held): void {
  const rules = text.replace(/^instance\b[\s\S]*/mu, "");
  const puzzle = analyse(file, rules, onDisk).typed.puzzles.at(-1);
  if (puzzle === undefined) throw new Error(`${file} has no puzzle`);
  for (const seed of partOfLong(2, seeds(2)))
    for (const form of forms) {
      const whole = `${rules}\n${randomInstance(puzzle, { ...form, density: 0.6 }, seed)}`;
      const analysis = analyse(file, whole, onDisk);
      const [instance] = analysis.typed.instances;
      if (instance === undefined || analysis.diagnostics.some(({ severity }) => severity === "error"))
        continue;
      const found = explained({ analysis, instance });
      if (found.kind !== "contradiction") continue;
      expect(checkByWalking(found), `${whole}\n${JSON.stringify(found.members, undefined, 1)}`).toEqual([]);
      const tried = checkByTrying({ analysis, instance }, found);
      expect(tried ?? [], `${whole}\n${JSON.stringify(found.members, undefined, 1)}`).toEqual([]);
      if (tried === undefined) held.walked++;
      else held.both++;
    }
}

describe("small puzzles", () => {
  const held: Held = { both: 0, walked: 0 };
  test.each([...features, ...ruleFeatures])("$name", { timeout: 600_000 }, ({ name, text, forms }) => {
    contradictionsOf(`${name}.ecp`, text, forms, held);
  });

  test("some were found", () => expect(held.both, JSON.stringify(held)).toBeGreaterThan(50));
});

describe("classes", () => {
  const held: Held = { both: 0, walked: 0 };
  const withForms = classTable.filter(({ forms }) => forms.length > 0);
  test.each(butForSlow(({ file }) => file === "magic", withForms))("$file", { timeout: 600_000 }, (of) => {
    const path = `${folder}${of.file}.ecp`;
    contradictionsOf(path, readFileSync(path, "utf8"), of.forms, held);
  });

  test("some were found", () => expect(held.both, JSON.stringify(held)).toBeGreaterThan(50));
});
