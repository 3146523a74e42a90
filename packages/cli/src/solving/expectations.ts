/** Compares the answers found with those that an instance expects. */

import {
  bestInWords,
  type Diagnostic,
  diagnose,
  differences,
  expectationNotHeld,
  fractionText,
  type Ground,
  type Solution,
  type Span,
  solutionNotHeld,
  type TypedInstance,
} from "@ecp/compiler";
import type { OptionId } from "@ecp/engine";
import { MOST_PLACES } from "../thresholds.js";
import { boundedSearch } from "./bounded-search.js";
import { bytesOf } from "./options.js";
import { stopReason } from "./reasons.js";
import { type Ending, runSearch } from "./run-search.js";
import type { Compiled, Outcome, Task } from "./solve-instance.js";

type Limits = Pick<Task, "options" | "interrupt" | "deadline">;

/** The number of answers that have to be found. If a large number is expected, answers are counted without keeping them. */
export function wantedLimit(instance: TypedInstance): { readonly keep: number; readonly countOnly: boolean } {
  const what = instance.expect?.what;
  if (what?.of === "count" && what.count > 1n) {
    const keep = what.count > 1_000_000_000n ? 0 : Number(what.count);
    return { keep, countOnly: true };
  }
  return { keep: 1, countOnly: false };
}

export function expectDiagnostics(instance: TypedInstance, outcome: Outcome): readonly Diagnostic[] {
  const { expect } = instance;
  if (expect === undefined) return [];
  if (expect.what.of === "best") return bestDiagnostics(expect.what.number, expect.span, outcome);
  const wanted = expect.what.of === "unique" ? 1n : expect.what.of === "none" ? 0n : expect.what.count;
  const { count, status } = outcome;
  if (count === wanted) return [];
  const tooMany = status === "multiple" && count === undefined && outcome.reason === undefined;
  if (count === undefined && !tooMany) return [];
  const found =
    count === undefined ? `more than ${wanted === 0n ? 1n : wanted}` : count === 0n ? "none" : String(count);
  const expected = wanted === 0n ? "no answer" : wanted === 1n ? "one answer" : `${wanted} answers`;
  return [diagnose(expectationNotHeld, expect.span, { expected, found })];
}

/** A bound may show that it does not hold before the best is found. */
function bestDiagnostics(wanted: number, span: Span, { status, best }: Outcome): readonly Diagnostic[] {
  const told = (found: string): readonly Diagnostic[] => [
    diagnose(expectationNotHeld, span, { expected: `${fractionText(wanted)} as the best`, found }),
  ];
  if (status === "none") return told("none");
  if (best === undefined) return [];
  if (status === "best")
    return best.value === wanted
      ? []
      : told(best.value === undefined ? "no number" : fractionText(best.value));
  const isBetter = (a: number | undefined, b: number): boolean =>
    a !== undefined && (best.sense === "maximize" ? a > b : a < b);
  return isBetter(best.value, wanted) || (best.bound !== undefined && isBetter(wanted, best.bound))
    ? told(bestInWords(best, false))
    : [];
}

/** It is not known whether there is such an answer. */
export interface NotCompared {
  readonly stopped: Exclude<Ending, "done">;
  readonly reason: string;
}

/** If there is one answer, it is compared; of several, be it that the best was asked for, one that agrees is looked for. */
export async function solutionDiagnostics(
  compiled: Compiled,
  { instance, status, solutions }: Outcome,
  limits: Limits,
): Promise<readonly Diagnostic[] | NotCompared> {
  const { ground } = compiled;
  const { expected } = ground;
  const first = instance.solution?.[0];
  if (expected === undefined || first === undefined) return [];
  const [only] = solutions;
  const span = first.line.span;
  if (status === "unique" && only !== undefined) {
    const places = differences(ground, expected, only);
    if (places.length === 0) return [];
    const more = Math.max(0, places.length - MOST_PLACES);
    return [diagnose(solutionNotHeld, span, { places: places.slice(0, MOST_PLACES), more })];
  }
  if (status !== "multiple" && status !== "best" && status !== "none") return [];
  const agrees = status !== "none" && (await someAnswerAgrees(compiled, expected, limits));
  if (typeof agrees === "object") return agrees;
  return agrees ? [] : [diagnose(solutionNotHeld, span, { places: [], more: 0 })];
}

/** Values on elements are assumed before the search, so that only answers that agree with them are gone through. */
async function someAnswerAgrees(
  { ground, lowered }: Compiled,
  expected: NonNullable<Ground["expected"]>,
  { options, interrupt, deadline }: Limits,
): Promise<boolean | NotCompared> {
  const assumed = new Set<OptionId>();
  for (const [layer, { values }] of expected.data) {
    values.forEach((value, element) => {
      if (typeof value !== "number") return;
      for (const option of lowered.assume(layer, element, value) ?? []) assumed.add(option);
    });
  }
  const memoryBytes = bytesOf(options);
  const bounds = { deadline, timeout: options.timeout };
  const search = boundedSearch(
    lowered.problem,
    { assume: [...assumed], ...(memoryBytes === undefined ? {} : { memoryBytes }) },
    bounds,
  );
  const state = { agrees: false };
  const ending = await runSearch(search, {
    interrupt,
    ...bounds,
    take: (chosen) => {
      const solution: Solution = lowered.decode(chosen);
      state.agrees = differences(ground, expected, solution).length === 0;
      return !state.agrees;
    },
  });
  if (state.agrees || ending === "done") return state.agrees;
  return { stopped: ending, reason: stopReason(ending, search, options) };
}
