/**
 * The strategy that `auto` stands for. At most two solutions (one answer, or the proof that it is the only one): `learn`, on a plain exact
 * cover after a trial of `dance`, and in turns with it. Some more, where ways are free: `learn`, which makes them of the first. More: `dance`, which is the fastest by far where it can do it, else
 * `walk`; and `learn` in turns with them, for the case that there are few solutions and they are hard to find.
 */

import { addTo } from "./maps.js";
import { isPure, type Problem } from "./problem.js";
import { ProblemError } from "./problem-error.js";
import type { SearchOptions, Strategy } from "./search.js";
import type { Turns } from "./taking-turns.js";
import {
  FEW_SOLUTIONS,
  TURNS_BESIDE_DANCE,
  TURNS_BESIDE_WALK,
  TURNS_FOR_PROOF,
  TURNS_FOR_PROOF_WITH_ROOM,
} from "./thresholds.js";
import { hasFreeWays } from "./ways/free-ways.js";

export type Choice =
  | { readonly kind: "alone"; readonly strategy: Strategy }
  /** With a certificate, of the strategy that is done first without one. */
  | { readonly kind: "rehearsed" }
  | { readonly kind: "in-turns"; readonly enumerator: "dance" | "walk"; readonly turns: Turns };

export function chooseStrategy(problem: Problem, options: SearchOptions): Choice {
  const { strategy = "auto" } = options;
  if (options.nextItem !== undefined && strategy !== "dance" && strategy !== "walk")
    throw new ProblemError("unsupported", `strategy \`${strategy}\` takes the next item by its own rule`);
  if (options.certificate !== undefined) return certifying(problem, options);
  if (options.best === true) return improving(strategy);
  if (strategy !== "auto") return { kind: "alone", strategy };
  const few = isProof(problem, options);
  const danceable = isDanceable(problem, options);
  const enumerator = danceable ? "dance" : "walk";
  // A trace is of one search.
  if (options.onEvent !== undefined) return { kind: "alone", strategy: enumerator };
  if (!danceable && few) return { kind: "alone", strategy: "learn" };
  return { kind: "in-turns", enumerator, turns: turnsFor(problem, few, danceable) };
}

const isDanceable = (problem: Problem, { assumeLiterals = [] }: SearchOptions): boolean =>
  isPure(problem) && assumeLiterals.length === 0 && isDetermined(problem);

/** Of at most two answers `learn` writes the shorter one. That of `dance` is of answers that differ in an option that is seen. */
function certifying(problem: Problem, options: SearchOptions): Choice {
  const { strategy = "auto", best = false } = options;
  const danceable = !best && isDanceable(problem, options) && seesAllOptions(problem);
  if (strategy === "auto" && danceable && !isProof(problem, options)) return { kind: "rehearsed" };
  if (strategy === "auto" || strategy === "learn") return { kind: "alone", strategy: "learn" };
  if (strategy === "dance" && danceable) return { kind: "alone", strategy };
  const others = danceable ? "`learn` and `dance` do" : "`learn` does";
  throw new ProblemError("unsupported", `strategy \`${strategy}\` writes no certificate; ${others}`);
}

function improving(strategy: Strategy | "auto"): Choice {
  if (strategy === "auto" || strategy === "learn") return { kind: "alone", strategy: "learn" };
  throw new ProblemError(
    "unsupported",
    `strategy \`${strategy}\` looks for no best solution; \`learn\` does`,
  );
}

/** Whether a search for so many answers is one proof about the whole problem: others with other seeds may race it, but parts of it are no easier. */
export function isProof(problem: Problem, options: SearchOptions): boolean {
  const { limit = 0, strategy = "auto" } = options;
  if (limit > 0 && limit <= FEW_SOLUTIONS) return true;
  return (strategy === "auto" || strategy === "learn") && hasFreeWays(problem, options);
}

function turnsFor(problem: Problem, few: boolean, danceable: boolean): Turns {
  if (few) return hasRoom(problem) ? TURNS_FOR_PROOF_WITH_ROOM : TURNS_FOR_PROOF;
  return danceable ? TURNS_BESIDE_DANCE : TURNS_BESIDE_WALK;
}

/** Whether a primary item may be covered a varying number of times. */
function hasRoom({ itemCount, itemLo, itemHi }: Problem): boolean {
  for (let item = 0; item < itemCount; item++) if (itemLo[item] !== itemHi[item]) return true;
  return false;
}

/**
 * Whether two solutions (sets of options) never look the same to the user, so that `dance`, which counts sets of options,
 * counts answers. An option is determined if it is visible, if it alone gives a visible colour, or if it belongs to a
 * primary item that is marked functional or whose other options are visible.
 */
export const isDetermined = (problem: Problem): boolean =>
  determinedOptions(problem).every((determined) => determined === 1);

function seesAllOptions({ visible, atoms, optionCount }: Problem): boolean {
  const seen = new Set<number>();
  for (const literal of visible) if ((atoms.item[literal >> 1] ?? -1) < 0) seen.add(literal >> 1);
  return visible.length === 0 || seen.size === optionCount;
}

/** By option: 1 if whether it is chosen follows from what the user sees. */
export function determinedOptions(problem: Problem): Uint8Array {
  if (problem.visible.length === 0) return new Uint8Array(problem.optionCount).fill(1);
  const seen = new Uint8Array(problem.optionCount);
  const colours = new Set<string>();
  const { atoms } = problem;
  for (const literal of problem.visible) {
    const item = atoms.item[literal >> 1] ?? -1;
    const value = atoms.value[literal >> 1] ?? 0;
    if (item < 0) seen[value] = 1;
    else colours.add(`${item}:${value}`);
  }
  const givers = new Map<string, number[]>();
  const unseen = new Int32Array(problem.itemCount);
  const forEachEntry = (visit: (option: number, item: number, colour: number) => void): void => {
    for (let o = 0; o < problem.optionCount; o++) {
      for (let k = problem.optionStart[o] ?? 0; k < (problem.optionStart[o + 1] ?? 0); k++) {
        visit(o, problem.optionItems[k] ?? 0, problem.optionColours[k] ?? 0);
      }
    }
  };
  forEachEntry((option, item, colour) => {
    if (colour === 0) return;
    const key = `${item}:${colour}`;
    if (!colours.has(key)) return;
    addTo(givers, key, option);
  });
  for (const [only, ...others] of givers.values())
    if (only !== undefined && others.length === 0) seen[only] = 1;
  forEachEntry((option, item) => {
    if (seen[option] !== 1) unseen[item] = (unseen[item] ?? 0) + 1;
  });
  const determined = seen.slice();
  forEachEntry((option, item) => {
    if (problem.itemSecondary[item] === 1) return;
    const exact = problem.itemLo[item] === problem.itemHi[item];
    if (problem.itemFunctional[item] === 1 || (exact && (unseen[item] ?? 0) <= 1)) determined[option] = 1;
  });
  return determined;
}
