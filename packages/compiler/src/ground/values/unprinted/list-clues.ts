/** The rules about lists that are printed as `?`, before they are said in conditions. */
import type { Span } from "../../../text/span.js";
import { equal, isUnknown, type RunPlace, type Truth, type UnprintedClue, type Value } from "../../value.js";
import { newTruth } from "../../world/definitions.js";
import type { World } from "../../world/world.js";

/** A rule: where the guard holds, so does the truth. */
export interface ListEquality {
  readonly guard: Truth;
  readonly truth: Truth;
  readonly span?: Span;
}

/** Something that a list is compared with. */
export interface ListUse {
  readonly value: Value;
  readonly isBag: boolean;
  readonly yes: Truth;
  /** If the condition does not hold, the list is a different one. A statement that is only asserted behind a guard says nothing without it. */
  readonly elseOther: boolean;
  readonly span: Span;
}

export interface ListClue {
  readonly of: UnprintedClue | undefined;
  readonly uses: ListUse[];
}

/** Two lists, or their bags, that are compared with each other; `yes` and `elseOther` as of a use. */
export interface SameLists {
  readonly one: ListClue;
  readonly other: ListClue;
  readonly isBag: boolean;
  readonly yes: Truth;
  readonly elseOther: boolean;
  readonly span: Span;
}

/** Lists that are connected, since some may be equal. */
export interface ListGroup {
  readonly clues: readonly ListClue[];
  readonly sames: readonly SameLists[];
}

/** True or not, as some choice that tells no answers apart has it. */
export const perhaps = (world: World, clue: UnprintedClue | undefined): Truth =>
  newTruth(world, `? ${clue?.key ?? ""}`, { functional: false });

/** Whether two values are made of the same, as far as that is seen without making a condition. */
export function surelyEqual(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (!isUnknown(one) && !isUnknown(other)) return equal(one, other);
  if (typeof one !== "object" || typeof other !== "object") return false;
  if (one.kind === "runs" && other.kind === "runs")
    return (
      one.of === other.of && one.closed === other.closed && allAlike(one.pieces, other.pieces, samePlaces)
    );
  if (one.kind === "entries" && other.kind === "entries")
    return (
      one.of === other.of &&
      allAlike(one.items, other.items, (a, b) => a.when === b.when && surelyEqual(a.value, b.value))
    );
  if (one.kind === "choice" && other.kind === "choice")
    return (
      one.variable === other.variable &&
      allAlike(one.codes, other.codes, Object.is) &&
      allAlike(one.outcomes, other.outcomes, equal)
    );
  return false;
}

const samePlaces = (a: readonly RunPlace[], b: readonly RunPlace[]): boolean =>
  allAlike(a, b, (x, y) => x.there === y.there && x.yes === y.yes);

function allAlike<Item>(
  one: readonly Item[],
  other: readonly Item[],
  alike: (a: Item, b: Item) => boolean,
): boolean {
  return (
    one.length === other.length &&
    one.every((item, at) => {
      const there = other[at];
      return there !== undefined && alike(item, there);
    })
  );
}
