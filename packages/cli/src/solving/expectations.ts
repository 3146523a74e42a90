/** What an instance says of its answers, held against what was found. */
import {
  type Diagnostic,
  diagnose,
  differences,
  expectationNotHeld,
  type Ground,
  type Solution,
  solutionNotHeld,
  type TypedInstance,
} from "@ecp/compiler";
import { type OptionId, search as startSearch } from "@ecp/engine";
import type { Interrupt } from "./interrupt.js";
import { bytesOf, type SolvingOptions } from "./options.js";
import { runSearch } from "./run-search.js";
import type { Compiled, Outcome } from "./solve-instance.js";

/** How many answers have to be seen. A large number that is expected is counted, without keeping answers. */
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

/** More than these places in one message help nobody. */
const MOST_PLACES = 5;

/** If there is one answer, it is compared; of several, one that agrees is looked for. */
export async function solutionDiagnostics(
  compiled: Compiled,
  { instance, status, solutions }: Outcome,
  options: SolvingOptions,
  interrupt: Interrupt,
): Promise<readonly Diagnostic[]> {
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
  if (status !== "multiple" && status !== "none") return [];
  const agrees = status === "multiple" && (await someAnswerAgrees(compiled, expected, options, interrupt));
  return agrees ? [] : [diagnose(solutionNotHeld, span, { places: [], more: 0 })];
}

/** Values on elements are assumed before the search, so that only answers that agree with them are gone through. */
async function someAnswerAgrees(
  { ground, lowered }: Compiled,
  expected: NonNullable<Ground["expected"]>,
  options: SolvingOptions,
  interrupt: Interrupt,
): Promise<boolean> {
  const assumed = new Set<OptionId>();
  for (const [layer, { values }] of expected.data) {
    values.forEach((value, element) => {
      if (typeof value !== "number") return;
      for (const option of lowered.assume(layer, element, value) ?? []) assumed.add(option);
    });
  }
  const memoryBytes = bytesOf(options);
  const search = startSearch(lowered.problem, {
    assume: [...assumed],
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
  });
  const state = { agrees: false };
  await runSearch(search, {
    interrupt,
    take: (chosen) => {
      const solution: Solution = lowered.decode(chosen);
      state.agrees = differences(ground, expected, solution).length === 0;
      return !state.agrees;
    },
  });
  return state.agrees;
}
