/** The answer of the smallest instance of each class of examples/ that a format knows: written as pzprv3 text, and read again as the same. */
import {
  analyse,
  compileInstance,
  type Ground,
  readInstance,
  type Solution,
  type Typed,
  type TypedInstance,
} from "@ecp/compiler";
import { search } from "@ecp/engine";
import {
  answerOfSolution,
  exportPuzzle,
  type Givens,
  genres,
  givensOf,
  importPuzzle,
  readAnswer,
} from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { exampleFiles, examplePath, exampleText } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";
import { oneIn } from "../support/sampled.js";
import { differing } from "./differing.js";

const known = new Set(genres.map(({ puzzle }) => puzzle));

interface Example {
  readonly typed: Typed;
  readonly instance: TypedInstance;
  readonly givens: Givens;
}

function examplesOf(file: string): readonly Example[] {
  const { typed } = analyse(examplePath(file), exampleText(file), onDisk);
  return typed.instances.flatMap((instance) => {
    if (!known.has(instance.puzzle.name) || !typed.isSoundInstance(instance)) return [];
    const { value } = readInstance(instance, { set: new Map() }, onDisk);
    const givens = value === undefined ? undefined : givensOf(value);
    // Of some the format cannot say all: examples.test.ts.
    if (givens === undefined || "problem" in exportPuzzle(givens, "pzprv3")) return [];
    return [{ typed, instance, givens }];
  });
}

const cells = ({ givens: { rows, columns } }: Example): number => rows * columns;
const smallest = new Map(
  exampleFiles
    .flatMap(examplesOf)
    .toSorted((a, b) => cells(b) - cells(a))
    .map((example) => [example.instance.puzzle.name, example]),
);

test("each class has an instance", () => {
  // In the answers of three classes, borders cut a room into parts, which no format can express.
  expect([...known].filter((name) => !smallest.has(name))).toEqual([
    "StostoneBorders",
    "HeyawakeBorders",
    "LitsBorders",
  ]);
});

describe.each(oneIn(6, [...smallest]))("%s", (_, { typed, instance, givens }) => {
  test("goes out and comes back", () => {
    const { ground, lowered } = compileInstance(typed, instance, { set: new Map() }, onDisk);
    if (ground === undefined || lowered === undefined) throw new Error("it is not compiled");
    const run = search(lowered.problem, { limit: 1 });
    while (run.step(20_000) === "running");
    const [options] = run.next();
    if (options === undefined) throw new Error("there is no answer");
    comesBack(givens, ground, lowered.decode(options));
  });
});

function comesBack(givens: Givens, ground: Ground, solution: Solution): void {
  const answer = answerOfSolution(ground, solution);
  const file = exportPuzzle(givens, "pzprv3", answer);
  if ("problem" in file) throw new Error(JSON.stringify(file.problem));
  const [again, said] = [importPuzzle(file.value), readAnswer(file.value)];
  if ("problem" in again || "problem" in said) throw new Error(`it is not read: ${file.value}`);
  expect(exportPuzzle(again.value, "pzprv3")).toEqual(exportPuzzle(givens, "pzprv3"));
  expect(said.value.size).toBeGreaterThan(0);
  expect(differing(answer, said.value)).toEqual([]);
}
