/** A hint: the next step from the board as it stands, and before that where to look for it. */
import type { Ground } from "../../ground.js";
import type { Fact } from "../facts.js";
import type { Slices } from "../judge.js";
import { explainSolution, type PathEnd } from "../path.js";
import { listed } from "../techniques/fact-words.js";
import { ruleAtPlace } from "../techniques/words.js";
import type { PathTask } from "./begin.js";
import type { Step } from "./step.js";

export type NextStep =
  | {
      readonly kind: "step";
      readonly step: Step;
      readonly ground: Ground;
      /** On the board before it. */
      readonly known: readonly Fact[];
    }
  /** There is none. */
  | {
      readonly kind: "end";
      readonly end: PathEnd;
      /** Undefined if it was refused. */
      readonly ground: Ground | undefined;
    };

export function* nextStep(task: PathTask): Slices<NextStep> {
  let begun: { readonly ground: Ground; readonly known: readonly Fact[] } | undefined;
  const way = explainSolution(task, (ground, known) => {
    begun = { ground, known };
  });
  for (;;) {
    const next = way.next();
    if (next.done === true) return { kind: "end", end: next.value, ground: begun?.ground };
    if (next.value !== undefined && begun !== undefined) return { kind: "step", step: next.value, ...begun };
    yield;
  }
}

/** Rules that are named; with more, one would not know where to begin. */
const MOST_RULES = 3;

/** Of more places that a step rests on, one would not know either. */
const MOST_NEAR = 4;

/** Says nothing of what is found. */
export function whereToLook({ scope, found, known, technique }: Step): {
  readonly says: string;
  readonly cells: readonly number[];
} {
  const places = [...new Set(scope.map((rule) => placeOf(rule)))];
  const cells = [...new Set((scope.length > 0 ? scope : found).flatMap((each) => each.cells))];
  const named = places.length > 0 ? places : [...new Set(found.map(({ at }) => at))];
  const where = named.filter((each) => each !== "");
  const at = where.length === 0 ? "the board" : listed(where, MOST_RULES);
  // A rule about the whole board says nothing of where.
  const isEverywhere = scope.length > 0 && scope.every(({ at: places }) => places.length === 0);
  const near = isEverywhere ? [...new Set(known.map((fact) => fact.at))].filter((each) => each !== "") : [];
  const beside = near.length === 0 || near.length > MOST_NEAR ? "" : ` beside ${listed(near)}`;
  return {
    says: `Look at ${at}${beside}: ${technique.name}.`,
    cells: cells.sort((one, other) => one - other),
  };
}

const placeOf = (rule: Step["scope"][number]): string =>
  rule.at.length > 0 && rule.cells.length > 0 ? rule.at.join(", ") : ruleAtPlace(rule);
