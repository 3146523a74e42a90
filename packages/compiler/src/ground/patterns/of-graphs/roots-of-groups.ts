/**
 * The rules about every group, as far as they help to find it: `for each group g of S: exactly 1 clue in g; size(g) = g.clue`, of clues that are
 * known. Each group then has its clue as root, and only cells near enough are in it.
 */

import { areCells } from "../../../check/types/types.js";
import { isPartItself } from "../../../normalize/is-variable.js";
import { isExactlyOne, sizeAgainst } from "../../../normalize/readings/amounts.js";
import { runsOverGroups } from "../../../normalize/readings/of-groups.js";
import type { AssertedPart, RuleFacts } from "../../../normalize/rule-facts.js";
import type { Binder, Expression, ExpressionOf, LayerId, VariableId } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import type { Element } from "../../value.js";
import type { World } from "../../world/world.js";
import { countedAmong, givenNumbers } from "../atoms.js";
import { type Pattern, readings } from "../pattern.js";

export interface GroupClues {
  readonly isClue: (element: number) => boolean;
  /** How many cells the group of a clue has at most, where it is known. */
  readonly mostCells: (cell: number) => number | undefined;
}

interface Noun {
  readonly quantity: ExpressionOf<"quantity">;
  readonly it: VariableId;
  /** Of `exactly 1 (e with number k) in g, for each k in 1..3`: what it is said for, of which the first has its place. */
  readonly each: readonly Binder[];
}

interface Asked {
  readonly groups: ExpressionOf<"groups">;
  /** The elements that form the groups. */
  readonly elements: readonly Element[];
}

/** By element. */
export const rootsOfGroups: Pattern<AssertedPart, Asked, Noun, readonly boolean[]> = {
  name: "roots of groups",
  role: "derive",
  phase: "structures",
  makes: "each group is known by the one cell that it holds",
  counts: "in every answer each group holds one of the cells, so one label a cell says which group",
  match(facts, { heads, part }, { groups }) {
    const it = runsOverGroups(facts, heads, groups);
    const [quantity, each] = saidForEach(part);
    if (it === undefined || quantity.kind !== "quantity") return undefined;
    if (each.some((head) => !isKnownHead(facts, head, it))) return undefined;
    return isExactlyOne(facts, quantity, it) ? { quantity, it, each } : undefined;
  },
  admit(world, { quantity, it, each }, { elements }) {
    let counted: readonly boolean[] | undefined;
    forEachBinding(world, each, undefined, (guard) => {
      if (guard === true) counted ??= countedAmong(world, quantity, it, elements);
    });
    return counted;
  },
};

const saidForEach = (part: Expression): readonly [Expression, readonly Binder[]] =>
  part.kind === "aggregate" &&
  part.aggregate === "all" &&
  part.body !== undefined &&
  part.condition === undefined
    ? [part.body, part.binders]
    : [part, []];

const isKnownHead = (facts: RuleFacts, head: Binder, it: VariableId): boolean =>
  head.kind === "in" && facts.isKnownHead(head) && !facts.reads(head, it);

/** By cell: how many cells its group has, where that is one of the clues. */
export const sizesOfGroups: Pattern<
  AssertedPart,
  ExpressionOf<"groups">,
  LayerId,
  readonly (number | undefined)[]
> = {
  name: "sizes at roots",
  role: "derive",
  phase: "structures",
  makes: "read for how far from its root a group reaches",
  counts: "a cell farther away is in the group in no answer, and the rule is expanded besides",
  match(facts, { heads, part }, groups) {
    const it = runsOverGroups(facts, heads, groups);
    const compared = it === undefined ? undefined : sizeAgainst(part, it);
    if (it === undefined || compared?.operator !== "=" || compared.other.kind !== "shared") return undefined;
    return isPartItself(compared.other.set, it) ? compared.other.layer : undefined;
  },
  admit: (world, layer) => givenNumbers(world, layer),
};

/** Returns undefined if no known noun is demanded exactly once in each group, and in a part of the board: a group there may be cut off from its clue. */
export function cluesOfGroups(
  world: World,
  groups: ExpressionOf<"groups">,
  elements: readonly Element[],
): GroupClues | undefined {
  if (world.space?.onBoard !== undefined) return undefined;
  const assertions = world.facts.assertions();
  const [clues] = readings(world, rootsOfGroups, assertions, { groups, elements });
  if (clues === undefined) return undefined;
  const sizes = areCells(groups.set.type) ? [...readings(world, sizesOfGroups, assertions, groups)] : [];
  return {
    isClue: (element) => clues[element] === true,
    mostCells: (cell) =>
      sizes.reduce<number | undefined>((least, values) => {
        const value = values[cell];
        return value === undefined ? least : Math.min(value, least ?? value);
      }, undefined),
  };
}
