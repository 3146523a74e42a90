/**
 * The rules about every group, as far as they help to find it: `for each group g of S: exactly 1 clue in g; size(g) = g.clue`, of clues that are
 * known. Each group then has its clue as root, and only cells near enough are in it.
 */
import { isPartItself } from "../../../normalize/is-variable.js";
import type { ExpressionOf, LayerId, VariableId } from "../../../typed.js";
import type { AssertedPart } from "../../facts.js";
import type { World } from "../../world/world.js";
import { countedCells, givenNumbers, isExactlyOne, runsOverGroups, sizeAgainst } from "../atoms.js";
import { type Pattern, readings } from "../pattern.js";

export interface GroupClues {
  readonly isClue: (cell: number) => boolean;
  /** How many cells the group of a clue has at most, where it is known. */
  readonly mostCells: (cell: number) => number | undefined;
}

interface Noun {
  readonly quantity: ExpressionOf<"quantity">;
  readonly it: VariableId;
}

/** By cell. */
export const rootsOfGroups: Pattern<AssertedPart, ExpressionOf<"groups">, Noun, readonly boolean[]> = {
  name: "roots of groups",
  role: "derive",
  phase: "structures",
  makes: "each group is known by the one cell that it holds",
  counts: "in every answer each group holds one of the cells, so one label a cell says which group",
  match(facts, { heads, part }, groups) {
    const it = runsOverGroups(facts, heads, groups);
    if (it === undefined || part.kind !== "quantity") return undefined;
    return isExactlyOne(facts, part, it) ? { quantity: part, it } : undefined;
  },
  admit: (world, { quantity, it }) => countedCells(world, quantity, it),
};

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
export function cluesOfGroups(world: World, groups: ExpressionOf<"groups">): GroupClues | undefined {
  if (world.space?.onBoard !== undefined) return undefined;
  const assertions = world.facts.assertions();
  const [clues] = readings(world, rootsOfGroups, assertions, groups);
  if (clues === undefined) return undefined;
  const sizes = [...readings(world, sizesOfGroups, assertions, groups)];
  return {
    isClue: (cell) => clues[cell] === true,
    mostCells: (cell) =>
      sizes.reduce<number | undefined>((least, values) => {
        const value = values[cell];
        return value === undefined ? least : Math.min(value, least ?? value);
      }, undefined),
  };
}
