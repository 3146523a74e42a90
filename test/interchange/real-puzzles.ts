/**
 * Tests of real puzzles (real-rows.ts): each is read, written and read again, and its answer found, proved to be the only one, and compared with
 * that of the data. Where the folder is missing, one test says so.
 */
import { analyse, compileInstance, type Ground, type Lowered, type Solution } from "@ecp/compiler";
import { type OptionId, search } from "@ecp/engine";
import {
  type Answer,
  answerOfSolution,
  exportPuzzle,
  importPuzzle,
  instanceText,
  readAnswer,
} from "@ecp/interchange";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { oneIn } from "../support/sampled.js";
import { differing } from "./differing.js";
import { printed } from "./printed.js";
import { havePuzzles, puzzleFolder, type Row, rowsOf } from "./real-rows.js";

/** Exceptions from the usual result for a puzzle, which is exactly one answer, found and proved at once. */
export type Known =
  /** Its author's answer is one of several. */
  | "several"
  /** The answer is verified; that there is no other takes longer than a test may. */
  | "not proved here";

/** The longest proof takes some seconds, and many times that on a machine that has other work. */
export const PATIENCE = 240_000;

/** Tests of each third row of these genres, or of all: the address comes back, and in bands S, M and L the answer is the only one, and that of the data. */
export function realPuzzles(
  genres: readonly string[],
  known: Readonly<Record<string, Readonly<Record<number, Known>>>> = {},
): void {
  if (!havePuzzles()) {
    test(`${puzzleFolder} is not there: real puzzles are not looked at`, () => {
      expect(havePuzzles()).toBe(false);
    });
    return;
  }
  for (const genre of genres)
    describe(genre, () => {
      for (const row of oneIn(3, rowsOf(genre))) {
        test(`row ${row.number}, ${row.band}`, { timeout: PATIENCE }, () =>
          holds(row, known[genre]?.[row.number]),
        );
      }
    });
}

function holds({ url, band, answer }: Row, known: Known | undefined): void {
  const imported = importPuzzle(url);
  if ("problem" in imported) throw new Error(JSON.stringify(imported.problem));
  const back = expectValue(exportPuzzle(imported.value, "puzzlink"));
  // Another address may mean the same puzzle: dots whose colours make a picture.
  if (back !== url) expect(printed(expectValue(importPuzzle(back)))).toEqual(printed(imported.value));

  const file = expectValue(exportPuzzle(imported.value, "pzprv3"));
  expect(exportPuzzle(expectValue(importPuzzle(file)), "puzzlink")).toEqual({ value: back });
  const said = answer === undefined ? undefined : expectValue(readAnswer(answer));
  if (answer !== undefined)
    expect(exportPuzzle(expectValue(importPuzzle(answer)), "puzzlink")).toEqual({ value: back });
  // An answer that says nothing would be compared with nothing.
  if (said !== undefined) expect([...said.values()].flat().some((value) => value !== undefined)).toBe(true);
  if (band === "XL") return;
  const { ground, lowered } = compiled(instanceText(imported.value, "real"));
  if (ground === undefined || lowered === undefined) return;
  switch (known) {
    case undefined: {
      const found = solutions(lowered, 2);
      expect(found.length).toBe(1);
      const [only] = found;
      if (only === undefined) return;
      const mine = answerOfSolution(ground, only);
      if (said !== undefined) expect(differing(mine, said)).toEqual([]);
      const written = expectValue(exportPuzzle(imported.value, "pzprv3", mine));
      expect(differing(mine, expectValue(readAnswer(written)))).toEqual([]);
      return;
    }
    case "several":
      expect(solutions(lowered, 2).length).toBe(2);
      expect(said !== undefined && isAnswer(ground, lowered, said)).toBe(true);
      return;
    case "not proved here":
      expect(said !== undefined && isAnswer(ground, lowered, said)).toBe(true);
      return;
    default:
      known satisfies never;
  }
}

function expectValue<T>(result: { readonly value: T } | { readonly problem: unknown }): T {
  if ("problem" in result) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

export function compiled(text: string): { ground?: Ground; lowered?: Lowered } {
  const analysis = analyse("real.ecp", `use std\n\n${text}`, noFiles);
  expect(analysis.diagnostics).toEqual([]);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) throw new Error("there is no instance");
  const { ground, lowered, diagnostics } = compileInstance(
    analysis.typed,
    instance,
    { set: new Map() },
    noFiles,
  );
  expect(diagnostics).toEqual([]);
  return { ...(ground === undefined ? {} : { ground }), ...(lowered === undefined ? {} : { lowered }) };
}

export function solutions(lowered: Lowered, limit: number): Solution[] {
  const run = search(lowered.problem, { limit });
  const found: Solution[] = [];
  for (;;) {
    const state = run.step(20_000);
    for (const options of run.next()) found.push(lowered.decode(options));
    if (state !== "running") return found;
  }
}

/** The answer of the data is one: everything that it says is assumed, and the rest can be found. */
export function isAnswer(ground: Ground, lowered: Lowered, said: Answer): boolean {
  const assume: OptionId[] = [];
  const forbid: OptionId[] = [];
  for (const [id, variables] of ground.variableOf) {
    const layer = ground.puzzle.layers[id];
    const values = layer === undefined ? undefined : said.get(layer.name);
    if (layer === undefined || values === undefined || layer.domain.kind !== "yes-no") continue;
    variables.forEach((variable, element) => {
      if (variable === undefined) return;
      const value = values[element] === true ? 1 : 0;
      const chosen = lowered.assume(id, element, value);
      assume.push(...(chosen ?? []));
      // A value at rest has no option: those of the other are out.
      if (chosen === undefined) forbid.push(...(lowered.assume(id, element, 1 - value) ?? []));
    });
  }
  const run = search(lowered.problem, { limit: 1, assume, forbid });
  while (run.step(20_000) === "running");
  return assume.length + forbid.length > 0 && run.count() === 1n;
}
