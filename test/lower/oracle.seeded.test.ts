/** Random puzzles: compiled and searched, against every assignment tried on the typed tree. Solutions and counts both. */
import { analyse, compileInstance } from "@ecp/compiler";
import { search } from "@ecp/engine";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { someSeeds } from "../support/sampled.js";
import { allSolutions } from "./naive-meaning.js";
import { randomPuzzle } from "./random-puzzle.js";

const tried = someSeeds(700, 20);
/** Messages about puzzles that cannot have a solution; then the naive meaning must find none. */
const impossible = ["ECP4115"];

function found(
  seed: number,
): { readonly found: readonly string[]; readonly wanted: readonly string[] } | string {
  const { text, model } = randomPuzzle(seed);
  const analysis = analyse(`seed ${seed}`, text, noFiles);
  const refused = analysis.diagnostics.find((each) => each.severity === "error");
  if (refused !== undefined) return `${refused.code} ${refused.message}`;
  const instance = analysis.typed.instances[0];
  if (instance === undefined) return "no instance";
  const wanted = allSolutions(instance.puzzle, model).map((layers) => JSON.stringify(sorted(layers)));
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, { set: new Map() }, noFiles);
  if (lowered === undefined) {
    const [first] = diagnostics.filter((each) => each.severity === "error");
    if (first !== undefined && impossible.includes(first.code)) return { found: [], wanted };
    return `${first?.code} ${first?.message}`;
  }
  const run = search(lowered.problem);
  const solutions: string[] = [];
  do {
    run.step(10_000);
    for (const chosen of run.next()) {
      const layers: Record<string, readonly unknown[]> = {};
      for (const [id, answer] of lowered.decode(chosen).layers)
        layers[instance.puzzle.layers[id]?.name ?? ""] = "values" in answer ? answer.values : [];
      solutions.push(JSON.stringify(sorted(layers)));
    }
  } while (run.state === "running");
  return { found: solutions.sort(), wanted: wanted.sort() };
}

function sorted(layers: Readonly<Record<string, readonly unknown[]>>): unknown {
  return Object.keys(layers)
    .sort()
    .map((name) => [name, layers[name]]);
}

test("random puzzles have the solutions that their text means", () => {
  const refusals = new Map<string, number>();
  let compared = 0;
  let satisfiable = 0;
  for (const seed of tried) {
    const outcome = found(seed);
    if (typeof outcome === "string") {
      const code = outcome.slice(0, 7);
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      // The generator writes only programs that can be built, but for those that some types do not allow.
      expect(["ECP3", "ECP4"], `seed ${seed}: ${outcome}`).toContain(outcome.slice(0, 4));
      continue;
    }
    compared++;
    if (outcome.wanted.length > 0) satisfiable++;
    expect(outcome.found, `seed ${seed}\n${randomPuzzle(seed).text}`).toEqual(outcome.wanted);
  }
  console.log(`compared ${compared}, satisfiable ${satisfiable}`, refusals);
  expect(compared).toBeGreaterThan(tried.length * 0.6);
  expect(satisfiable).toBeGreaterThan(compared * 0.3);
});
