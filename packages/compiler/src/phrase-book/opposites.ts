/** Whether two sentences deny one another: by `not` and its like, by words that are opposites, or by names in the other order. */
import { stemOf } from "./likeness.js";
import { type Item, isSlot } from "./slots.js";

/** Stems on two sides; behind `=` it matters which name stands before them, and which behind. The first may be denied instead. */
const table = `
same / different
adjacent / apart separat isolat
= at-least more greater / at-most less
= before / after
= left / right
= above / below
= older / younger
first / last
top / bottom
odd / even
inside / outside
row / column
horizontal / vertical
highest / lowest
increas / decreas
`;

const MANY_DENIED = 3;
/** Of many sentences. */
const ADJACENT = 1;

interface Axis {
  readonly isOrder: boolean;
  readonly sides: readonly (readonly string[])[];
}

const axes: readonly Axis[] = table
  .trim()
  .split("\n")
  .map((line) => ({
    isOrder: line.startsWith("="),
    sides: line
      .replace("= ", "")
      .split(" / ")
      .map((side) => side.split(" ")),
  }));

/** Sentences with these may say without a `not` that something is not so. */
const DENYING = /^(?:different|apart|separat|isolat|at-most|less|only|empty|free|alone|chang|alternat)$/;
/** Of a board and of cells, mostly. */
const NO_OPPOSITE = /^(?:border|share|side|edge)s?$/;

const AFTER_RIGHT = /^(?:beside|next|before|after|above|below|under|behind)$/;

interface Place {
  readonly side: number;
  /** No `at least 2`, but `smaller than it`, which may be said of either. */
  readonly isOfTwo: boolean;
  /** The names around it. */
  readonly before: string | undefined;
  readonly behind: string | undefined;
}

interface Claim {
  readonly denials: number;
  readonly mayDeny: boolean;
  /** The only place of each axis; undefined where both sides, or none, are there. */
  readonly places: readonly (Place | undefined)[];
}

export function claimOf(items: readonly Item[]): Claim {
  const stems = items.map((item, at) => {
    if (isSlot(item) || NO_OPPOSITE.test(item)) return "";
    const next = items[at + 1] ?? "";
    // `right beside it`
    return item === "right" && !isSlot(next) && AFTER_RIGHT.test(next) ? "" : stemOf(item);
  });
  const nameIn = (some: readonly Item[]): string | undefined => some.find(isSlot)?.name;
  const placeOf = ({ isOrder, sides }: Axis): Place | undefined => {
    const [at, ...others] = stems.flatMap((stem, index) =>
      sides.some((side) => side.includes(stem)) ? [index] : [],
    );
    if (at === undefined) return undefined;
    const sideAt = (index: number): number => sides.findIndex((side) => side.includes(stems[index] ?? ""));
    if (others.some((other) => sideAt(other) !== sideAt(at))) return undefined;
    return {
      side: sideAt(at),
      isOfTwo: isOrder && !/^at-/.test(stems[at] ?? ""),
      before: nameIn(items.slice(0, at).toReversed()),
      behind: nameIn(items.slice(at + 1)),
    };
  };
  return {
    // `neither … nor` is one.
    denials: stems.filter((stem, at) => stem === "not" && items[at] !== "nor").length,
    mayDeny: stems.some((stem) => DENYING.test(stem)),
    places: axes.map(placeOf),
  };
}

const ONLY_IN_ONE = 0.88;
const DENIED = 0.5;
const UNSURE = 0.75;
const MAYBE_DENIED = 0.88;
const DENIED_TWICE = 0.7;

/** 1 where nothing is denied; less the more of it is. */
export function agreement(one: Claim, other: Claim): number {
  const isOdd = (one.denials + other.denials) % 2 === 1;
  let factor = 1;
  let isSettled = false;
  for (const [index, { isOrder }] of axes.entries()) {
    const [a, b] = [one.places[index], other.places[index]];
    if (a === undefined || b === undefined) {
      if (a !== b && index < MANY_DENIED && index !== ADJACENT) factor *= ONLY_IN_ONE;
      continue;
    }
    const isSwapped = isOrder && a.before !== undefined && a.before === b.behind && a.behind === b.before;
    const isAlike = a.before === b.before && a.behind === b.behind;
    const isOpposite = (a.side !== b.side) !== (isSwapped && !isAlike);
    const mayBeDenied = index < MANY_DENIED;
    if (mayBeDenied) isSettled = true;
    if (isOpposite !== (mayBeDenied && isOdd))
      factor *= a.isOfTwo && b.isOfTwo && !isSwapped && !isAlike ? UNSURE : DENIED;
  }
  if (isSettled) return factor;
  if (one.denials > 0 !== other.denials > 0) {
    const [denied, said] = one.denials > 0 ? [one, other] : [other, one];
    // `no A stands right of a B` is an order.
    const isOrder = axes.some((axis, index) => axis.isOrder && denied.places[index] !== undefined);
    return factor * (said.mayDeny || isOrder ? MAYBE_DENIED : DENIED);
  }
  return isOdd ? factor * DENIED_TWICE : factor;
}
