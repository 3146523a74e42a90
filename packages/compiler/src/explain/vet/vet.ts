/** The faults of a puzzle: several answers, with givens that would leave one; givens that are not needed; no answer at all. */
import { type OptionId, search } from "@ecp/engine";
import { compileInstance } from "../../compile.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { codeOfDatum } from "../../ground/codes.js";
import { type Ground, NONE } from "../../ground.js";
import type { Lowered } from "../../lower/lower.js";
import type { Solution } from "../../solution.js";
import type { Slices } from "../judge.js";
import { beginPath, type PathTask } from "../steps/begin.js";
import { type ExtraGivens, extraGivens, greedyGivens } from "./extra-givens.js";
import { type AnswerPlace, type AnswerPlaces, differingPlaces, placesOfAnswer } from "./places.js";
import { type Needs, unneededGivens } from "./unneeded.js";

export type Vetted =
  | ({ readonly kind: "unique"; readonly ground: Ground; readonly answer: Solution } & Needs)
  | {
      readonly kind: "several";
      readonly ground: Ground;
      /** The first, and the one that differs from it in most places. */
      readonly answers: readonly [Solution, Solution];
      readonly count: number;
      /** There are no others than those that were counted. */
      readonly isAll: boolean;
      readonly differing: readonly AnswerPlace[];
      /** Undefined if no values tell the answers apart. */
      readonly extra: ExtraGivens | undefined;
    }
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] };

/** Answers that are looked at: with more of them, nobody would mend the puzzle one given at a time. */
const MOST = 300;
const SLICE = 500;
/** Rounds in which answers that are left by the givens found so far join the others. */
const ROUNDS = 40;

export function* vetInstance(task: PathTask): Slices<Vetted> {
  const { analysis, instance, settings, host } = task;
  const compiled = compileInstance(analysis.typed, instance, settings, host);
  const { ground, lowered } = compiled;
  if (ground === undefined || lowered === undefined)
    return { kind: "refused", diagnostics: compiled.diagnostics };
  const solutions = new Map<string, Solution>();
  const running = search(lowered.problem, { limit: MOST, strategy: "learn" });
  for (;;) {
    const state = running.step(SLICE);
    for (const chosen of running.next()) {
      const solution = lowered.decode(chosen);
      solutions.set(JSON.stringify([[...solution.layers], solution.options]), solution);
    }
    if (state !== "running") break;
    yield;
  }
  const found = [...solutions.values()];
  const [first] = found;
  if (first === undefined) return { kind: "none" };
  if (found.length === 1) {
    const begun = beginPath({ ...task, entries: [] });
    if ("diagnostics" in begun) return { kind: "refused", diagnostics: begun.diagnostics };
    return { kind: "unique", ground, answer: first, ...(yield* unneededGivens(task, begun)) };
  }
  const isAll = running.limitedBy === undefined;
  const places = found.map((solution) => placesOfAnswer(ground, solution));
  const extra = isAll ? extraGivens(places) : yield* someExtraGivens(task, ground, places);
  return {
    kind: "several",
    ground,
    answers: [first, furthest(found, places)],
    count: found.length,
    isAll,
    differing: differingPlaces(places),
    extra,
  };
}

function furthest(found: readonly Solution[], places: readonly AnswerPlaces[]): Solution {
  const [first] = places;
  let most = -1;
  let best = found[1] ?? found[0];
  places.forEach((other, index) => {
    const count = index === 0 || first === undefined ? -1 : differingPlaces([first, other]).length;
    if (count > most) {
      most = count;
      best = found[index];
    }
  });
  if (best === undefined) throw new Error("there are two answers at least");
  return best;
}

/** Used if there are too many answers to list all: the answers that the chosen givens still allow are added to the list, until only one is left. */
function* someExtraGivens(
  task: PathTask,
  ground: Ground,
  places: readonly AnswerPlaces[],
): Slices<ExtraGivens | undefined> {
  const { analysis, instance, settings, host } = task;
  const { lowered } = compileInstance(analysis.typed, instance, settings, host);
  const [meant, ...seen] = places;
  if (lowered === undefined || meant === undefined) return undefined;
  const others = [...seen];
  for (let round = 0; round < ROUNDS; round++) {
    const givens = greedyGivens(meant, others);
    if (givens === undefined) return undefined;
    const running = search(lowered.problem, {
      limit: 2,
      strategy: "learn",
      ...held(ground, lowered, givens),
    });
    while (running.step(SLICE) === "running") yield;
    const left = running
      .next()
      .map((chosen) => placesOfAnswer(ground, lowered.decode(chosen)))
      .filter((other) => differingPlaces([meant, other]).length > 0);
    if (left.length === 0) return { givens, fewest: false };
    others.push(...left);
  }
  return undefined;
}

/** The givens as options that are chosen, and, of values that no option says, options that are not. */
function held(
  { puzzle, variableOf, variables }: Ground,
  lowered: Lowered,
  givens: readonly AnswerPlace[],
): { readonly assume: readonly OptionId[]; readonly forbid: readonly OptionId[] } {
  const assume: OptionId[] = [];
  const forbid: OptionId[] = [];
  for (const { given, value } of givens) {
    const layer = given === undefined ? undefined : puzzle.layers[given.layer];
    const variable = given === undefined ? undefined : variableOf.get(given.layer)?.[given.element];
    if (given === undefined || layer === undefined || variable === undefined) continue;
    const code = value === null ? NONE : codeOfDatum(layer, value);
    const own = code === undefined ? undefined : lowered.assume(given.layer, given.element, code);
    if (own !== undefined) assume.push(...own);
    else
      for (const other of variables[variable]?.domain ?? [])
        if (other !== code) forbid.push(...(lowered.assume(given.layer, given.element, other) ?? []));
  }
  return { assume, forbid };
}
