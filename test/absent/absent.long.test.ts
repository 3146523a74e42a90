/**
 * Each way in which only the answer shows a cell not to be there, with each way to read it: the compiled program has as many answers as its meaning
 * allows assignments. The judge is meaning.ts and what is built of it; nothing of it is the compiler's.
 */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { seeds } from "../support/seeds.js";
import { layers, states } from "./layers.js";
import { looseValues } from "./loose-values.js";
import type { Rule } from "./meaning.js";
import { saidOfCell } from "./said-of-cell.js";
import { linkWays, saidOfLink } from "./said-of-link.js";
import { saidOf } from "./said-of-value.js";
import { type Kind, valuesAt } from "./values-at.js";
import { ways } from "./ways.js";

function programOf(said: Rule): { readonly text: string; readonly uses: readonly string[] } {
  const before = [...new Set(said.before ?? [])];
  const body = [...before, said.text].join("\n");
  const uses = Object.keys(layers).filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  if (/\b[pq]\b/.test(body) && !uses.includes("v") && !uses.includes("e")) uses.push("e");
  const declared = uses.map((name) => layers[name]?.text ?? "");
  const given = uses.flatMap((name) => layers[name]?.given ?? []);
  const instance = given.length === 0 ? [] : ["instance:", ...given.map((line) => `  ${line}`)];
  const text = ["puzzle P", "board 1 x 3", ...declared, body, ...instance];
  return { text: `${text.join("\n")}\n`, uses };
}

function answer(text: string): string {
  try {
    return counted(text);
  } catch (error) {
    return String(error);
  }
}

function counted(text: string): string {
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  const early = analysis.diagnostics.find(({ severity }) => severity === "error");
  if (early !== undefined || instance === undefined) return `${early?.code} ${early?.message}`;
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) {
    const error = diagnostics.find(({ severity }) => severity === "error");
    return `${error?.code} ${error?.message}`;
  }
  const run = search(lowered.problem, { countOnly: true });
  while (run.step(1_000_000) === "running");
  return `${run.count()}`;
}

function expected(said: Rule, uses: readonly string[]): string {
  let count = 0;
  for (const state of states(uses)) if (said.holds(state)) count++;
  return `${count}`;
}

const cellWays = Object.values(ways);

/**
 * Each seed takes a different part of all pairs of a reading and a cell; `ECP_SEEDS=150` takes all of them.
 */
function spread(rulesOf: readonly (readonly Rule[])[], every: number): readonly Rule[] {
  const [first = []] = rulesOf;
  const chosen = new Set<Rule>();
  for (const seed of seeds(1))
    for (const i of first.keys()) {
      const of = rulesOf[(Math.floor((seed - 1) / every) + i) % rulesOf.length]?.[i];
      if ((i + seed) % every === 0 && of !== undefined) chosen.add(of);
    }
  return [...chosen];
}

const spreadValues = (kind: Kind, every: number): readonly Rule[] =>
  spread(
    cellWays.map((cell) => valuesAt(cell)[kind].flatMap((value) => saidOf(kind, value))),
    every,
  );
const loose = (kind: Kind, every: number): readonly Rule[] =>
  spread([looseValues[kind].flatMap((value) => saidOf(kind, value))], every);

const table: Readonly<Record<string, readonly Rule[]>> = {
  cells: spread(cellWays.map(saidOfCell), 1),
  links: Object.values(linkWays).flatMap(saidOfLink),
  "yes and no at cells": spreadValues("truth", 3),
  "numbers at cells": spreadValues("number", 7),
  "what may be none at cells": spreadValues("optional", 1),
  "symbols at cells": spreadValues("symbol", 1),
  "directions at cells": spreadValues("direction", 1),
  "regions at cells": spreadValues("region", 1),
  "yes and no": loose("truth", 2),
  numbers: loose("number", 3),
  symbols: loose("symbol", 1),
  directions: loose("direction", 1),
  regions: loose("region", 1),
};

describe("is what the semantics say", () => {
  test.each(Object.entries(table))("%s", (_, rules) => {
    const deviations = rules.flatMap((said) => {
      const { text, uses } = programOf(said);
      const [right, found] = [expected(said, uses), answer(text)];
      return right === found ? [] : [`${said.text}: ${found}, and not ${right}`];
    });
    expect(deviations).toEqual([]);
  });
});
